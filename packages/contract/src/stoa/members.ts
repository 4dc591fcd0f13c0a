/** Additions to the public API of members for the back office, and the export of personal data. */
import { events } from '../events.ts';
import { PendingReason } from '../identity/identity.ts';
import { MemberRoleRole } from '../members/authorization.ts';
import { Member, MemberAddress } from '../members/member.ts';
import { backOffice, memberOr, operation, service } from '../operation.ts';
import { anyObject, choice, date, guid, integer, list, message, ref, text } from '../schema.ts';

export const MemberAction = choice(
  'APPROVE',
  'UNBLOCK',
  'BLOCK',
  'DISCONNECT',
  'DELETE',
  'MUTE',
  'UNMUTE',
  'END_SESSIONS',
);

/** A member's login on a device. */
export const MemberSession = message('MemberSession', {
  id: guid,
  /** Authentication methods used: PASSWORD, TOTP, WEBAUTHN, EMAIL, RECOVERY_CODE, IDP, APP. */
  methods: list(text()),
  address: text(),
  /** A description of the device: `Firefox on Windows`. */
  device: text(),
  createdDate: date,
  lastSeenDate: date,
  expiresDate: date,
});

export const memberAdministration = service('stoa.members', ['/stoa'], {
  countWaitingMembers: operation({
    method: 'GET',
    path: '/v1/members/waiting',
    summary: 'Count the members waiting for approval',
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: {},
    response: { count: integer() },
  }),
  exportMyData: operation({
    method: 'GET',
    path: '/v1/members/my/data',
    summary: 'Export all data about the calling member',
    permit: memberOr('MEMBERS.MEMBER_READ'),
    request: {},
    response: { data: anyObject },
  }),
  addMyAddress: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/my/addresses',
    summary: 'Add a postal address to those of the calling member',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: { address: ref(MemberAddress) },
    response: { member: ref(Member) },
    required: ['address'],
    errors: ['EMAIL_VERIFICATION_REQUIRED'],
  }),
  removeMyAddress: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/members/my/addresses/{addressId}',
    summary: 'Remove one postal address of the calling member; one that is gone is gone',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: { addressId: guid },
    response: { member: ref(Member) },
    required: ['addressId'],
    errors: ['EMAIL_VERIFICATION_REQUIRED'],
  }),
  getMemberDetails: operation({
    method: 'GET',
    path: '/v1/members/{memberId}',
    summary: 'Get a member with roles and the actions possible now',
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: { memberId: guid },
    response: {
      member: ref(Member),
      /** The reasons why a member is pending. */
      pendingReasons: list(PendingReason),
      actions: list(MemberAction),
      /** The roles assigned to the member. */
      roles: list(ref(MemberRoleRole)),
    },
    required: ['memberId'],
  }),
  exportMemberData: operation({
    method: 'GET',
    path: '/v1/members/{memberId}/data',
    summary: 'Export all data about a member',
    permit: backOffice('MEMBERS.MEMBER_READ', 'ECOM.READ_ORDERS', 'CONTACTS.VIEW'),
    request: { memberId: guid },
    response: { data: anyObject },
    required: ['memberId'],
  }),
  listMemberSessions: operation({
    method: 'GET',
    path: '/v1/members/{memberId}/sessions',
    summary: "List a member's logins",
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: { memberId: guid },
    response: { sessions: list(ref(MemberSession)) },
    required: ['memberId'],
  }),
  endMemberSessions: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{memberId}/sessions/end',
    summary: 'Log a member out everywhere',
    permit: backOffice('MEMBERS.MEMBER_BLOCK'),
    request: { memberId: guid },
    response: {},
    required: ['memberId'],
  }),
});

/** Internal events. They trigger e-mails to the team. */
export const waitingMemberEvents = events('stoa.members.v1.member', {
  permission: null,
  actions: {
    approvalAwaited: { when: 'Somebody who registered is waiting for approval, and nothing else is missing.' },
  },
});
