import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findUserByEmail, insertSession, newSecret } from './identity.store.ts';

/** A sign-in ends after this long. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;
/** Failed attempts of one address or account within the window; then it waits. */
const MOST_FAILURES = 10;
const WINDOW_MS = 15 * 60 * 1000;

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string): Promise<string> => hash(password, argon2);

/** Verified where an account does not exist, so that the time taken does not tell. */
const nobodysHash = hashPassword('there is no such account');

const failures = new LRUCache<string, number>({ max: 50_000, ttl: WINDOW_MS });

/**
 * Signs a person in to the back office and returns the secret of their session, for a cookie. Unknown addresses and
 * wrong passwords are answered alike.
 */
export async function signIn(
  { database, now, address }: { database: Database; now: Date; address: string },
  { email, password }: { email: string; password: string },
): Promise<{ session: string } | Refusal> {
  const keys = [`address:${address}`, `account:${email.toLowerCase()}`];
  if (keys.some((key) => (failures.get(key) ?? 0) >= MOST_FAILURES)) return refuse('TOO_MANY_REQUESTS');
  const user = await findUserByEmail(database, email);
  const matches = await verify(user?.passwordHash ?? (await nobodysHash), password);
  if (!user || !matches) {
    for (const key of keys) failures.set(key, (failures.get(key) ?? 0) + 1);
    return refuse('INVALID_CREDENTIALS');
  }
  for (const key of keys) failures.delete(key);
  const session = newSecret();
  await insertSession(database, session, user.id, now, new Date(now.getTime() + SESSION_SECONDS * 1000));
  return { session };
}
