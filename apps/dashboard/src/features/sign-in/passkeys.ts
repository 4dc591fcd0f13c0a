import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { words } from '../../app/words.ts';
import { UserFacingError } from '../../ui/user-facing-error.ts';

const texts = words.security.passkeys;

type Json = Record<string, unknown>;

// loaded on first use: most people have no passkeys
const library = () => import('@simplewebauthn/browser');

/** Browsers offer passkeys on pages with a host name, over HTTPS or from the same machine. */
export function canUsePasskeys({ isSecureContext, location }: Pick<Window, 'isSecureContext' | 'location'>): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && 'PublicKeyCredential' in globalThis;
}

/** Asks the browser to create a passkey. Throws errors with messages for the user. */
export async function createPasskey(options: Json | undefined): Promise<Json> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return toJson(await startRegistration({ optionsJSON }).catch(explainPasskey));
}

/** Asks the browser to sign in with a passkey. Throws errors with messages for the user. */
export async function answerWithPasskey(options: Json | undefined): Promise<Json> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return toJson(await startAuthentication({ optionsJSON }).catch(explainPasskey));
}

/**
 * Offers passkeys in the autofill of the e-mail field, and waits until one is chosen; null if the browser does not
 * support this, or another request to the browser replaces it.
 */
export async function offerPasskeys(options: () => Promise<Json | undefined>): Promise<Json | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await options()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  return answer && toJson(answer);
}

/** Cancels the pending request to the browser, as its page is gone. */
export const stopOfferingPasskeys = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

const toJson = (answer: AuthenticationResponseJSON | RegistrationResponseJSON): Json => ({ ...answer });

function explainPasskey(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new UserFacingError(texts.known);
  if (name === 'NotAllowedError' || name === 'AbortError') throw new UserFacingError(texts.cancelled);
  throw new UserFacingError(texts.failed);
}
