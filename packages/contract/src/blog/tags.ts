/** The tags of a blog's posts. */
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  choice,
  date,
  guid,
  immutable,
  integer,
  language,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { PlatformQuery } from '../shared/paging.ts';
import { PageUrl } from '../stores/product-v1.ts';
import { askedBlogId, BLOG_SITE_MOUNT, BlogPagingMetadata, blogId } from './parts.ts';

export const BlogTag = message('BlogTag', {
  id: readonly(guid),
  label: text({ maxLength: 100 }),
  slug: text({ maxLength: 100 }),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  postCount: readonly(integer()),
  url: readonly(ref(PageUrl)),
  publishedPostCount: readonly(integer()),
  translationId: readonly(nullable(guid)),
  language: immutable(nullable(language)),
});

const fieldsets = list(choice('UNKNOWN', 'URL', 'SEO'), { maxItems: 10 });
const read = anyone('BLOG.READ_TAG');
const one = { tag: ref(BlogTag) };
const slug = { slug: text({ minLength: 1, maxLength: 100 }) };

export const blogTags = service('blog.tags', ['', '/blog', BLOG_SITE_MOUNT], {
  createTag: operation({
    method: 'POST',
    effect: 'write',
    creates: 'tag',
    path: '/v3/tags',
    summary: 'Create a tag of the blog; the one of that label, where there is one',
    permit: backOffice('BLOG.CREATE-TAG'),
    request: {
      label: text({ minLength: 1, maxLength: 100 }),
      language: nullable(language),
      slug: nullable(text({ maxLength: 100 })),
      fieldsets,
    },
    response: one,
    required: ['label'],
  }),
  getTagByLabel: operation({
    method: 'GET',
    path: '/v3/tags/labels/{label}',
    summary: 'Get a tag of the blog by its label',
    permit: read,
    request: { label: text({ minLength: 1, maxLength: 100 }), language: nullable(language), fieldsets },
    response: one,
    required: ['label'],
  }),
  getTag: operation({
    method: 'GET',
    path: '/v3/tags/{tagId}',
    summary: 'Get a tag of the blog',
    permit: read,
    request: { tagId: askedBlogId, fieldsets },
    response: one,
    required: ['tagId'],
  }),
  getTagBySlug: operation({
    method: 'GET',
    path: '/v3/tags/slugs/{slug}',
    summary: 'Get a tag of the blog by its slug',
    permit: read,
    request: { ...slug, fieldsets, language: nullable(language) },
    response: one,
    required: ['slug'],
  }),
  queryTags: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/tags/query',
    summary: 'Query the tags of the blog',
    permit: read,
    request: { query: ref(PlatformQuery), fieldsets },
    response: { tags: list(ref(BlogTag)), pagingMetadata: ref(BlogPagingMetadata) },
    required: ['query'],
  }),
  deleteTag: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/tags/{tagId}',
    summary: 'Delete a tag of the blog, and take it off its posts',
    permit: backOffice('BLOG.DELETE_TAG'),
    request: { tagId: blogId },
    response: {},
    required: ['tagId'],
  }),
});

export const blogTagEvents = events('wix.blog.v3.tag', {
  entity: BlogTag,
  permission: 'BLOG.READ_TAG',
  created: 'A tag of the blog is created.',
  updated: 'More or fewer posts have a tag of the blog, or more or fewer published ones.',
  deleted: 'A tag of the blog is deleted.',
});
