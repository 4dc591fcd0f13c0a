import type { Context } from '../../context.ts';
import { readSignedId, signedId } from '../../platform/signed-id.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

const purposeOf = ({ siteId }: Sources): string => `payment request ${siteId}`;

/** The address where a request is paid. Whoever has it may pay. */
export const addressOf = (ctx: Sources & Pick<Context, 'addresses'>, requestId: string): string =>
  `${ctx.addresses.pages}/pay/${signedId(requestId, ctx.cursorSecret, purposeOf(ctx))}`;

/** The request that the token of an address stands for; null where it is none of ours. */
export function requestOf(ctx: Sources, token: string): string | null {
  const signed = readSignedId(token);
  return signed?.isSignedFor(ctx.cursorSecret, purposeOf(ctx)) ? signed.id : null;
}
