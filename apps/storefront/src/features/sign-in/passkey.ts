/** Passkeys in the browser: requests one, and completes the login with it. */

import type { Messages } from '@stoa/messages';
import { connect, httpTransport, loginSteps, memberSession, security } from '@stoa/sdk';
import type { LoginAnswer } from '../../lib/api.ts';
import { pathIn } from '../../lib/in-language.ts';

type Library = typeof import('@simplewebauthn/browser');
type LoginOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type RegistrationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Lets the person choose a passkey. Rejects if they cancel. */
async function askFor(options: unknown): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON: options as LoginOptions })) };
}

const steps = () => connect(loginSteps, httpTransport({ baseUrl: '' }));

/** Logs in by passkey alone, and goes on to the target page. */
export async function logInByPasskey(returnTo: string): Promise<void> {
  const { stateToken = '', options } = await steps().startPasskeyLogin();
  const credential = await askFor(options);
  await goOn(await steps().finishPasskeyLogin({ stateToken, credential }), returnTo);
}

/** Completes a login after the correct password. `options` are those of the server, as JSON. */
export async function confirmByPasskey(
  { stateToken, options, rememberBrowser }: { stateToken: string; options: string; rememberBrowser: boolean },
  returnTo: string,
): Promise<void> {
  const credential = await askFor(JSON.parse(options));
  const answer = await steps().verifySecondFactor({ stateToken, factorType: 'WEBAUTHN', credential });
  await goOn(answer, returnTo, rememberBrowser);
}

/** Confirms the identity of the logged-in member, and reloads the page. */
export async function proveByPasskey(): Promise<void> {
  const service = connect(security, httpTransport({ baseUrl: '' }));
  const { stateToken = '', mfaChallengeData } = await service.startReauthentication({ factorType: 'WEBAUTHN' });
  const options = mfaChallengeData?.verificationChallengeData?.webauthnData?.publicKeyCredentialRequestOptionsJson;
  const credential = await askFor(JSON.parse(options ?? 'null'));
  await service.reauthenticate({ factorType: 'WEBAUTHN', stateToken, credential });
  window.location.assign('?notice=confirmed');
}

/** Creates a passkey for the logged-in member, and reloads the page. */
export async function registerPasskey(): Promise<void> {
  const service = connect(security, httpTransport({ baseUrl: '' }));
  const { stateToken = '', options } = await service.startPasskey();
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = { ...(await startRegistration({ optionsJSON: options as unknown as RegistrationOptions })) };
  await service.confirmPasskey({ stateToken, credential });
  window.location.assign('?notice=added');
}

async function goOn({ state, sessionToken }: LoginAnswer, returnTo: string, rememberBrowser = false): Promise<void> {
  if (state !== 'SUCCESS') throw new Error('the login is not complete');
  const request = { sessionToken: sessionToken ?? '', rememberBrowser };
  await connect(memberSession, httpTransport({ baseUrl: '' })).openMemberSession(request);
  const { path = '' } = document.documentElement.dataset;
  window.location.assign(pathIn(path, returnTo));
}

/** The message for a failed passkey request. */
export const passkeyProblem = (error: unknown, messages: Messages['proof']): string =>
  error instanceof Error && error.name === 'NotAllowedError' ? messages.passkeyCancelled : messages.passkeyFailed;
