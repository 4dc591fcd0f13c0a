import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Secrets are stored as hashes, so that readers of the database cannot use them. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Six digits, for people to type. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
