import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

const ID_BYTES = 16;
/** Nobody guesses 96 bits, and the address stays short enough to be typed. */
const SIGNATURE_BYTES = 12;

const sign = (id: Buffer, { cursorSecret, siteId }: Sources): Buffer =>
  createHmac('sha256', cursorSecret)
    .update(`payment request ${siteId}\0`)
    .update(id)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** The address where a request is paid. Whoever has it may pay. */
export function addressOf(ctx: Sources & Pick<Context, 'addresses'>, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  return `${ctx.addresses.site}/pay/${Buffer.concat([id, sign(id, ctx)]).toString('base64url')}`;
}

/** The request that the token of an address stands for; null where it is none of ours. */
export function requestOf(ctx: Sources, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(id, ctx))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
