/** The published posts of a blog. */
import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  guid,
  integer,
  language,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { SeoSchema } from '../shared/common.ts';
import { CommonImage } from '../shared/media.ts';
import { PlatformQuery } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';
import { PageUrl } from '../stores/product-v1.ts';
import {
  askedBlogId,
  BLOG_SITE_MOUNT,
  BlogMedia,
  BlogMetaData,
  BlogMetrics,
  BlogModerationDetails,
  BlogPaging,
  BlogPagingMetadata,
} from './parts.ts';

export const BlogPost = message('BlogPost', {
  id: readonly(guid),
  title: text({ maxLength: 200 }),
  excerpt: text({ maxLength: 500 }),
  contentText: readonly(nullable(text({ maxLength: 400_000 }))),
  firstPublishedDate: nullable(date),
  lastPublishedDate: readonly(nullable(date)),
  url: ref(PageUrl),
  slug: text({ maxLength: 100 }),
  featured: boolean,
  pinned: boolean,
  categoryIds: list(guid, { maxItems: 10 }),
  memberId: guid,
  /** The name that readers see; the member’s where the post names none. */
  authorName: readonly(nullable(text({ maxLength: 100 }))),
  hashtags: readonly(list(text({ maxLength: 100 }), { maxItems: 100 })),
  commentingEnabled: boolean,
  minutesToRead: integer(),
  heroImage: ref(CommonImage),
  tagIds: readonly(list(guid, { maxItems: 30 })),
  relatedPostIds: readonly(list(guid, { maxItems: 3 })),
  pricingPlanIds: readonly(list(guid, { maxItems: 100 })),
  translationId: nullable(guid),
  language: nullable(language),
  metrics: readonly(ref(BlogMetrics)),
  seoData: ref(SeoSchema),
  contactId: nullable(guid),
  richContent: readonly(ref(RichContent)),
  preview: readonly(boolean),
  moderationDetails: readonly(ref(BlogModerationDetails)),
  media: ref(BlogMedia),
  hasUnpublishedChanges: readonly(boolean),
  referenceId: readonly(nullable(text({ maxLength: 24 }))),
});

const PostField = choice(
  ...(['UNKNOWN', 'COUNTERS', 'URL', 'CONTENT_TEXT', 'METRICS', 'SEO', 'CONTENT', 'INTERNAL_ID'] as const),
  ...(['CONTACT_ID', 'RICH_CONTENT', 'RICH_CONTENT_STRING', 'RICH_CONTENT_COMPRESSED', 'TRANSLATIONS'] as const),
  ...(['REFERENCE_ID', 'EXCLUDE_PAID_CONTENT', 'SEO_DATA', 'OWNER', 'HAS_UNPUBLISHED_CHANGES'] as const),
  ...(['HEADING', 'IMAGE'] as const),
);
const fieldsets = list(PostField, { maxItems: 20 });
const read = anyone('BLOG.READ-PUBLICATION');
const PeriodPostCount = message('PeriodPostCount', { periodStart: nullable(date), postCount: integer() });

export const blogPosts = service('blog.posts', ['', '/blog', BLOG_SITE_MOUNT], {
  queryPostCountStats: operation({
    method: 'GET',
    path: '/v2/stats/post/count',
    summary: 'Count the posts of each month',
    permit: read,
    request: {
      rangeStart: nullable(date),
      order: choice('UNKNOWN', 'OLDEST', 'NEWEST'),
      months: number({ minimum: 0, maximum: 1200 }),
      language: nullable(language),
      timeZone: nullable(text({ minLength: 3, maxLength: 100 })),
    },
    response: { stats: list(ref(PeriodPostCount)) },
  }),
  getTotalPosts: operation({
    method: 'GET',
    path: '/v2/stats/posts/total',
    summary: 'Count all posts',
    permit: read,
    request: { language: nullable(language) },
    response: { total: integer() },
  }),
  getPost: operation({
    method: 'GET',
    path: '/v3/posts/{postId}',
    summary: 'Get a post',
    permit: read,
    request: { postId: askedBlogId, fieldsets },
    response: { post: ref(BlogPost) },
    required: ['postId'],
  }),
  getPostBySlug: operation({
    method: 'GET',
    path: '/v3/posts/slugs/{slug}',
    summary: 'Get a post by its slug, or one that it had before',
    permit: read,
    request: { slug: text({ minLength: 1, maxLength: 200 }), fieldsets, language: nullable(language) },
    response: { post: ref(BlogPost) },
    required: ['slug'],
  }),
  listPosts: operation({
    method: 'GET',
    path: '/v3/posts',
    summary: 'List posts, pinned ones first',
    permit: read,
    request: {
      featured: boolean,
      hashtags: list(text({ maxLength: 100 }), { maxItems: 100 }),
      categoryIds: list(text({ maxLength: 38 }), { maxItems: 50 }),
      tagIds: list(text({ maxLength: 38 }), { maxItems: 50 }),
      sort: choice(
        ...(['FEED', 'PUBLISHED_DATE_ASC', 'PUBLISHED_DATE_DESC', 'VIEW_COUNT', 'LIKE_COUNT'] as const),
        ...(['TITLE_ASC', 'TITLE_DESC', 'RATING'] as const),
      ),
      paging: ref(BlogPaging),
      language: nullable(language),
      memberId: nullable(guid),
      fieldsets,
    },
    response: { posts: list(ref(BlogPost)), metaData: ref(BlogMetaData) },
  }),
  queryPosts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/posts/query',
    summary: 'Query posts',
    permit: read,
    request: { query: ref(PlatformQuery), fieldsets, skipCount: nullable(boolean) },
    response: { posts: list(ref(BlogPost)), pagingMetadata: ref(BlogPagingMetadata) },
    required: ['query'],
  }),
  getPostMetrics: operation({
    method: 'GET',
    path: '/v3/posts/{postId}/metrics',
    summary: 'Get the numbers of views and likes of a post',
    permit: read,
    request: { postId: askedBlogId },
    response: { metrics: ref(BlogMetrics) },
    required: ['postId'],
  }),
});

const whoLiked = { memberId: nullable(guid), anonymousVisitorId: nullable(guid), postId: guid };
const onePerson = { atMostOne: [['memberId', 'anonymousVisitorId']] };

export const blogPostEvents = events('wix.blog.v3.post', {
  entity: BlogPost,
  permission: 'BLOG.READ-PUBLICATION',
  created: 'A post is published that was not.',
  updated: 'A published post changes.',
  deleted: { when: 'A post is no longer published.', carriesEntity: true },
  actions: {
    liked: { when: 'Somebody likes a post.', carries: message('BlogPostLiked', whoLiked, onePerson) },
    unliked: { when: 'Somebody takes back a like.', carries: message('BlogPostUnliked', whoLiked, onePerson) },
  },
});
