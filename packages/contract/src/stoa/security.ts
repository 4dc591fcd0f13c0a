/** One's own account: how to log in to it, and where one is logged in. For members and for people who run sites. */
import { MfaChallengeData, OfferedFactor, PasskeyAnswer, stateToken, typedCode } from '../identity/factors.ts';
import { FactorStatus, FactorType } from '../identity/identity.ts';
import { backOffice, operation, ownAccount, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  ref,
  text,
} from '../schema.ts';

const factorName = text({ minLength: 1, maxLength: 60 });
const password = text({ minLength: 1, maxLength: 200 });

export const OwnFactor = message('OwnFactor', {
  id: guid,
  type: FactorType,
  status: FactorStatus,
  name: factorName,
  createdDate: date,
  lastUsedDate: nullable(date),
  /** Of recovery codes: how many are left. */
  codesLeft: nullable(integer()),
  /** Of passkeys: the host name that they are for. */
  host: nullable(text()),
});
export const OwnSession = message('OwnSession', {
  id: guid,
  /** `Firefox on Windows`. */
  device: text(),
  address: text(),
  /** How the person proved who they are. */
  methods: list(text()),
  createdDate: date,
  lastSeenDate: date,
  expiresDate: date,
  /** Whether the call was made on it. */
  isCurrent: boolean,
});
/** One in which the account's second factor is not asked for again, for a while. */
export const RememberedBrowser = message('RememberedBrowser', {
  id: guid,
  /** `Firefox on Windows`. */
  device: text(),
  /** From where the second factor was given. */
  address: text(),
  createdDate: date,
  lastUsedDate: nullable(date),
  expiresDate: date,
  /** Whether the call was made in it. */
  isCurrent: boolean,
});
export const FactorPolicy = message('FactorPolicy', {
  revision: int64,
  /** Whether every member needs a second factor, or only those who want one. */
  secondFactor: choice('OPTIONAL', 'REQUIRED'),
  /** Whether a code is mailed for a login on a new device after failed ones. */
  asksWhenRisky: boolean,
  /** Whether members may have their browser remembered, so that it is not asked for a second factor for 30 days. */
  browsersCanBeRemembered: boolean,
  /** Kinds of factors that do not count on this site. */
  disabledFactors: list(FactorType, { maxItems: 8 }),
});

export const security = service('stoa.security', ['/stoa'], {
  listFactors: operation({
    method: 'GET',
    path: '/v1/security/factors',
    summary: 'What the caller can log in with, and what could be set up',
    permit: ownAccount,
    request: {},
    response: {
      factors: list(ref(OwnFactor)),
      availableFactors: list(ref(OfferedFactor)),
      /** Until then changes are taken without logging in again; null where they are not now. */
      changesAllowedUntil: nullable(date),
      /** What `reauthenticate` takes. */
      reauthenticationFactors: list(FactorType),
    },
  }),
  startTotp: operation({
    method: 'POST',
    path: '/v1/security/totp',
    summary: 'Begin to set up an authenticator app: its address for a QR code, and its secret to type in',
    permit: ownAccount,
    request: {},
    response: { factorId: guid, uri: text(), secret: text() },
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_ALLOWED', 'TOO_MANY_FACTORS'],
  }),
  confirmTotp: operation({
    method: 'POST',
    path: '/v1/security/totp/{factorId}/confirm',
    summary: 'Switch the authenticator app on, with a code that it shows',
    permit: ownAccount,
    request: { factorId: guid, code: typedCode, name: factorName },
    response: { factor: ref(OwnFactor) },
    required: ['factorId', 'code'],
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_FOUND', 'VERIFICATION_FAILED', 'THROTTLED_FEATURE'],
  }),
  startPasskey: operation({
    method: 'POST',
    path: '/v1/security/passkeys',
    summary: 'Begin to register a passkey: what the browser needs for it',
    permit: ownAccount,
    request: {},
    response: { stateToken: text(), options: anyObject },
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_ALLOWED', 'TOO_MANY_FACTORS', 'PASSKEYS_NEED_A_HOST_NAME'],
  }),
  confirmPasskey: operation({
    method: 'POST',
    path: '/v1/security/passkeys/confirm',
    summary: 'Register the passkey that the browser made',
    permit: ownAccount,
    request: { stateToken, credential: PasskeyAnswer, name: factorName },
    response: { factor: ref(OwnFactor) },
    required: ['stateToken', 'credential'],
    errors: ['RECENT_LOGIN_REQUIRED', 'LOGIN_EXPIRED', 'VERIFICATION_FAILED', 'ALREADY_EXISTS'],
  }),
  enableFactor: operation({
    method: 'POST',
    path: '/v1/security/factors',
    summary: 'Have codes sent at each login: by mail, or by what the server has a provider for',
    permit: ownAccount,
    request: { type: choice('EMAIL', 'SMS', 'CALL', 'PUSH') },
    response: { factor: ref(OwnFactor) },
    required: ['type'],
    errors: [
      'RECENT_LOGIN_REQUIRED',
      'FACTOR_NOT_CONFIGURED',
      'FACTOR_NOT_ALLOWED',
      'EMAIL_VERIFICATION_REQUIRED',
      'ALREADY_EXISTS',
    ],
  }),
  renameFactor: operation({
    method: 'PATCH',
    path: '/v1/security/factors/{factorId}',
    summary: 'Give a factor another name',
    permit: ownAccount,
    request: { factorId: guid, name: factorName },
    response: { factor: ref(OwnFactor) },
    required: ['factorId', 'name'],
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_FOUND'],
  }),
  removeFactor: operation({
    method: 'DELETE',
    path: '/v1/security/factors/{factorId}',
    summary: 'Remove a factor',
    permit: ownAccount,
    request: { factorId: guid },
    response: {},
    required: ['factorId'],
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_FOUND', 'LAST_FACTOR'],
  }),
  createRecoveryCodes: operation({
    method: 'POST',
    path: '/v1/security/recovery-codes',
    summary: 'Make ten recovery codes, each good for one login; those made before stop working',
    permit: ownAccount,
    request: {},
    response: { codes: list(text()) },
    errors: ['RECENT_LOGIN_REQUIRED', 'FACTOR_NOT_ALLOWED'],
  }),
  startReauthentication: operation({
    method: 'POST',
    path: '/v1/security/reauthentication/start',
    summary: 'Begin to prove again who one is: mails a code, or answers what a passkey needs',
    permit: ownAccount,
    request: { factorType: FactorType },
    response: { stateToken: text(), mfaChallengeData: ref(MfaChallengeData) },
    required: ['factorType'],
    errors: ['FACTOR_NOT_FOUND', 'FACTOR_NOT_CONFIGURED', 'THROTTLED_FEATURE', 'INVALID_SESSION'],
  }),
  reauthenticate: operation({
    method: 'POST',
    path: '/v1/security/reauthentication',
    summary: 'Prove again who one is, so that changes are taken for ten minutes',
    permit: ownAccount,
    request: { factorType: FactorType, password, code: typedCode, stateToken, credential: PasskeyAnswer },
    response: { changesAllowedUntil: date },
    required: ['factorType'],
    errors: ['VERIFICATION_FAILED', 'LOGIN_EXPIRED', 'FACTOR_NOT_FOUND', 'THROTTLED_FEATURE', 'INVALID_SESSION'],
  }),
  changeOwnPassword: operation({
    method: 'POST',
    path: '/v1/security/password',
    summary: 'Set another password, or a first one; other sessions end',
    permit: ownAccount,
    request: { newPassword: text({ maxLength: 200 }) },
    response: {},
    required: ['newPassword'],
    errors: ['RECENT_LOGIN_REQUIRED', 'WEAK_PASSWORD'],
  }),
  listSessions: operation({
    method: 'GET',
    path: '/v1/security/sessions',
    summary: 'Where the caller is logged in, the latest login first',
    permit: ownAccount,
    request: {},
    response: { sessions: list(ref(OwnSession)) },
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/v1/security/sessions/{sessionId}',
    summary: 'End one login; its tokens stop working at once',
    permit: ownAccount,
    request: { sessionId: guid },
    response: {},
    required: ['sessionId'],
  }),
  endOtherSessions: operation({
    method: 'POST',
    path: '/v1/security/sessions/end-others',
    summary: 'End all logins but the one that the call is made on, and forget all browsers',
    permit: ownAccount,
    request: {},
    response: { ended: integer() },
  }),
  listRememberedBrowsers: operation({
    method: 'GET',
    path: '/v1/security/remembered-browsers',
    summary: 'The browsers in which the caller is not asked for a second factor, the latest first',
    permit: ownAccount,
    request: {},
    response: { rememberedBrowsers: list(ref(RememberedBrowser)) },
  }),
  forgetBrowser: operation({
    method: 'DELETE',
    path: '/v1/security/remembered-browsers/{browserId}',
    summary: 'Forget a browser: the next login there is asked for the second factor',
    permit: ownAccount,
    request: { browserId: guid },
    response: {},
    required: ['browserId'],
  }),
  forgetAllBrowsers: operation({
    method: 'POST',
    path: '/v1/security/remembered-browsers/forget-all',
    summary: 'Forget all browsers of the caller',
    permit: ownAccount,
    request: {},
    response: { forgotten: integer() },
  }),
  getFactorPolicy: operation({
    method: 'GET',
    path: '/v1/security/factor-policy',
    summary: "What the site asks of its members' logins beside the password",
    permit: backOffice('IAM.SIGN_ON_POLICY_READ'),
    request: {},
    response: { factorPolicy: ref(FactorPolicy) },
  }),
  updateFactorPolicy: operation({
    method: 'PATCH',
    path: '/v1/security/factor-policy',
    summary: "Change what the site asks of its members' logins",
    permit: backOffice('IAM.SIGN_ON_POLICY_UPDATE'),
    request: { factorPolicy: ref(FactorPolicy) },
    response: { factorPolicy: ref(FactorPolicy) },
    required: ['factorPolicy', 'factorPolicy.revision'],
    errors: ['INVALID_REVISION', 'INVALID_SETTINGS'],
  }),
});
