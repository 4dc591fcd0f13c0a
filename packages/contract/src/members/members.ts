import { events } from '../events.ts';
import { anyone, backOffice, memberOr, operation, service } from '../operation.ts';
import { anything, guid, list, nullable, ref, text } from '../schema.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { OffsetPaging, OffsetPagingMetadata, Sorting } from '../shared/paging.ts';
import { BulkMemberResult, Member, MemberFieldSet, MemberQuery, MemberSearch } from './member.ts';

export const members = service('members.members', ['/members', '', '/_api/members'], {
  updateCurrentMemberSlug: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/my/slug',
    summary: "Change the calling member's slug",
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      slug: text({ maxLength: 255 }),
    },
    response: {
      member: ref(Member),
    },
    required: ['slug'],
    errors: ['SLUG_ALREADY_EXISTS'],
  }),
  updateMemberSlug: operation({
    method: 'POST',
    effect: 'write',
    logsStaff: true,
    path: '/v1/members/{id}/slug',
    summary: "Change a member's slug",
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      id: guid,
      slug: text({ maxLength: 255 }),
    },
    response: {
      member: ref(Member),
    },
    required: ['id', 'slug'],
    errors: ['SLUG_ALREADY_EXISTS'],
  }),
  joinCommunity: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/join-community',
    summary: 'Show the calling member to others',
    permit: memberOr('MEMBERS.MEMBER_JOIN_COMMUNITY'),
    request: {},
    response: {
      member: ref(Member),
    },
    errors: ['COMMUNITY_JOIN_IMPOSSIBLE'],
  }),
  leaveCommunity: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/leave-community',
    summary: 'Hide the calling member from others',
    permit: memberOr('MEMBERS.MEMBER_JOIN_COMMUNITY'),
    request: {},
    response: {
      member: ref(Member),
    },
  }),
  getCurrentMember: operation({
    method: 'GET',
    path: '/v1/members/my',
    summary: 'Get the calling member; empty for visitors',
    permit: anyone('MEMBERS.MEMBER_READ'),
    request: {
      fieldsets: list(MemberFieldSet, { maxItems: 3 }),
      /** A single fieldset, as sent by some clients. */
      fieldSet: MemberFieldSet,
    },
    response: {
      member: ref(Member),
    },
    errors: ['NOT_FOUND'],
  }),
  getMember: operation({
    method: 'GET',
    path: '/v1/members/{id}',
    summary: 'Get a member, as far as the caller may see it',
    permit: anyone('MEMBERS.MEMBER_READ'),
    request: {
      id: guid,
      fieldsets: list(MemberFieldSet, { maxItems: 3 }),
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
    errors: ['MEMBER_TO_MEMBER_BLOCKED'],
  }),
  listMembers: operation({
    method: 'GET',
    path: '/v1/members',
    summary: 'List members, newest first',
    permit: anyone('MEMBERS.MEMBER_READ'),
    request: {
      paging: ref(OffsetPaging),
      fieldsets: list(MemberFieldSet, { maxItems: 3 }),
      sorting: list(ref(Sorting)),
    },
    response: {
      members: list(ref(Member)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
  queryMembers: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/members/query',
    summary: 'Query members by a filter or a search',
    permit: anyone('MEMBERS.MEMBER_READ'),
    request: {
      query: ref(MemberQuery),
      fieldsets: list(MemberFieldSet, { maxItems: 3 }),
      search: ref(MemberSearch),
    },
    response: {
      members: list(ref(Member)),
      metadata: ref(OffsetPagingMetadata),
    },
  }),
  muteMember: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{id}/mute',
    summary: 'Mute a member in the community',
    permit: backOffice('MEMBERS.MEMBER_MUTE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  unmuteMember: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{id}/unmute',
    summary: 'Unmute a member',
    permit: backOffice('MEMBERS.MEMBER_MUTE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  approveMember: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{id}/approve',
    summary: 'Approve a member who is waiting or was blocked',
    permit: backOffice('MEMBERS.MEMBER_APPROVE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
    errors: ['FAILED_PRECONDITION', 'MEMBER_SELF_BLOCK_FORBIDDEN', 'OWNER_MEMBER_BLOCK_FORBIDDEN'],
  }),
  blockMember: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{id}/block',
    summary: 'Block a member, and log them out at once',
    permit: backOffice('MEMBERS.MEMBER_BLOCK'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
    errors: [
      'FAILED_PRECONDITION',
      'MEMBER_SELF_BLOCK_FORBIDDEN',
      'OWNER_MEMBER_BLOCK_FORBIDDEN',
      'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
    ],
  }),
  disconnectMember: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/{id}/disconnect',
    summary: 'Remove a member’s login; their contact stays',
    permit: backOffice('MEMBERS.MEMBER_DISCONNECT'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
    errors: ['FAILED_PRECONDITION', 'MEMBER_SELF_BLOCK_FORBIDDEN', 'OWNER_MEMBER_BLOCK_FORBIDDEN'],
  }),
  deleteMember: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/members/{id}',
    summary: 'Delete a member with all their data',
    permit: backOffice('MEMBERS.MEMBER_DELETE'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
  deleteMyMember: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/members/my',
    summary: 'Delete the calling member with all their data',
    permit: memberOr('MEMBERS.MEMBER_DELETE'),
    request: {
      contentAssigneeId: nullable(guid),
    },
    response: {},
  }),
  bulkDeleteMembers: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/bulk/delete',
    summary: 'Delete up to 100 members',
    permit: backOffice('MEMBERS.MEMBER_DELETE'),
    request: {
      memberIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkMemberResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['memberIds'],
  }),
  bulkDeleteMembersByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/bulk/delete-by-filter',
    summary: 'Delete all matching members, in the background',
    permit: backOffice('MEMBERS.MEMBER_DELETE'),
    request: {
      filter: anything,
      contentAssigneeId: nullable(guid),
      search: ref(MemberSearch),
    },
    response: {
      jobId: text(),
    },
    required: ['filter'],
  }),
  bulkApproveMembers: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/bulk/approve-by-filter',
    summary: 'Approve all matching members, in the background',
    permit: backOffice('MEMBERS.MEMBER_APPROVE'),
    request: {
      filter: anything,
    },
    response: {
      jobId: text(),
    },
    required: ['filter'],
  }),
  bulkBlockMembers: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/members/bulk/block-by-filter',
    summary: 'Block all matching members, in the background',
    permit: backOffice('MEMBERS.MEMBER_BLOCK'),
    request: {
      filter: anything,
    },
    response: {
      jobId: text(),
    },
    required: ['filter'],
  }),
  createMember: operation({
    method: 'POST',
    effect: 'write',
    creates: 'member',
    path: '/v1/members',
    summary: 'Create a member, who sets a password through a link',
    permit: backOffice('MEMBERS.MEMBER_CREATE'),
    request: {
      member: ref(Member),
    },
    response: {
      member: ref(Member),
    },
    required: ['member', 'member.loginEmail'],
    errors: ['CANNOT_HAVE_MULTIPLE_PRIMARY_INFO', 'INVALID_EXTENDED_FIELD_VALUE', 'DUPLICATE_EMAIL'],
  }),
  updateMember: operation({
    method: 'PATCH',
    effect: 'write',
    logsStaff: true,
    path: '/v1/members/{member.id}',
    summary: 'Change a member: their contact, profile and privacy',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      member: ref(Member),
    },
    response: {
      member: ref(Member),
    },
    required: ['member.id', 'member'],
    errors: ['COMMUNITY_JOIN_IMPOSSIBLE', 'EMAIL_VERIFICATION_REQUIRED', 'INVALID_EXTENDED_FIELD_VALUE'],
  }),
  deleteMemberPhones: operation({
    method: 'DELETE',
    effect: 'write',
    logsStaff: true,
    path: '/v1/members/{id}/phones',
    summary: 'Remove all phone numbers of a member',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  deleteMemberEmails: operation({
    method: 'DELETE',
    effect: 'write',
    logsStaff: true,
    path: '/v1/members/{id}/emails',
    summary: 'Remove all e-mail addresses of a member except the login address',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  deleteMemberAddresses: operation({
    method: 'DELETE',
    effect: 'write',
    logsStaff: true,
    path: '/v1/members/{id}/addresses',
    summary: 'Remove all postal addresses of a member',
    permit: memberOr('MEMBERS.MEMBER_UPDATE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
});

export const memberEvents = events('wix.members.v1.member', {
  entity: Member,
  permission: 'MEMBERS.MEMBER_READ',
  created: 'Somebody becomes a member of the site.',
  updated: 'The profile, address or status of a member changes.',
  deleted: 'A member is erased.',
});
