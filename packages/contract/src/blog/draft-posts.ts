/** The posts of a blog as their authors write them: drafts, scheduled and published ones, and those in the trash. */
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  immutable,
  int64,
  integer,
  language,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { SeoSchema } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CommonImage } from '../shared/media.ts';
import { PlatformQuery } from '../shared/paging.ts';
import { RichContent } from '../shared/rich-content.ts';
import { PageUrl } from '../stores/product-v1.ts';
import {
  BLOG_SITE_MOUNT,
  BlogMedia,
  BlogMetaData,
  BlogModerationDetails,
  BlogPaging,
  BlogPagingMetadata,
  blogId,
} from './parts.ts';

export const DraftPostStatus = choice(
  ...(['UNKNOWN', 'PUBLISHED', 'UNPUBLISHED', 'SCHEDULED', 'DELETED', 'IN_MODERATION', 'IN_REVIEW'] as const),
);
export const DraftPost = message('DraftPost', {
  id: readonly(blogId),
  /** Optional in updates: with it, a draft is only saved if nobody saved it in the meantime. */
  revision: nullable(int64),
  title: text({ maxLength: 200 }),
  excerpt: nullable(text({ maxLength: 500 })),
  featured: nullable(boolean),
  pinned: nullable(boolean),
  categoryIds: list(blogId, { maxItems: 10 }),
  memberId: nullable(guid),
  /** The name that readers see, where it is not the member’s. */
  authorName: nullable(text({ maxLength: 100 })),
  hashtags: list(text({ maxLength: 100 }), { maxItems: 100 }),
  commentingEnabled: nullable(boolean),
  minutesToRead: readonly(integer()),
  heroImage: ref(CommonImage),
  tagIds: list(blogId, { maxItems: 30 }),
  relatedPostIds: list(blogId, { maxItems: 3 }),
  pricingPlanIds: list(guid, { maxItems: 100 }),
  translationId: immutable(nullable(guid)),
  language: nullable(language),
  richContent: ref(RichContent),
  status: readonly(DraftPostStatus),
  moderationDetails: readonly(ref(BlogModerationDetails)),
  hasUnpublishedChanges: readonly(boolean),
  editedDate: readonly(nullable(date)),
  scheduledPublishDate: readonly(nullable(date)),
  firstPublishedDate: nullable(date),
  seoData: ref(SeoSchema),
  slugs: readonly(list(text({ maxLength: 100 }), { maxItems: 5000 })),
  url: readonly(ref(PageUrl)),
  createdDate: readonly(nullable(date)),
  seoSlug: nullable(text({ maxLength: 100 })),
  media: ref(BlogMedia),
  previewTextParagraph: nullable(integer({ minimum: 0, maximum: 1000 })),
});

const Field = choice(
  ...(['UNKNOWN', 'URL', 'INTERNAL_ID', 'CONTENT', 'RICH_CONTENT', 'TRANSLATIONS', 'GENERATED_EXCERPT'] as const),
);
const fieldsets = list(Field, { maxItems: 10 });
const DraftPostAction = choice(
  ...(['UPDATE', 'UPDATE_PUBLISH', 'UPDATE_SCHEDULE', 'UPDATE_REVERT_TO_DRAFT'] as const),
  ...(['UPDATE_CANCEL_SCHEDULE', 'UPDATE_REJECT', 'UPDATE_PUBLICATION'] as const),
);
const DraftPostSort = choice('EDITING_DATE_DESC', 'EDITING_DATE_ASC');
const MaskedDraftPost = message('MaskedDraftPost', { draftPost: ref(DraftPost), fieldMask: fieldMask('draftPost') });
const BulkDraftPostResult = message('BulkDraftPostResult', { itemMetadata: ref(ItemMetadata), item: ref(DraftPost) });

const create = backOffice('BLOG.CREATE-DRAFT');
const edit = backOffice('BLOG.EDIT-DRAFT');
const read = backOffice('BLOG.READ_DRAFT');
const remove = backOffice('BLOG.DELETE-DRAFT');
const one = { draftPost: ref(DraftPost) };
const several = { results: list(ref(BulkDraftPostResult)), bulkActionMetadata: ref(BulkActionMetadata) };
const byId = { request: { draftPostId: blogId }, required: ['draftPostId'] as const };
const scheduling = { action: DraftPostAction, scheduledPublishDate: nullable(date) };

export const draftPosts = service('blog.draft-posts', ['/blog', '', BLOG_SITE_MOUNT], {
  createDraftPost: operation({
    method: 'POST',
    effect: 'write',
    creates: 'draftPost',
    path: '/v3/draft-posts',
    summary: 'Write a post, and publish it if asked to',
    permit: create,
    request: { ...one, publish: boolean, fieldsets },
    response: one,
    required: ['draftPost', 'draftPost.title'],
  }),
  bulkCreateDraftPosts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/bulk/draft-posts/create',
    summary: 'Write several posts',
    permit: create,
    request: {
      draftPosts: list(ref(DraftPost), { minItems: 1, maxItems: 20 }),
      publish: boolean,
      returnFullEntity: boolean,
      fieldsets,
    },
    response: several,
    required: ['draftPosts', 'draftPosts.title'],
  }),
  bulkUpdateDraftPosts: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v3/draft-posts/update',
    summary: 'Change several posts, and publish, schedule or unpublish them',
    permit: edit,
    request: {
      draftPosts: list(ref(MaskedDraftPost), { minItems: 1, maxItems: 20 }),
      ...scheduling,
      returnFullEntity: boolean,
      fieldsets,
    },
    response: several,
    required: ['draftPosts.draftPost', 'draftPosts.draftPost.id'],
  }),
  listDeletedDraftPosts: operation({
    method: 'GET',
    path: '/v3/draft-posts/trash-bin',
    summary: 'List the posts in the trash',
    permit: read,
    request: {
      language: nullable(language),
      sort: DraftPostSort,
      paging: ref(BlogPaging),
      fieldsets,
      draftPostIds: list(guid, { maxItems: 100 }),
    },
    response: { draftPosts: list(ref(DraftPost)), pagingMetadata: ref(BlogPagingMetadata) },
  }),
  getDraftPost: operation({
    method: 'GET',
    path: '/v3/draft-posts/{draftPostId}',
    summary: 'Get a post as it is being written',
    permit: read,
    request: { draftPostId: blogId, fieldsets },
    response: one,
    required: ['draftPostId'],
  }),
  updateDraftPost: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v3/draft-posts/{draftPost.id}',
    summary: 'Change a post, and publish, schedule or unpublish it',
    permit: edit,
    request: { ...one, fieldMask: fieldMask('draftPost'), ...scheduling, fieldsets },
    response: one,
    required: ['draftPost', 'draftPost.id'],
  }),
  deleteDraftPost: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/draft-posts/{draftPostId}',
    summary: 'Move a post to the trash, or delete it for good',
    permit: remove,
    request: { draftPostId: blogId, permanent: boolean },
    response: {},
    required: ['draftPostId'],
  }),
  removeFromTrashBin: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/draft-posts/trash-bin/{draftPostId}',
    summary: 'Delete a post in the trash for good',
    permit: remove,
    ...byId,
    response: {},
  }),
  bulkDeleteDraftPosts: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/bulk/draft-posts',
    summary: 'Move several posts to the trash, or delete them for good',
    permit: remove,
    request: { postIds: list(blogId, { minItems: 1, maxItems: 100 }), permanent: boolean },
    response: several,
    required: ['postIds'],
  }),
  listDraftPosts: operation({
    method: 'GET',
    path: '/v3/draft-posts',
    summary: 'List posts as they are being written',
    permit: read,
    request: {
      status: DraftPostStatus,
      language: nullable(language),
      sort: DraftPostSort,
      paging: ref(BlogPaging),
      fieldsets,
    },
    response: { draftPosts: list(ref(DraftPost)), metaData: ref(BlogMetaData) },
  }),
  getDeletedDraftPost: operation({
    method: 'GET',
    path: '/v3/draft-posts/trash-bin/{draftPostId}',
    summary: 'Get a post in the trash',
    permit: read,
    ...byId,
    response: one,
  }),
  restoreFromTrashBin: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/draft-posts/trash-bin/{draftPostId}/restore',
    summary: 'Take a post out of the trash',
    permit: edit,
    ...byId,
    response: one,
  }),
  queryDraftPosts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/draft-posts/query',
    summary: 'Query posts as they are being written',
    permit: read,
    request: { fieldsets, query: ref(PlatformQuery) },
    response: { draftPosts: list(ref(DraftPost)), pagingMetadata: ref(BlogPagingMetadata) },
    required: ['query'],
  }),
  publishDraftPost: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/draft-posts/{draftPostId}/publish',
    summary: 'Publish a post as it is written now',
    permit: backOffice('BLOG.PUBLISH-POST'),
    ...byId,
    response: { postId: guid },
  }),
  translateDraft: operation({
    method: 'POST',
    effect: 'write',
    creates: 'draftPost',
    path: '/v3/multilingual/draft/{postId}',
    summary: 'Copy a post for writing it in another language',
    permit: create,
    request: { postId: guid, language, fieldsets },
    response: one,
    required: ['language', 'postId'],
    errors: ['ALREADY_EXISTS'],
  }),
  updateDraftPostLanguage: operation({
    method: 'POST',
    effect: 'write',
    path: '/v3/multilingual/update-draft-post-language/{postId}',
    summary: 'Say which language a post is written in',
    permit: edit,
    request: { postId: guid, language, fieldsets },
    response: one,
    required: ['language', 'postId'],
  }),
});

export const draftPostEvents = events('wix.blog.v3.draft', {
  entity: DraftPost,
  permission: 'BLOG.READ_DRAFT',
  created: 'A post is begun.',
  updated: 'A post is edited, published, scheduled, or taken off the site.',
  deleted: { when: 'A post is moved to the trash, or deleted for good.', carriesEntity: true },
});
