import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 32;

/** A text that carries JSON and that only a holder of the secret can create; it is valid in the same scope only. */
export function seal(value: unknown, secret: string, scope: string): string {
  const content = Buffer.from(JSON.stringify(value));
  return Buffer.concat([sign(content, secret, scope), content]).toString('base64url');
}

/** The contents of a sealed text; undefined where it was not sealed with this secret in this scope. */
export function unseal(text: unknown, secret: string, scope: string): unknown {
  if (typeof text !== 'string') return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== text) return undefined;
  const content = bytes.subarray(SIGNATURE_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(content, secret, scope));
  return isOurs ? JSON.parse(content.toString()) : undefined;
}

const sign = (content: Buffer, secret: string, scope: string): Buffer =>
  createHmac('sha256', secret).update(scope).update('\0').update(content).digest();
