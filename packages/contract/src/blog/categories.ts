/** The categories of a blog. */
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  choice,
  date,
  fieldMask,
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
import { SeoSchema } from '../shared/common.ts';
import { CommonImage } from '../shared/media.ts';
import { PlatformQuery } from '../shared/paging.ts';
import { PageUrl } from '../stores/product-v1.ts';
import { askedBlogId, BLOG_SITE_MOUNT, BlogMetaData, BlogPaging, BlogPagingMetadata, blogId } from './parts.ts';

export const BlogCategory = message('BlogCategory', {
  id: immutable(blogId),
  label: text({ maxLength: 35 }),
  postCount: readonly(integer()),
  url: readonly(ref(PageUrl)),
  description: nullable(text({ maxLength: 500 })),
  title: text({ maxLength: 200 }),
  displayPosition: nullable(integer({ minimum: -1, maximum: 1_000_000 })),
  translationId: nullable(guid),
  language: immutable(nullable(language)),
  slug: text({ maxLength: 100 }),
  seoData: ref(SeoSchema),
  coverImage: ref(CommonImage),
  updatedDate: readonly(nullable(date)),
});

const fieldsets = list(choice('UNKNOWN', 'URL', 'INTERNAL_ID', 'SEO', 'TRANSLATIONS'), { maxItems: 10 });
const read = anyone('BLOG.READ-CATEGORY');
const one = { category: ref(BlogCategory) };

export const blogCategories = service('blog.categories', ['/blog', '', BLOG_SITE_MOUNT], {
  createCategory: operation({
    method: 'POST',
    effect: 'write',
    creates: 'category',
    path: '/v3/categories',
    summary: 'Create a category of the blog',
    permit: backOffice('BLOG.CREATE-CATEGORY'),
    request: { ...one, fieldsets },
    response: one,
    required: ['category', 'category.label'],
  }),
  updateCategory: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v3/categories/{category.id}',
    summary: 'Change a category of the blog',
    permit: backOffice('BLOG.EDIT-CATEGORY'),
    request: { ...one, fieldMask: fieldMask('category'), fieldsets },
    response: one,
    required: ['category', 'category.id'],
  }),
  getCategory: operation({
    method: 'GET',
    path: '/v3/categories/{categoryId}',
    summary: 'Get a category of the blog',
    permit: read,
    request: { categoryId: askedBlogId, fieldsets },
    response: one,
    required: ['categoryId'],
  }),
  getCategoryBySlug: operation({
    method: 'GET',
    path: '/v3/categories/slugs/{slug}',
    summary: 'Get a category of the blog by its slug',
    permit: read,
    request: { slug: text({ minLength: 1, maxLength: 100 }), fieldsets, language: nullable(language) },
    response: one,
    required: ['slug'],
  }),
  listCategories: operation({
    method: 'GET',
    path: '/v3/categories',
    summary: 'List the categories of the blog in their order',
    permit: read,
    request: { paging: ref(BlogPaging), fieldsets, language: nullable(language) },
    response: { categories: list(ref(BlogCategory)), metaData: ref(BlogMetaData) },
  }),
  queryCategories: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/categories/query',
    summary: 'Query the categories of the blog',
    permit: read,
    request: { query: ref(PlatformQuery), fieldsets },
    response: { categories: list(ref(BlogCategory)), pagingMetadata: ref(BlogPagingMetadata) },
    required: ['query'],
  }),
  deleteCategory: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v3/categories/{categoryId}',
    summary: 'Delete a category of the blog; its posts stay',
    permit: backOffice('BLOG.DELETE-CATEGORY'),
    request: { categoryId: askedBlogId },
    response: {},
    required: ['categoryId'],
  }),
});

export const blogCategoryEvents = events('wix.blog.v3.category', {
  entity: BlogCategory,
  permission: 'BLOG.READ-CATEGORY',
  created: 'A category of the blog is created.',
  updated: 'A category of the blog changes.',
  deleted: 'A category of the blog is deleted.',
});
