import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
/** Nobody guesses 96 bits, and an address with it stays short enough to be typed. */
const SIGNATURE_BYTES = 12;

/** An id from a token, and whether it was signed for a purpose. */
export type SignedId = { id: string; isSignedFor(secret: string, purpose: string): boolean };

const sign = (id: Buffer, secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\0`).update(id).digest().subarray(0, SIGNATURE_BYTES);

/** A token that stands for an id: whoever has it may do what the purpose says. The purpose names the site. */
export function signedId(id: string, secret: string, purpose: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sign(bytes, secret, purpose)]).toString('base64url');
}

/** Reads a token; null where it cannot be one. */
export function readSignedId(token: string): SignedId | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return {
    id: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    isSignedFor: (secret, purpose) => timingSafeEqual(bytes.subarray(ID_BYTES), sign(id, secret, purpose)),
  };
}
