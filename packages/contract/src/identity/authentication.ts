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
/** Accepts any text. A text that is not an e-mail address is answered like the address of an unknown account. */
export const TypedLoginId = message('TypedLoginId', {
  email: text({ maxLength: 320 }),
});
export const RecaptchaForClientSiteKey = message('RecaptchaForClientSiteKey', {
  token: text({ maxLength: 5000 }),
  siteKeyId: guid,
});
/** A solved captcha, visible or invisible. */
export const CaptchaToken = message('CaptchaToken', {
  // several fields may be set, because the public client sends both in one message
  Recaptcha: text({ maxLength: 5000 }),
  InvisibleRecaptcha: text({ maxLength: 5000 }),
  NoCaptcha: text({ maxLength: 5000 }),
  recaptchaForClientSiteKey: ref(RecaptchaForClientSiteKey),
});
/** One captcha can be sent in several forms. */
export const captchaTokens = list(ref(CaptchaToken), { maxItems: 10 });
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
    effect: 'write',
    keeps: 'nothing',
    path: '/v2/register',
    summary: 'Join the site as a member',
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
      'IDENTITY_BLOCKED',
      'INVALID_PASSWORD',
      'WEAK_PASSWORD',
      'THROTTLED_FEATURE',
      'INVALID_CAPTCHA_TOKEN',
      'CAPTCHA_TOKEN_REQUIRED',
      'DUPLICATE_EMAIL',
      'REGISTRATION_CLOSED',
    ],
  }),
  validateEmail: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/validate-email',
    summary: 'Check whether a text can be an e-mail address',
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
    effect: 'write',
    keeps: 'nothing',
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
    effect: 'write',
    path: '/v2/change-password',
    summary: 'Change the password of the logged-in account; its other logins end',
    permit: memberOr('IAM.CHANGE_PASSWORD'),
    request: {
      newPassword: text(),
    },
    response: {},
    required: ['newPassword'],
    errors: ['WEAK_PASSWORD', 'INVALID_PASSWORD', 'THROTTLED_FEATURE', 'INVALID_SESSION'],
  }),
  signOn: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v2/sign-on',
    summary: 'Log somebody in on behalf of an app; creates the account if there is none',
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
    summary: 'Log the caller out; returns the URL to continue to',
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
    errors: ['REDIRECT_DOMAIN_NOT_ALLOWED'],
  }),
});
