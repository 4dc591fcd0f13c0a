import { anyone, memberOr, operation, service } from '../operation.ts';
import { boolean, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { Cursors } from '../shared/paging.ts';

export const FollowerCursorPaging = message('FollowerCursorPaging', {
  limit: nullable(integer({ minimum: 1, maximum: 100 })),
  cursor: nullable(text()),
});
export const PagingMetadataV2 = message('PagingMetadataV2', {
  count: nullable(integer()),
  cursors: ref(Cursors),
});
export const ConnectedMembers = message('ConnectedMembers', {
  connectedMemberId: guid,
  followedByMember: boolean,
  followingMember: boolean,
});

export const memberFollowers = service('members.member-followers', ['/members', '', '/_api/members'], {
  followMember: operation({
    method: 'POST',
    path: '/v3/followers/{memberId}',
    summary: 'Follow a member',
    permit: memberOr('MEMBERS.MEMBER_FOLLOW'),
    request: {
      memberId: guid,
    },
    response: {},
    required: ['memberId'],
  }),
  unfollowMember: operation({
    method: 'DELETE',
    path: '/v3/followers/{memberId}',
    summary: 'Follow a member no longer',
    permit: memberOr('MEMBERS.MEMBER_FOLLOW'),
    request: {
      memberId: guid,
    },
    response: {},
    required: ['memberId'],
  }),
  listCurrentMemberFollowing: operation({
    method: 'GET',
    path: '/v3/followers/my/following',
    summary: 'Whom the member who calls follows',
    permit: memberOr('MEMBERS.FOLLOW_READ_MY'),
    request: {
      paging: ref(FollowerCursorPaging),
    },
    response: {
      memberIds: list(guid),
      pagingMetadata: ref(PagingMetadataV2),
    },
  }),
  listMemberFollowing: operation({
    method: 'GET',
    path: '/v3/followers/{memberId}/following',
    summary: 'Whom a member follows',
    permit: anyone('MEMBERS.FOLLOW_READ'),
    request: {
      memberId: guid,
      paging: ref(FollowerCursorPaging),
    },
    response: {
      memberIds: list(guid),
      pagingMetadata: ref(PagingMetadataV2),
    },
    required: ['memberId'],
  }),
  listCurrentMemberFollowers: operation({
    method: 'GET',
    path: '/v3/followers/my',
    summary: 'Who follows the member who calls',
    permit: memberOr('MEMBERS.FOLLOW_READ_MY'),
    request: {
      paging: ref(FollowerCursorPaging),
    },
    response: {
      memberIds: list(guid),
      pagingMetadata: ref(PagingMetadataV2),
    },
  }),
  listMemberFollowers: operation({
    method: 'GET',
    path: '/v3/followers/{memberId}',
    summary: 'Who follows a member',
    permit: anyone('MEMBERS.FOLLOW_READ'),
    request: {
      memberId: guid,
      paging: ref(FollowerCursorPaging),
    },
    response: {
      memberIds: list(guid),
      pagingMetadata: ref(PagingMetadataV2),
    },
    required: ['memberId'],
  }),
  queryCurrentMemberConnections: operation({
    method: 'POST',
    path: '/v3/followers/my/connections',
    summary: 'How the member who calls and others follow each other',
    permit: memberOr('MEMBERS.FOLLOW_READ_MY'),
    request: {
      connectedMemberIds: list(guid, { maxItems: 100 }),
    },
    response: {
      connectedMembers: list(ref(ConnectedMembers)),
    },
    required: ['connectedMemberIds'],
  }),
  queryMemberConnections: operation({
    method: 'POST',
    path: '/v3/followers/{memberId}/connections',
    summary: 'How a member and others follow each other',
    permit: anyone('MEMBERS.FOLLOW_READ'),
    request: {
      connectedMemberIds: list(guid, { maxItems: 100 }),
      memberId: guid,
    },
    response: {
      connectedMembers: list(ref(ConnectedMembers)),
    },
    required: ['connectedMemberIds', 'memberId'],
  }),
});
