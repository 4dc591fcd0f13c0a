/** Passkeys in the browser: asks for one, and finishes the login with it. */
import { connect, httpTransport, loginSteps, memberSession, security } from '@stoa/sdk';
import type { LoginAnswer } from './api.ts';

type Library = typeof import('@simplewebauthn/browser');
type LoginOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type RegistrationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Lets the person choose a passkey. Rejects where they turn it down. */
async function askFor(options: unknown): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON: options as LoginOptions })) };
}

const steps = () => connect(loginSteps, httpTransport({ baseUrl: '' }));

/** Logs in by passkey alone, and goes on to the page. */
export async function logInByPasskey(returnTo: string): Promise<void> {
  const { stateToken = '', options } = await steps().startPasskeyLogin();
  const credential = await askFor(options);
  await goOn(await steps().finishPasskeyLogin({ stateToken, credential }), returnTo);
}

/** Finishes a login whose password was right. `options` are those of the server, as JSON. */
export async function confirmByPasskey(
  { stateToken, options, rememberBrowser }: { stateToken: string; options: string; rememberBrowser: boolean },
  returnTo: string,
): Promise<void> {
  const credential = await askFor(JSON.parse(options));
  const answer = await steps().verifySecondFactor({ stateToken, factorType: 'WEBAUTHN', credential });
  await goOn(answer, returnTo, rememberBrowser);
}

/** Proves again who the member is who is logged in, and shows the page anew. */
export async function proveByPasskey(): Promise<void> {
  const service = connect(security, httpTransport({ baseUrl: '' }));
  const { stateToken = '', mfaChallengeData } = await service.startReauthentication({ factorType: 'WEBAUTHN' });
  const options = mfaChallengeData?.verificationChallengeData?.webauthnData?.publicKeyCredentialRequestOptionsJson;
  const credential = await askFor(JSON.parse(options ?? 'null'));
  await service.reauthenticate({ factorType: 'WEBAUTHN', stateToken, credential });
  window.location.assign('/account/security?notice=confirmed');
}

/** Makes a passkey for the member who is logged in, and shows the page anew. */
export async function registerPasskey(): Promise<void> {
  const service = connect(security, httpTransport({ baseUrl: '' }));
  const { stateToken = '', options } = await service.startPasskey();
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = { ...(await startRegistration({ optionsJSON: options as unknown as RegistrationOptions })) };
  await service.confirmPasskey({ stateToken, credential });
  window.location.assign('/account/security?notice=added');
}

async function goOn({ state, sessionToken }: LoginAnswer, returnTo: string, rememberBrowser = false): Promise<void> {
  if (state !== 'SUCCESS') throw new Error('This account cannot be used yet.');
  const request = { sessionToken: sessionToken ?? '', rememberBrowser };
  await connect(memberSession, httpTransport({ baseUrl: '' })).openMemberSession(request);
  window.location.assign(returnTo);
}

/** What to say when a passkey did not lead on. */
export const passkeyProblem = (error: unknown): string =>
  error instanceof Error && error.name === 'NotAllowedError'
    ? 'No passkey was used. Try again, or choose another way.'
    : 'The passkey was not accepted. Try again, or choose another way.';
