/** What the back office needs of members beside the public API, and what the law gives them: their data. */
import { PendingReason } from '../identity/identity.ts';
import { MemberRoleRole } from '../members/authorization.ts';
import { Member } from '../members/member.ts';
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

/** A login of a member on one device. */
export const MemberSession = message('MemberSession', {
  id: guid,
  /** By what they proved who they are: PASSWORD, TOTP, WEBAUTHN, EMAIL, RECOVERY_CODE, IDP, APP. */
  methods: list(text()),
  address: text(),
  userAgent: text(),
  createdDate: date,
  lastSeenDate: date,
  expiresDate: date,
});

export const memberAdministration = service('stoa.members', ['/stoa'], {
  countWaitingMembers: operation({
    method: 'GET',
    path: '/v1/members/waiting',
    summary: 'How many members wait for approval',
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: {},
    response: { count: integer() },
  }),
  exportMyData: operation({
    method: 'GET',
    path: '/v1/members/my/data',
    summary: 'All that the site knows of the member who asks',
    permit: memberOr('MEMBERS.MEMBER_READ'),
    request: {},
    response: { data: anyObject },
  }),
  getMemberDetails: operation({
    method: 'GET',
    path: '/v1/members/{memberId}',
    summary: 'A member with their roles and what may be done with them now',
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: { memberId: guid },
    response: {
      member: ref(Member),
      /** What a pending member waits for. */
      pendingReasons: list(PendingReason),
      actions: list(MemberAction),
      /** Those that somebody gave them. */
      roles: list(ref(MemberRoleRole)),
    },
    required: ['memberId'],
  }),
  exportMemberData: operation({
    method: 'GET',
    path: '/v1/members/{memberId}/data',
    summary: 'All that the site knows of a member',
    permit: backOffice('MEMBERS.MEMBER_READ', 'ECOM.READ_ORDERS', 'CONTACTS.VIEW'),
    request: { memberId: guid },
    response: { data: anyObject },
    required: ['memberId'],
  }),
  listMemberSessions: operation({
    method: 'GET',
    path: '/v1/members/{memberId}/sessions',
    summary: 'Where a member is logged in',
    permit: backOffice('MEMBERS.MEMBER_READ'),
    request: { memberId: guid },
    response: { sessions: list(ref(MemberSession)) },
    required: ['memberId'],
  }),
  endMemberSessions: operation({
    method: 'POST',
    path: '/v1/members/{memberId}/sessions/end',
    summary: 'Log a member out everywhere',
    permit: backOffice('MEMBERS.MEMBER_BLOCK'),
    request: { memberId: guid },
    response: {},
    required: ['memberId'],
  }),
});
