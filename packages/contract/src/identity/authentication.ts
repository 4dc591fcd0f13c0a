import { anyone, backOffice, memberOr, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  email,
  guid,
  list,
  message,
  nullable,
  number,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { MfaChallengeData } from './factors.ts';
import { Identity, IdentityProfile, stateMachine } from './identity.ts';

export const IdentityLoginId = message('IdentityLoginId', {
  email: email,
});
/** Any text: what is no address has no account, which is what a login with it is told. */
export const TypedLoginId = message('TypedLoginId', {
  email: text({ maxLength: 320 }),
});
export const RecaptchaForClientSiteKey = message('RecaptchaForClientSiteKey', {
  token: text({ maxLength: 5000 }),
  siteKeyId: guid,
});
/** A solved captcha: one that people saw, or one that was solved behind the scenes. */
export const CaptchaToken = message('CaptchaToken', {
  // not one of them alone: the public client sends both fields in one
  Recaptcha: text({ maxLength: 5000 }),
  InvisibleRecaptcha: text({ maxLength: 5000 }),
  NoCaptcha: text({ maxLength: 5000 }),
  recaptchaForClientSiteKey: ref(RecaptchaForClientSiteKey),
});
/** Enough for several kinds of one captcha. */
const captchaTokens = list(ref(CaptchaToken), { maxItems: 10 });
export const EmailFailureReason = choice(
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
);
export const EmailValidationFailure = message('EmailValidationFailure', {
  reason: EmailFailureReason,
});
export const HeadersEntry = message('HeadersEntry', {
  key: text(),
  value: text(),
});

export const authentication = service('identity.authentication', ['/_api/iam/authentication', ''], {
  registerV2: operation({
    method: 'POST',
    path: '/v2/register',
    summary: 'Become a member of the site',
    permit: anyone(),
    request: {
      loginId: ref(IdentityLoginId),
      password: text(),
      profile: ref(IdentityProfile),
      captchaTokens,
      clientMetaData: nullable(anyObject),
    },
    response: { ...stateMachine, mfaChallengeData: ref(MfaChallengeData) },
    required: ['loginId', 'loginId.email'],
    errors: [
      'THROTTLED_FEATURE',
      'INVALID_CAPTCHA_TOKEN',
      'CAPTCHA_TOKEN_REQUIRED',
      'DUPLICATE_EMAIL',
      'REGISTRATION_CLOSED',
    ],
  }),
  validateEmail: operation({
    method: 'POST',
    path: '/v2/validate-email',
    summary: 'Whether a text can be an e-mail address',
    permit: anyone(),
    request: {
      email: text({ maxLength: 254 }),
    },
    response: {
      valid: boolean,
      failure: ref(EmailValidationFailure),
      formatInvalid: boolean,
    },
    required: ['email'],
  }),
  loginV2: operation({
    method: 'POST',
    path: '/v2/login',
    summary: 'Log in with e-mail address and password',
    permit: anyone(),
    request: {
      loginId: ref(TypedLoginId),
      password: nullable(text()),
      captchaTokens,
      clientMetaData: nullable(anyObject),
      stateToken: nullable(text({ maxLength: 1000 })),
    },
    response: { ...stateMachine, mfaChallengeData: ref(MfaChallengeData) },
    required: ['loginId', 'loginId.email'],
    errors: [
      'CAPTCHA_TOKEN_REQUIRED',
      'IDENTITY_BLOCKED',
      'IDENTITY_NOT_FOUND',
      'INVALID_CAPTCHA_TOKEN',
      'INVALID_PASSWORD',
      'RESET_PASSWORD_REQUIRED',
      'THROTTLED_FEATURE',
    ],
  }),
  changePassword: operation({
    method: 'POST',
    path: '/v2/change-password',
    summary: 'Set another password for the account that is logged in; its other logins end',
    permit: memberOr('IAM.CHANGE_PASSWORD'),
    request: {
      newPassword: text(),
    },
    response: {},
    required: ['newPassword'],
    errors: ['INVALID_SESSION'],
  }),
  signOn: operation({
    method: 'POST',
    path: '/v2/sign-on',
    summary: 'Log somebody in on the authority of an app; makes the account where there is none',
    permit: backOffice('IAM.AUTHENTICAITON_SIGN_ON'),
    request: {
      loginId: ref(IdentityLoginId),
      profile: ref(IdentityProfile),
      verifyEmail: boolean,
      mergeExistingContact: boolean,
    },
    response: {
      sessionToken: text(),
      identity: ref(Identity),
    },
    required: ['loginId', 'loginId.email'],
    errors: ['IDENTITY_BLOCKED'],
  }),
  logout: operation({
    method: 'GET',
    path: '/v1/logout',
    summary: 'End the login of the caller, and say where to go from there',
    permit: anyone(),
    request: {
      postLogoutRedirectUri: nullable(webUrl),
      clientId: nullable(guid),
    },
    response: {
      body: text(),
      statusCode: nullable(number()),
      headers: list(ref(HeadersEntry)),
    },
  }),
});
