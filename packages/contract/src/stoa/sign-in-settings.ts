/** Settings for joining and logging in to a site, their public part for login pages, and captchas. */
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

/** `APPROVED` requires approval by staff; with `NOBODY`, only staff can add members. */
export const WhoMayJoin = choice('EVERYONE', 'APPROVED', 'NOBODY');
/** `RISK` means after failed attempts, and during many registrations from one network. */
export const CaptchaUse = choice('NEVER', 'RISK', 'ALWAYS');
/** `TEAM` stands for everybody with permission to approve members. */
export const ApprovalNotices = choice('TEAM', 'ADDRESS', 'NOBODY');

export const SignInSettings = message('SignInSettings', {
  revision: int64,
  updatedDate: readonly(nullable(date)),
  whoMayJoin: WhoMayJoin,
  /** Applies to new addresses. Addresses of existing contacts must always be verified. */
  requireEmailVerification: boolean,
  captcha: CaptchaUse,
  /** Minimum number of characters. Common passwords are always refused. */
  shortestPassword: integer({ minimum: 8, maximum: 64 }),
  /** Recipients of e-mails about people waiting for approval, sent at most once an hour. */
  approvalNotices: ApprovalNotices,
  /** The recipient if `approvalNotices` is `ADDRESS`. */
  approvalNoticeAddress: nullable(email),
});
/** The public part of the settings, for login pages. */
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
    summary: 'Get how people join and log in to the site',
    permit: backOffice('IAM.SIGN_ON_POLICY_READ'),
    request: {},
    response: { signInSettings: ref(SignInSettings) },
  }),
  updateSignInSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/sign-in-settings',
    summary: 'Change how people join and log in to the site; fields left out stay unchanged',
    permit: backOffice('IAM.SIGN_ON_POLICY_UPDATE'),
    request: { signInSettings: ref(SignInSettings) },
    response: { signInSettings: ref(SignInSettings) },
    required: ['signInSettings', 'signInSettings.revision'],
    errors: ['INVALID_REVISION'],
  }),
  getSignInOptions: operation({
    method: 'GET',
    path: '/v1/sign-in-options',
    summary: 'Get the login methods of the login page',
    permit: anyone(),
    request: {},
    response: { signInOptions: ref(SignInOptions) },
  }),
  getCaptchaChallenge: operation({
    method: 'GET',
    path: '/v1/captcha-challenge',
    summary: 'Get a proof-of-work challenge for the ALTCHA widget; its solution is a captcha token',
    permit: anyone(),
    request: {},
    response: { parameters: anyObject, signature: text() },
  }),
});
