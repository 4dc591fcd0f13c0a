import type { authentication as authenticationContract, Response } from '@stoa/contract';
import { ApiError } from './api-error.ts';
import { connect } from './client.ts';
import { authentication, recovery, verification } from './routes.ts';
import type { Session } from './session.ts';

type StateMachine = Response<typeof authenticationContract.loginV2>;

export type LoginErrorCode =
  | 'invalidEmail'
  | 'emailAlreadyExists'
  | 'invalidPassword'
  | 'resetPassword'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken';

/** The state of a login on the front end's own page. */
export type LoginState =
  | { loginState: 'INITIAL' }
  /** The session token is exchanged for tokens by `silentLogin`. */
  | { loginState: 'SUCCESS'; data: { sessionToken: string } }
  /** A code was mailed: continue with `processVerification`. */
  | { loginState: 'EMAIL_VERIFICATION_REQUIRED'; data: { stateToken: string } }
  | { loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { loginState: 'USER_CAPTCHA_REQUIRED' }
  | { loginState: 'SILENT_CAPTCHA_REQUIRED' }
  | { loginState: 'FAILURE'; error: string; errorCode?: LoginErrorCode };

export type CaptchaTokens = { recaptchaToken?: string; invisibleRecaptchaToken?: string };
type Credentials = { email: string; password: string; captchaTokens?: CaptchaTokens };
type Profile = NonNullable<StateMachine['identity']>['identityProfile'];

/** Registers a member by e-mail and password. */
export function register(
  session: Session,
  { email, password, profile, captchaTokens }: Credentials & { profile?: Profile },
): Promise<LoginState> {
  const request = {
    loginId: { email },
    password,
    ...(profile && { profile }),
    captchaTokens: wireCaptcha(captchaTokens),
  };
  const call = connect(authentication, session.transport).registerV2(request);
  return stateOf(call, registrationErrors);
}

/** Logs a member in by e-mail and password. */
export function login(session: Session, { email, password, captchaTokens }: Credentials): Promise<LoginState> {
  const request = { loginId: { email }, password, captchaTokens: wireCaptcha(captchaTokens) };
  const call = connect(authentication, session.transport).loginV2(request);
  return stateOf(call, loginErrors);
}

/** Hands in the mailed code, in the state that requested it. */
export async function processVerification(session: Session, code: string, state: LoginState): Promise<LoginState> {
  if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState;
  const { stateToken } = state.data;
  return toLoginState(await connect(verification, session.transport).verifyDuringAuthentication({ code, stateToken }));
}

/** Mails a link for setting a new password; it leads to `returnTo`, which must be registered for the client. */
export async function sendPasswordResetEmail(session: Session, email: string, returnTo: string): Promise<void> {
  const redirect = { url: returnTo, clientId: session.clientId };
  await connect(recovery, session.transport).sendRecoveryEmail({ email, redirect });
}

const unknownState: LoginState = { loginState: 'FAILURE', error: 'Unknown _state' };

function toLoginState({ state, sessionToken, stateToken }: StateMachine): LoginState {
  switch (state) {
    case 'SUCCESS':
      return { loginState: 'SUCCESS', data: { sessionToken: sessionToken ?? '' } };
    case 'REQUIRE_OWNER_APPROVAL':
      return { loginState: 'OWNER_APPROVAL_REQUIRED' };
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: stateToken ?? '' } };
    default:
      return unknownState;
  }
}

type ErrorReader = (error: ApiError) => LoginErrorCode | undefined;

async function stateOf(call: Promise<StateMachine>, errorCodeOf: ErrorReader): Promise<LoginState> {
  try {
    return toLoginState(await call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errorCode = errorCodeOf(error);
    return { loginState: 'FAILURE', error: error.message, ...(errorCode && { errorCode }) };
  }
}

const captchaCodes: Record<string, LoginErrorCode> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
};
const registrationCodes: Record<string, LoginErrorCode> = { ...captchaCodes, '-19995': 'emailAlreadyExists' };
const loginCodes: Record<string, LoginErrorCode> = {
  ...captchaCodes,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
};

const registrationErrors: ErrorReader = ({ code, violations }) =>
  violations.some(({ data }) => data?.type === 'EMAIL') ? 'invalidEmail' : registrationCodes[code];
/** A throttled request does not mean that the address is wrong; other unexplained errors do. */
const loginErrors: ErrorReader = ({ code, status }) =>
  loginCodes[code] ?? (status === 429 || status >= 500 ? undefined : 'invalidEmail');

const wireCaptcha = (tokens: CaptchaTokens | undefined) => [
  ...(tokens?.recaptchaToken ? [{ Recaptcha: tokens.recaptchaToken }] : []),
  ...(tokens?.invisibleRecaptchaToken ? [{ InvisibleRecaptcha: tokens.invisibleRecaptchaToken }] : []),
];
