import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Credential, Factor } from './factors.store.ts';

// loaded with the first passkey: most servers start long before one is used
const library = () => import('@simplewebauthn/server');

/** The page on which a passkey is created or used. */
export type Page = { origin: string; host: string };

/** The page that a request came from, as browsers see it; null where it has no host name, as passkeys need one. */
export function pageOf(origin: string): Page | null {
  if (!URL.canParse(origin)) return null;
  const { origin: exact, hostname } = new URL(origin);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return hostname === '' || isAddress ? null : { origin: exact, host: hostname };
}

/** The maximum wait for someone to touch a key, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/** The browser's options for creating a passkey that can also log in by itself. */
export const registrationOptions = async (
  { host }: Page,
  { id, email, name, service }: { id: string; email: string; name: string; service: string },
  existing: readonly Factor[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: service,
    rpID: host,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: descriptorsOf(existing, host),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** The browser's options for using one of an account's passkeys, or any that it has for the page. */
export const authenticationOptions = async ({ host }: Page, passkeys: readonly Factor[] = []) =>
  (await library()).generateAuthenticationOptions({
    rpID: host,
    timeout: TIMEOUT_MS,
    allowCredentials: descriptorsOf(passkeys, host),
    userVerification: 'required',
  });

const descriptorsOf = (passkeys: readonly Factor[], host: string) =>
  passkeys.flatMap(({ credentialId, credential }) =>
    credentialId && credential.host === host ? [{ id: credentialId, transports: credential.transports }] : [],
  );

/** The new passkey in a valid answer of the browser; null for anything else that callers may send. */
export async function readRegistration(
  { origin, host }: Page,
  { challenge, answer }: { challenge: string; answer: unknown },
): Promise<{ credentialId: string; credential: Credential } | null> {
  try {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      credential: {
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: known(transports),
        host,
      },
    };
  } catch {
    return null; // the library throws on any invalid input
  }
}

/** The transports in an answer are the caller's claim, and stored only if known. */
const known = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
    : [];

/** The id of the passkey in an answer; null where it is not an answer. */
export function credentialIdOf(answer: unknown): string | null {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null;
}

/**
 * The new counter of a passkey that signed the challenge for the page; null for anything else that callers may send.
 */
export async function readAuthentication(
  { origin, host }: Page,
  { challenge, answer, passkey }: { challenge: string; answer: unknown; passkey: Factor },
): Promise<{ counter: number } | null> {
  const { publicKey, counter = 0, host: madeFor } = passkey.credential;
  if (!passkey.credentialId || !publicKey || madeFor !== host) return null;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: passkey.credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}
