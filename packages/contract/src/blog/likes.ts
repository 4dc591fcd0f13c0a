/** Likes of posts: one by each visitor or member. */
import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import { date, guid, immutable, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

/** What a post is called among the kinds of things that can be liked. */
export const POST_FQDN = 'wix.blog.v3.post';

export const BlogLike = message('BlogLike', {
  id: immutable(nullable(guid)),
  createdDate: readonly(nullable(date)),
  entityId: nullable(guid),
  fqdn: nullable(text({ maxLength: 256 })),
});

const one = { like: ref(BlogLike) };
const remove = anyone('BLOG.LIKE_DELETE');

export const blogLikes = service('blog.likes', ['/blog', '/_api/blog-like-service', ''], {
  createLike: operation({
    method: 'POST',
    effect: 'write',
    creates: 'like',
    path: '/v1/likes',
    summary: 'Like a post, as the visitor or member; liking it again changes nothing',
    permit: anyone('BLOG.LIKE_CREATE'),
    request: one,
    response: one,
    required: ['like.entityId', 'like.fqdn'],
  }),
  getLike: operation({
    method: 'GET',
    path: '/v1/likes/{likeId}',
    summary: 'Get a like: visitors and members their own',
    permit: anyone('BLOG.LIKE_READ'),
    request: { likeId: nullable(guid) },
    response: one,
    required: ['likeId'],
  }),
  queryLikes: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/likes/query',
    summary: 'Query likes: visitors and members their own',
    permit: anyone('BLOG.LIKE_READ'),
    request: { query: ref(CursorQuery) },
    response: { likes: list(ref(BlogLike)), pagingMetadata: ref(CursorPagingMetadata) },
    required: ['query'],
  }),
  deleteLike: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/likes/{likeId}',
    summary: 'Take back a like: visitors and members their own',
    permit: remove,
    request: { likeId: nullable(guid) },
    response: {},
    required: ['likeId'],
  }),
  deleteLikeByFqdnAndEntityId: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/likes/fqdn/{fqdn}/entity-id/{entityId}',
    summary: 'Take back the like of a post',
    permit: remove,
    request: { fqdn: nullable(text({ maxLength: 256 })), entityId: nullable(guid) },
    response: {},
    required: ['entityId', 'fqdn'],
  }),
});

export const blogLikeEvents = events('wix.blog.v1.like', {
  entity: BlogLike,
  permission: 'BLOG.LIKE_READ',
  created: 'Somebody likes a post.',
  deleted: { when: 'Somebody takes back a like.', carriesEntity: true },
});
