/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const members = /* @__PURE__ */ routes<typeof contract.members>({
  updateCurrentMemberSlug: 'POST /members/v1/members/my/slug',
  updateMemberSlug: 'POST /members/v1/members/{id}/slug',
  joinCommunity: 'POST /members/v1/members/join-community',
  leaveCommunity: 'POST /members/v1/members/leave-community',
  getCurrentMember: 'GET /members/v1/members/my',
  getMember: 'GET /members/v1/members/{id}',
  listMembers: 'GET /members/v1/members',
  queryMembers: 'POST /members/v1/members/query',
  muteMember: 'POST /members/v1/members/{id}/mute',
  unmuteMember: 'POST /members/v1/members/{id}/unmute',
  approveMember: 'POST /members/v1/members/{id}/approve',
  blockMember: 'POST /members/v1/members/{id}/block',
  disconnectMember: 'POST /members/v1/members/{id}/disconnect',
  deleteMember: 'DELETE /members/v1/members/{id}',
  deleteMyMember: 'DELETE /members/v1/members/my',
  bulkDeleteMembers: 'POST /members/v1/members/bulk/delete',
  bulkDeleteMembersByFilter: 'POST /members/v1/members/bulk/delete-by-filter',
  bulkApproveMembers: 'POST /members/v1/members/bulk/approve-by-filter',
  bulkBlockMembers: 'POST /members/v1/members/bulk/block-by-filter',
  createMember: 'POST /members/v1/members',
  updateMember: 'PATCH /members/v1/members/{member.id}',
  deleteMemberPhones: 'DELETE /members/v1/members/{id}/phones',
  deleteMemberEmails: 'DELETE /members/v1/members/{id}/emails',
  deleteMemberAddresses: 'DELETE /members/v1/members/{id}/addresses',
});
