import { events } from '../events.ts';
import { anyone, memberOr, operation, service } from '../operation.ts';
import { guid, int64, list, message, nullable, readonly, ref } from '../schema.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';

export const MemberAbout = message('MemberAbout', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  memberId: nullable(guid),
  content: ref(RichContent),
});

export const memberAbouts = service('members.members-about', ['/members', '', '/_api/members'], {
  createMemberAbout: operation({
    method: 'POST',
    effect: 'write',
    creates: 'memberAbout',
    path: '/v2/abouts',
    summary: 'Write what a member says about themselves',
    permit: memberOr('MEMBERS.MEMBER_ABOUT_CREATE'),
    request: {
      memberAbout: ref(MemberAbout),
    },
    response: {
      memberAbout: ref(MemberAbout),
    },
    required: ['memberAbout', 'memberAbout.content'],
    errors: ['ALREADY_EXISTS'],
  }),
  updateMemberAbout: operation({
    method: 'PATCH',
    effect: 'write',
    logsStaff: true,
    path: '/v2/abouts/{memberAbout.id}',
    summary: 'Change what a member has written about themselves',
    permit: memberOr('MEMBERS.MEMBER_ABOUT_UPDATE'),
    request: {
      memberAbout: ref(MemberAbout),
    },
    response: {
      memberAbout: ref(MemberAbout),
    },
    required: ['memberAbout.id', 'memberAbout', 'memberAbout.content', 'memberAbout.revision'],
    errors: ['INVALID_REVISION'],
  }),
  deleteMemberAbout: operation({
    method: 'DELETE',
    effect: 'write',
    logsStaff: true,
    path: '/v2/abouts/{id}',
    summary: 'Delete what a member has written about themselves',
    permit: memberOr('MEMBERS.MEMBER_ABOUT_DELETE'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
  getMemberAbout: operation({
    method: 'GET',
    path: '/v2/abouts/{id}',
    summary: 'Get what a member has written about themselves',
    permit: anyone('MEMBERS.MEMBER_ABOUT_READ'),
    request: {
      id: guid,
    },
    response: {
      memberAbout: ref(MemberAbout),
    },
    required: ['id'],
  }),
  getMyMemberAbout: operation({
    method: 'GET',
    path: '/v2/abouts/my',
    summary: 'Get what the calling member has written about themselves',
    permit: memberOr('MEMBERS.MEMBER_ABOUT_READ'),
    request: {},
    response: {
      memberAbout: ref(MemberAbout),
    },
  }),
  queryMemberAbouts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/abouts/query',
    summary: 'Query what members have written about themselves',
    permit: anyone('MEMBERS.MEMBER_ABOUT_READ'),
    request: {
      query: ref(CursorQuery),
    },
    response: {
      memberAbouts: list(ref(MemberAbout)),
      metadata: ref(CursorPagingMetadata),
    },
  }),
});

export const memberAboutEvents = events('wix.members.about.v2.member_about', {
  entity: MemberAbout,
  permission: 'MEMBERS.MEMBER_ABOUT_READ',
  created: 'A member writes about themselves for the first time.',
  updated: 'A member changes what they have written about themselves.',
  deleted: 'What a member has written about themselves is deleted.',
});
