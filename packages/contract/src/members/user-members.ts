import { backOffice, operation, service } from '../operation.ts';
import { date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';
import { MemberActivityStatus, MemberImage, MemberPrivacyStatus, MemberStatus } from './member-parts.ts';

export const UserMember = message('UserMember', {
  memberId: readonly(nullable(guid)),
  userId: readonly(nullable(guid)),
  contactId: readonly(nullable(guid)),
  siteMembersInstanceId: readonly(nullable(guid)),
  metaSiteId: readonly(nullable(guid)),
  photo: ref(MemberImage),
  nickname: readonly(nullable(text())),
  privacyStatus: readonly(MemberPrivacyStatus),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  status: readonly(MemberStatus),
  activityStatus: readonly(MemberActivityStatus),
});

export const userMembers = service('members.user-member', ['/members', '', '/_api/members'], {
  queryUserMembers: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/user-members/query',
    summary: 'Query members who are also team members',
    permit: backOffice('MEMBERS.USER_MEMBER_READ'),
    request: {
      query: ref(CursorQuery),
    },
    response: {
      userMembers: list(ref(UserMember)),
      metadata: ref(CursorPagingMetadata),
    },
  }),
});
