/** Signing in to the back office. The session is stored in an HttpOnly cookie. */
import { MfaChallengeData, PasskeyAnswer, stateToken, typedCode } from '../identity/factors.ts';
import { FactorType } from '../identity/identity.ts';
import { open, operation, service, staffOnly } from '../operation.ts';
import { anyObject, boolean, email, guid, list, message, nullable, ref, text } from '../schema.ts';

export const Account = message('Account', {
  id: guid,
  email,
  name: text(),
  /** The default site of the account's calls; null for people who have yet to make their first. */
  siteId: nullable(guid),
  role: text(),
  permissions: list(text()),
  /** Operations that the role may call there, such as `brands.createBrand`. `brands.*` is a whole service. */
  operations: list(text()),
});

/** The result of a sign-in: the account, or a second-factor challenge with the token to continue with. */
const signedIn = {
  account: ref(Account),
  stateToken: nullable(text()),
  mfaChallengeData: ref(MfaChallengeData),
};

/** Error codes for people with correct credentials but without access. */
const notLetIn = ['IDENTITY_BLOCKED', 'IDENTITY_PENDING', 'NO_SITE_TO_WORK_ON'] as const;

export const accounts = service('stoa.accounts', ['/stoa'], {
  signIn: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/session',
    summary: 'Sign in with e-mail address and password',
    permit: open,
    request: { email, password: text({ minLength: 1, maxLength: 200 }) },
    response: signedIn,
    required: ['email', 'password'],
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'RESET_PASSWORD_REQUIRED', ...notLetIn],
  }),
  startSecondFactor: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/session/second-factor/start',
    summary: "Choose the second factor of a sign-in: sends a code by e-mail, or returns a passkey's request options",
    permit: open,
    request: { stateToken, factorType: FactorType },
    response: { mfaChallengeData: ref(MfaChallengeData) },
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'FACTOR_NOT_FOUND', 'FACTOR_NOT_CONFIGURED', 'THROTTLED_FEATURE'],
  }),
  verifySecondFactor: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/session/second-factor',
    summary: 'Finish a sign-in with a code or a passkey',
    permit: open,
    request: {
      stateToken,
      factorType: FactorType,
      code: typedCode,
      credential: PasskeyAnswer,
      /** Whether to remember this browser for 30 days. Ignored if that is not allowed. */
      rememberBrowser: boolean,
    },
    response: signedIn,
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', 'FACTOR_NOT_CONFIGURED', ...notLetIn],
  }),
  startPasskeySignIn: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/session/passkey/start',
    summary: 'Start a sign-in with a passkey alone',
    permit: open,
    request: {},
    response: { stateToken: text(), options: anyObject },
    errors: ['PASSKEYS_NEED_A_HOST_NAME'],
  }),
  finishPasskeySignIn: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/session/passkey',
    summary: 'Sign in with a passkey alone',
    permit: open,
    request: { stateToken, credential: PasskeyAnswer },
    response: signedIn,
    required: ['stateToken', 'credential'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', ...notLetIn],
  }),
  sendPasswordLink: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/session/password-link',
    summary: 'Send a link to set a new password; the response does not reveal whether the account exists',
    permit: open,
    request: { email },
    response: {},
    required: ['email'],
    errors: ['THROTTLED_FEATURE'],
  }),
  setForgottenPassword: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/session/forgotten-password',
    summary: 'Set a new password through a link sent by e-mail, and sign in',
    permit: open,
    request: { recoveryToken: text({ minLength: 1, maxLength: 1000 }), password: text({ maxLength: 200 }) },
    response: signedIn,
    required: ['recoveryToken', 'password'],
    errors: ['INVALID_RECOVERY_TOKEN', 'WEAK_PASSWORD', 'THROTTLED_FEATURE', ...notLetIn],
  }),
  getSession: operation({
    method: 'GET',
    path: '/v1/session',
    summary: 'Get the signed-in person',
    permit: staffOnly(),
    request: {},
    response: { account: ref(Account) },
  }),
  signOut: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/session',
    summary: 'Sign out',
    permit: open,
    request: {},
    response: {},
  }),
});
