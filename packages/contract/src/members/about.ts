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
    path: '/v2/abouts',
    summary: 'Write what a member says of themselves',
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
    path: '/v2/abouts/{memberAbout.id}',
    summary: 'Change what a member says of themselves',
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
    path: '/v2/abouts/{id}',
    summary: 'Delete what a member says of themselves',
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
    summary: 'What a member says of themselves',
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
    summary: 'What the member who calls says of themselves',
    permit: memberOr('MEMBERS.MEMBER_ABOUT_READ'),
    request: {},
    response: {
      memberAbout: ref(MemberAbout),
    },
  }),
  queryMemberAbouts: operation({
    method: 'POST',
    path: '/v2/abouts/query',
    summary: 'What members say of themselves',
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
