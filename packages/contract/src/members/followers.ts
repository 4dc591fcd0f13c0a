import { events } from '../events.ts';
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
    effect: 'write',
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
    effect: 'write',
    path: '/v3/followers/{memberId}',
    summary: 'Unfollow a member',
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
    summary: 'List the members that the calling member follows',
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
    summary: 'List the members that a member follows',
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
    summary: 'List the followers of the calling member',
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
    summary: 'List the followers of a member',
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
    effect: 'read',
    path: '/v3/followers/my/connections',
    summary: 'List how the calling member and others follow each other',
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
    effect: 'read',
    path: '/v3/followers/{memberId}/connections',
    summary: 'List how a member and others follow each other',
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

export const Follower = message('Follower', {
  memberId: guid,
  affectedMemberId: guid,
});
/** `memberId` starts or stops following `affectedMemberId`. */
export const MemberConnection = message('MemberConnection', { memberConnection: ref(Follower) });
export const followEvents = events('wix.members.v3.follow', {
  permission: 'MEMBERS.FOLLOW_READ',
  actions: {
    memberFollowed: { when: 'A member starts following another.', carries: MemberConnection },
    memberUnfollowed: { when: 'A member stops following another.', carries: MemberConnection },
  },
});
