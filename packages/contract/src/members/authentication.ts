import { anyone, backOffice, memberOr, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  email,
  guid,
  language,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';

export const SiteMemberField = message(
  'SiteMemberField',
  {
    strValue: nullable(text()),
    numValue: number(),
    dateValue: nullable(date),
    name: text(),
  },
  { atMostOne: [['strValue', 'numValue', 'dateValue']] },
);
const several = { maxItems: 100 };
const shortText = text({ maxLength: 255 });
export const MemberContactInfo = message('MemberContactInfo', {
  firstName: nullable(shortText),
  lastName: nullable(shortText),
  picture: nullable(webUrl),
  emails: list(shortText, several),
  phones: list(shortText, several),
  labels: list(shortText, { maxItems: 2000 }),
  locale: nullable(language),
  customFields: list(ref(SiteMemberField), several),
});
export const DialogData = message('DialogData', {
  visitorId: nullable(text()),
  appId: nullable(text()),
  initiator: nullable(text()),
});
export const SiteMemberPrivacyStatus = choice('UNDEFINED', 'PUBLIC', 'PRIVATE', 'COMMUNITY');
export const SiteMemberEmailVerification = message('SiteMemberEmailVerification', {
  verificationId: text(),
  otp: text({ minLength: 6, maxLength: 6 }),
});
export const SiteMemberAddress = message('SiteMemberAddress', {
  street: nullable(text()),
  city: nullable(text()),
  region: nullable(text()),
  country: nullable(text()),
  postalCode: nullable(text()),
});
export const SiteMemberGroup = message('SiteMemberGroup', {
  id: guid,
  name: text(),
  type: text(),
});
export const SiteMemberPicture = message('SiteMemberPicture', {
  id: text(),
  url: text(),
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text()),
  filename: readonly(nullable(text())),
});
export const SiteMemberRole = choice('UNDEFINED_ROLE', 'MEMBER', 'OWNER', 'CONTRIBUTOR');
export const SiteMemberStatus = choice(
  'UNDEFINED_STATUS',
  'APPLICANT',
  'ACTIVE',
  'INACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
);
export const SiteMember = message('SiteMember', {
  id: readonly(guid),
  emailVerified: readonly(boolean),
  role: SiteMemberRole,
  loginEmail: nullable(email),
  memberName: nullable(text()),
  firstName: nullable(text()),
  lastName: nullable(text()),
  imageUrl: nullable(webUrl),
  nickname: nullable(text()),
  profilePrivacyStatus: SiteMemberPrivacyStatus,
  slug: nullable(text()),
  language: nullable(text()),
  status: SiteMemberStatus,
  creationDate: readonly(nullable(date)),
  lastUpdateDate: readonly(nullable(date)),
  lastLoginDate: readonly(nullable(date)),
  emails: list(text()),
  phones: list(text()),
  addresses: list(ref(SiteMemberAddress)),
  labels: list(text()),
  customFields: list(ref(SiteMemberField)),
  picture: ref(SiteMemberPicture),
  userId: nullable(text()),
  groups: list(ref(SiteMemberGroup)),
  contactId: readonly(nullable(text())),
  requireProfileCompletion: readonly(boolean),
});
export const SiteMemberSession = message('SiteMemberSession', {
  token: nullable(text()),
});
export const BlockSource = choice('UNKNOWN', 'HANDLING_SPAM');

export const memberAuthentication = service(
  'members.authentication',
  ['/wix-sm/api/v1/auth', '', '/identity/members'],
  {
    register: operation({
      method: 'POST',
      effect: 'write',
      keeps: 'nothing',
      path: '/api/v1/auth/register',
      summary: 'Join the site as a member',
      permit: anyone(),
      request: {
        email,
        password: text(),
        contactInfo: ref(MemberContactInfo),
        dialogData: ref(DialogData),
        profilePrivacyStatus: SiteMemberPrivacyStatus,
        isOfflineRegistration: boolean,
        recaptchaToken: nullable(text({ maxLength: 5000 })),
        invisibleRecaptchaToken: nullable(text({ maxLength: 5000 })),
        emailVerification: ref(SiteMemberEmailVerification),
        isMobile: nullable(boolean),
      },
      response: {
        member: ref(SiteMember),
        session: ref(SiteMemberSession),
        approvalToken: nullable(text()),
      },
      required: ['email', 'password'],
      errors: [
        'CAPTCHA_TOKEN_REQUIRED',
        'DUPLICATE_EMAIL',
        'EMAIL_VERIFICATION_FAILED',
        'EMAIL_VERIFICATION_REQUIRED',
        'INVALID_CAPTCHA_TOKEN',
        'REGISTRATION_CLOSED',
        'THROTTLED_FEATURE',
      ],
    }),
    login: operation({
      method: 'POST',
      effect: 'write',
      keeps: 'nothing',
      path: '/api/v1/auth/login',
      summary: 'Log in with e-mail address and password',
      permit: anyone(),
      request: {
        email,
        password: text(),
        recaptchaToken: text({ maxLength: 5000 }),
        invisibleRecaptchaToken: text({ maxLength: 5000 }),
        emailVerification: ref(SiteMemberEmailVerification),
        isMobile: nullable(boolean),
      },
      response: {
        session: ref(SiteMemberSession),
        member: ref(SiteMember),
      },
      required: ['email', 'password'],
      errors: [
        'CAPTCHA_TOKEN_REQUIRED',
        'EMAIL_VERIFICATION_FAILED',
        'EMAIL_VERIFICATION_REQUIRED',
        'IDENTITY_BLOCKED',
        'IDENTITY_PENDING',
        'INVALID_CAPTCHA_TOKEN',
        'INVALID_PASSWORD',
        'RESET_PASSWORD_REQUIRED',
        'SECOND_FACTOR_REQUIRED',
        'THROTTLED_FEATURE',
      ],
    }),
    sendSetPasswordEmail: operation({
      method: 'POST',
      effect: 'write',
      path: '/v1/auth/members/send-set-password-email',
      summary: 'Send a member a link to set a password',
      permit: backOffice('MEMBERS.SEND_SET_PASSWORD_EMAIL'),
      request: {
        email: text(),
        requestedByMember: boolean,
        hideIgnoreMessage: boolean,
      },
      response: {
        accepted: boolean,
      },
      required: ['email'],
    }),
    changeLoginEmail: operation({
      method: 'PATCH',
      effect: 'write',
      logsStaff: true,
      path: '/api/v1/members/{id}/change-login-email',
      olderPaths: ['/_api/wix-sm-webapp/v1/members/{id}/change-login-email'],
      summary: "Change a member's login address; members have to verify the new one",
      permit: memberOr('MEMBERS.MEMBER_CHANGE_LOGIN_EMAIL'),
      request: {
        id: text(),
        newEmail: email,
        revokeCurrentSessions: nullable(boolean),
      },
      response: {
        member: ref(SiteMember),
      },
      required: ['id', 'newEmail'],
      errors: [
        'DUPLICATE_EMAIL',
        'EMAIL_VERIFICATION_REQUIRED',
        'MEMBER_NOT_FOUND',
        'RECENT_LOGIN_REQUIRED',
        'THROTTLED_FEATURE',
      ],
    }),
    approve: operation({
      method: 'POST',
      effect: 'write',
      keeps: 'nothing',
      path: '/api/v1/members/approve',
      olderPaths: ['/_api/wix-sm-webapp/v1/members/approve'],
      summary: 'Approve a member who is waiting for approval',
      permit: backOffice('MEMBERS.MEMBER_APPROVE'),
      request: {
        id: text(),
        email: text(),
        token: text(),
      },
      response: {
        session: ref(SiteMemberSession),
      },
      errors: ['MEMBER_NOT_FOUND'],
    }),
    block: operation({
      method: 'POST',
      effect: 'write',
      path: '/api/v1/members/block',
      olderPaths: ['/_api/wix-sm-webapp/v1/members/block'],
      summary: 'Block a member',
      permit: backOffice('MEMBERS.MEMBER_BLOCK'),
      request: {
        id: text(),
        email: text(),
        source: BlockSource,
      },
      response: {},
      errors: ['MEMBER_NOT_FOUND', 'MEMBER_SELF_BLOCK_FORBIDDEN', 'OWNER_MEMBER_BLOCK_FORBIDDEN'],
    }),
  },
);
