import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SortKeys } from './sort.ts';

/** All that is needed to go on: the query, and the row at the edge of the page that the cursor came with. */
export type Cursor = {
  /** Filter and sort as the client wrote them. */
  filter?: unknown;
  sort?: unknown;
  limit: number;
  keys: SortKeys;
  direction: 'next' | 'prev';
};

// Written into every cursor: a server whose cursors look different refuses the older ones.
const format = 1;

const signatureLength = 32;

/** An opaque text that only a holder of the secret can make, and that reads in the same scope only. */
export function sealCursor(cursor: Cursor, secret: string, scope: string): string {
  const content = Buffer.from(JSON.stringify({ format, ...cursor }));
  return Buffer.concat([sign(content, secret, scope), content]).toString('base64url');
}

/** What a cursor holds; undefined where it was not sealed with this secret in this scope and format. */
export function openCursor(text: unknown, secret: string, scope: string): Cursor | undefined {
  if (typeof text !== 'string') return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= signatureLength || bytes.toString('base64url') !== text) return undefined;
  const content = bytes.subarray(signatureLength);
  if (!timingSafeEqual(bytes.subarray(0, signatureLength), sign(content, secret, scope))) return undefined;
  const { format: written, ...cursor } = JSON.parse(content.toString()) as Cursor & { format: number };
  return written === format ? cursor : undefined;
}

function sign(content: Buffer, secret: string, scope: string): Buffer {
  return createHmac('sha256', secret).update(scope).update('\0').update(content).digest();
}
