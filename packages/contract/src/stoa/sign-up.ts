/** Signing up: an e-mail address that is proven by a mailed link becomes an account together with its first site. */
import { captchaTokens } from '../identity/authentication.ts';
import { open, operation, service } from '../operation.ts';
import { anyObject, boolean, email, guid, message, ref, text } from '../schema.ts';
import { NewSite } from './my-sites.ts';

const token = text({ minLength: 1, maxLength: 200 });

export const SignUp = message('SignUp', {
  email,
  /** As it was given first; empty for those who were invited. */
  siteName: text(),
  /** A free address for it; empty without a name. */
  address: text(),
  /** The host name under which sites are. */
  domain: text(),
});

export const signUp = service('stoa.sign-up', ['/stoa'], {
  getSignUpRules: operation({
    method: 'GET',
    path: '/v1/sign-up',
    summary: 'Get whether everybody can sign up on this server',
    permit: open,
    request: {},
    response: { isOpen: boolean, domain: text() },
  }),
  getSignUpChallenge: operation({
    method: 'GET',
    path: '/v1/sign-up/challenge',
    summary: 'Get a proof-of-work challenge; its solution is a captcha token for signing up',
    permit: open,
    request: {},
    response: { parameters: anyObject, signature: text() },
  }),
  startSignUp: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/sign-up',
    summary: 'Mail a link to sign up; the response does not reveal whether the address has an account',
    permit: open,
    request: { email, siteName: text({ minLength: 1, maxLength: 100 }), captchaTokens },
    response: {},
    required: ['email', 'siteName'],
    errors: ['SIGN_UP_CLOSED', 'THROTTLED_FEATURE', 'CAPTCHA_TOKEN_REQUIRED', 'INVALID_CAPTCHA_TOKEN'],
  }),
  getSignUp: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/sign-up/link',
    summary: 'Get what a mailed link to sign up is for',
    permit: open,
    request: { token },
    response: { signUp: ref(SignUp) },
    required: ['token'],
    errors: ['SIGN_UP_NOT_FOUND', 'THROTTLED_FEATURE'],
  }),
  finishSignUp: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/sign-up/finish',
    summary: 'Make an account and its first site through a mailed link; nobody is signed in by it',
    permit: open,
    request: { token, name: text({ maxLength: 100 }), password: text({ maxLength: 200 }), site: ref(NewSite) },
    response: { email, siteId: guid },
    required: [
      'token',
      'name',
      'password',
      'site',
      ...(['name', 'address', 'language', 'currency', 'timeZone'] as const).map((field) => `site.${field}` as const),
    ],
    errors: ['SIGN_UP_NOT_FOUND', 'SITE_ADDRESS_TAKEN', 'WEAK_PASSWORD', 'THROTTLED_FEATURE'],
  }),
});
