import { timingSafeEqual } from 'node:crypto';
import type { Client } from '../clients.store.ts';
import { hashOf } from '../secrets.ts';

/** Whether an app proved to be the client; front ends have no secret, and so never do. */
export function isSecretOf({ kind, secretHash }: Client, secret: string): boolean {
  return kind === 'APP' && secretHash !== null && timingSafeEqual(secretHash, hashOf(secret));
}
