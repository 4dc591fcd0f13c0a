import { createHash, timingSafeEqual } from 'node:crypto';

/** From 43 to 128 letters, digits and `-._~` (RFC 7636). */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/** Whether a text can be a code challenge; a SHA-256 in base64url has 43 characters, the standard allows more. */
export const isCodeChallenge = (text: string): boolean => VERIFIER.test(text);

/** Whether the challenge was made from the verifier, by method S256. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
}
