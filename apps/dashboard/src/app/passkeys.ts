import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { Told } from '../ui/told.ts';

type Json = Record<string, unknown>;

// loaded with the first passkey: most people use none
const library = () => import('@simplewebauthn/browser');

/** Browsers have passkeys for pages with a host name that came by HTTPS or from the same machine. */
export function canUsePasskeys({ isSecureContext, location }: Pick<Window, 'isSecureContext' | 'location'>): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && 'PublicKeyCredential' in globalThis;
}

/** Asks the browser to make a passkey. Throws in words for people. */
export async function createPasskey(options: Json | undefined): Promise<Json> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return toJson(await startRegistration({ optionsJSON }).catch(explainPasskey));
}

/** Asks the browser to answer with a passkey. Throws in words for people. */
export async function answerWithPasskey(options: Json | undefined): Promise<Json> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return toJson(await startAuthentication({ optionsJSON }).catch(explainPasskey));
}

/**
 * Offers passkeys among what the browser fills into the e-mail field, and waits until one is chosen; null where the
 * browser has no such thing, and when something else is asked of it meanwhile.
 */
export async function offerPasskeys(options: () => Promise<Json | undefined>): Promise<Json | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await options()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  return answer && toJson(answer);
}

/** Takes back what was asked of the browser: the page that asked is gone. */
export const stopOfferingPasskeys = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

const toJson = (answer: AuthenticationResponseJSON | RegistrationResponseJSON): Json => ({ ...answer });

function explainPasskey(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new Told('This device has a passkey for your account already.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Told('No passkey was given: it was cancelled, or took too long.');
  throw new Told('The browser could not use a passkey here.');
}
