/** Signing in to the back office. The session lives in an HttpOnly cookie. */
import { MfaChallengeData, PasskeyAnswer, stateToken, typedCode } from '../identity/factors.ts';
import { FactorType } from '../identity/identity.ts';
import { open, operation, service, staffOnly } from '../operation.ts';
import { anyObject, boolean, email, guid, list, message, nullable, ref, text } from '../schema.ts';

export const Account = message('Account', {
  id: guid,
  email,
  name: text(),
  /** The site that calls act on unless they name another. */
  siteId: guid,
  role: text(),
  permissions: list(text()),
});

/** Either the account, or what is still missing: a second factor, with the token to go on with. */
const signedIn = {
  account: ref(Account),
  stateToken: nullable(text()),
  mfaChallengeData: ref(MfaChallengeData),
};

/** Whoever proved who they are, and may not come in all the same. */
const notLetIn = ['IDENTITY_BLOCKED', 'IDENTITY_PENDING', 'NO_SITE_TO_WORK_ON'] as const;

export const accounts = service('stoa.accounts', ['/stoa'], {
  signIn: operation({
    method: 'POST',
    path: '/v1/session',
    summary: 'Sign in with e-mail and password',
    permit: open,
    request: { email, password: text({ minLength: 1, maxLength: 200 }) },
    response: signedIn,
    required: ['email', 'password'],
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'RESET_PASSWORD_REQUIRED', ...notLetIn],
  }),
  startSecondFactor: operation({
    method: 'POST',
    path: '/v1/session/second-factor/start',
    summary: 'Choose how to prove a sign-in a second time: mails a code, or answers what a passkey needs',
    permit: open,
    request: { stateToken, factorType: FactorType },
    response: { mfaChallengeData: ref(MfaChallengeData) },
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'FACTOR_NOT_FOUND', 'FACTOR_NOT_CONFIGURED', 'THROTTLED_FEATURE'],
  }),
  verifySecondFactor: operation({
    method: 'POST',
    path: '/v1/session/second-factor',
    summary: 'Finish a sign-in with a code or a passkey',
    permit: open,
    request: {
      stateToken,
      factorType: FactorType,
      code: typedCode,
      credential: PasskeyAnswer,
      /** Whether not to ask in this browser again for 30 days. Where that is not allowed, nothing comes of it. */
      rememberBrowser: boolean,
    },
    response: signedIn,
    required: ['stateToken', 'factorType'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', 'FACTOR_NOT_CONFIGURED', ...notLetIn],
  }),
  startPasskeySignIn: operation({
    method: 'POST',
    path: '/v1/session/passkey/start',
    summary: 'Begin to sign in by passkey alone',
    permit: open,
    request: {},
    response: { stateToken: text(), options: anyObject },
    errors: ['PASSKEYS_NEED_A_HOST_NAME'],
  }),
  finishPasskeySignIn: operation({
    method: 'POST',
    path: '/v1/session/passkey',
    summary: 'Sign in by passkey alone',
    permit: open,
    request: { stateToken, credential: PasskeyAnswer },
    response: signedIn,
    required: ['stateToken', 'credential'],
    errors: ['LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE', ...notLetIn],
  }),
  sendPasswordLink: operation({
    method: 'POST',
    path: '/v1/session/password-link',
    summary: 'Mail a link by which a new password can be set; the answer does not tell whether the account exists',
    permit: open,
    request: { email },
    response: {},
    required: ['email'],
    errors: ['THROTTLED_FEATURE'],
  }),
  setForgottenPassword: operation({
    method: 'POST',
    path: '/v1/session/forgotten-password',
    summary: 'Set a new password by the link of a mail, and sign in',
    permit: open,
    request: { recoveryToken: text({ minLength: 1, maxLength: 1000 }), password: text({ maxLength: 200 }) },
    response: signedIn,
    required: ['recoveryToken', 'password'],
    errors: ['INVALID_RECOVERY_TOKEN', 'WEAK_PASSWORD', 'THROTTLED_FEATURE', ...notLetIn],
  }),
  getSession: operation({
    method: 'GET',
    path: '/v1/session',
    summary: 'Who is signed in',
    permit: staffOnly(),
    request: {},
    response: { account: ref(Account) },
  }),
  signOut: operation({
    method: 'DELETE',
    path: '/v1/session',
    summary: 'Sign out',
    permit: open,
    request: {},
    response: {},
  }),
});
