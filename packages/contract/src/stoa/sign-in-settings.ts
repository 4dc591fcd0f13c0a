/** How people join a site and log in to it; what the login pages need to know of it; captchas. */
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  email,
  int64,
  integer,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';

/** Everybody, everybody whom staff approve, or only whom staff add. */
export const WhoMayJoin = choice('EVERYONE', 'APPROVED', 'NOBODY');
/** RISK: after failed attempts, and when many register from one network. */
export const CaptchaUse = choice('NEVER', 'RISK', 'ALWAYS');
/** TEAM: all who may approve. */
export const ApprovalNotices = choice('TEAM', 'ADDRESS', 'NOBODY');

export const SignInSettings = message('SignInSettings', {
  revision: int64,
  updatedDate: readonly(nullable(date)),
  whoMayJoin: WhoMayJoin,
  /** Of every new address; the addresses of known contacts always have to be proven. */
  requireEmailVerification: boolean,
  captcha: CaptchaUse,
  /** Characters; passwords that attackers try first are refused in any case. */
  shortestPassword: integer({ minimum: 8, maximum: 64 }),
  /** Who gets a mail when people wait for approval; once an hour at most. */
  approvalNotices: ApprovalNotices,
  /** Where such mails go with ADDRESS. */
  approvalNoticeAddress: nullable(email),
});
/** What login pages show and check before they ask. */
export const SignInOptions = message('SignInOptions', {
  canRegister: boolean,
  needsApproval: boolean,
  captcha: CaptchaUse,
  shortestPassword: integer(),
});

export const signInSettings = service('stoa.sign-in-settings', ['/stoa'], {
  getSignInSettings: operation({
    method: 'GET',
    path: '/v1/sign-in-settings',
    summary: 'How people join the site and log in to it',
    permit: backOffice('IAM.SIGN_ON_POLICY_READ'),
    request: {},
    response: { signInSettings: ref(SignInSettings) },
  }),
  updateSignInSettings: operation({
    method: 'PATCH',
    path: '/v1/sign-in-settings',
    summary: 'Change how people join the site and log in to it; fields that are left out stay',
    permit: backOffice('IAM.SIGN_ON_POLICY_UPDATE'),
    request: { signInSettings: ref(SignInSettings) },
    response: { signInSettings: ref(SignInSettings) },
    required: ['signInSettings', 'signInSettings.revision'],
    errors: ['INVALID_REVISION'],
  }),
  getSignInOptions: operation({
    method: 'GET',
    path: '/v1/sign-in-options',
    summary: 'What a login page has to offer',
    permit: anyone(),
    request: {},
    response: { signInOptions: ref(SignInOptions) },
  }),
  getCaptchaChallenge: operation({
    method: 'GET',
    path: '/v1/captcha-challenge',
    summary: 'Work for a browser to do, for the ALTCHA widget; its solution is a captcha token',
    permit: anyone(),
    request: {},
    response: { parameters: anyObject, signature: text() },
  }),
});
