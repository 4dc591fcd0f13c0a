import { base64url } from './base64url.ts';

/** RFC 7636: the characters of a verifier. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const SHORTEST = 43;
const LONGEST = 128;

export type Pkce = { codeVerifier: string; codeChallenge: string };

/** A secret for one login, and its public SHA-256 (method S256). The length is 43 to 128 characters. */
export async function generatePkce(length = SHORTEST): Promise<Pkce> {
  const codeVerifier = randomText(length);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(hash)) };
}

/** A random text of the characters of a verifier. */
export function randomText(length = SHORTEST): string {
  if (!Number.isInteger(length) || length < SHORTEST || length > LONGEST)
    throw new RangeError(`A code verifier has ${SHORTEST} to ${LONGEST} characters, not ${length}`);
  let text = '';
  while (text.length < length) {
    // bytes beyond the last whole alphabet would favour its beginning
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 256 - (256 % ALPHABET.length) && text.length < length) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}
