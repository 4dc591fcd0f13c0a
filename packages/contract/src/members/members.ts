import { anyone, backOffice, memberOr, operation, service } from '../operation.ts';
import { anything, guid, list, nullable, ref, text } from '../schema.ts';
import { BulkActionMetadata } from '../shared/errors.ts';
import { OffsetPaging, OffsetPagingMetadata, Sorting } from '../shared/paging.ts';
import { BulkMemberResult, Member, MemberFieldSet, MemberQuery, MemberSearch } from './member.ts';

export const members = service('members.members', ['/members', '', '/_api/members'], {
  updateCurrentMemberSlug: operation({
    method: 'POST',
    path: '/v1/members/my/slug',
    summary: 'Give the member who calls another address',
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
    path: '/v1/members/{id}/slug',
    summary: 'Give a member another address',
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
    path: '/v1/members/join-community',
    summary: 'Show the member who calls to others',
    permit: memberOr('MEMBERS.MEMBER_JOIN_COMMUNITY'),
    request: {},
    response: {
      member: ref(Member),
    },
    errors: ['COMMUNITY_JOIN_IMPOSSIBLE'],
  }),
  leaveCommunity: operation({
    method: 'POST',
    path: '/v1/members/leave-community',
    summary: 'Hide the member who calls from others',
    permit: memberOr('MEMBERS.MEMBER_JOIN_COMMUNITY'),
    request: {},
    response: {
      member: ref(Member),
    },
  }),
  getCurrentMember: operation({
    method: 'GET',
    path: '/v1/members/my',
    summary: 'The member who calls; nothing where a visitor does',
    permit: anyone('MEMBERS.MEMBER_READ'),
    request: {
      fieldsets: list(MemberFieldSet, { maxItems: 3 }),
      /** The same for one; some clients write it so. */
      fieldSet: MemberFieldSet,
    },
    response: {
      member: ref(Member),
    },
  }),
  getMember: operation({
    method: 'GET',
    path: '/v1/members/{id}',
    summary: 'A member, as far as the caller may see them',
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
    summary: 'Members, the newest first',
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
    path: '/v1/members/query',
    summary: 'Members that match a filter or words',
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
    path: '/v1/members/{id}/mute',
    summary: 'Keep a member from taking part in the community',
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
    path: '/v1/members/{id}/unmute',
    summary: 'Let a muted member take part again',
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
    path: '/v1/members/{id}/approve',
    summary: 'Let a member in who waits for it or was blocked',
    permit: backOffice('MEMBERS.MEMBER_APPROVE'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  blockMember: operation({
    method: 'POST',
    path: '/v1/members/{id}/block',
    summary: 'Keep a member out, and log them out at once',
    permit: backOffice('MEMBERS.MEMBER_BLOCK'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
    errors: [
      'MEMBER_SELF_BLOCK_FORBIDDEN',
      'OWNER_MEMBER_BLOCK_FORBIDDEN',
      'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
    ],
  }),
  disconnectMember: operation({
    method: 'POST',
    path: '/v1/members/{id}/disconnect',
    summary: 'Take a member’s login away; their contact stays',
    permit: backOffice('MEMBERS.MEMBER_DISCONNECT'),
    request: {
      id: guid,
    },
    response: {
      member: ref(Member),
    },
    required: ['id'],
  }),
  deleteMember: operation({
    method: 'DELETE',
    path: '/v1/members/{id}',
    summary: 'Delete a member with all that is known of them',
    permit: backOffice('MEMBERS.MEMBER_DELETE'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
  deleteMyMember: operation({
    method: 'DELETE',
    path: '/v1/members/my',
    summary: 'Delete the member who calls with all that is known of them',
    permit: memberOr('MEMBERS.MEMBER_DELETE'),
    request: {
      contentAssigneeId: nullable(guid),
    },
    response: {},
  }),
  bulkDeleteMembers: operation({
    method: 'POST',
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
    path: '/v1/members/bulk/delete-by-filter',
    summary: 'Delete all members that match, in the background',
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
    path: '/v1/members/bulk/approve-by-filter',
    summary: 'Approve all members that match, in the background',
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
    path: '/v1/members/bulk/block-by-filter',
    summary: 'Block all members that match, in the background',
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
    path: '/v1/members',
    summary: 'Make a member, who sets a password by a link',
    permit: backOffice('MEMBERS.MEMBER_CREATE'),
    request: {
      member: ref(Member),
    },
    response: {
      member: ref(Member),
    },
    required: ['member', 'member.loginEmail'],
    errors: ['DUPLICATE_EMAIL'],
  }),
  updateMember: operation({
    method: 'PATCH',
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
    path: '/v1/members/{id}/phones',
    summary: 'Take away all phone numbers of a member',
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
    path: '/v1/members/{id}/emails',
    summary: 'Take away all e-mail addresses but the one they log in with',
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
    path: '/v1/members/{id}/addresses',
    summary: 'Take away all postal addresses of a member',
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
