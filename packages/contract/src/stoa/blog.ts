/** The blog as its readers see it, and what they leave behind. */
import { BlogCategory } from '../blog/categories.ts';
import { BlogPost } from '../blog/posts.ts';
import { BlogTag } from '../blog/tags.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import { date, guid, integer, list, message, ref, text } from '../schema.ts';

/** A post with everything around it on its page. */
export const BlogPostPage = message('BlogPostPage', {
  post: ref(BlogPost),
  categories: list(ref(BlogCategory)),
  tags: list(ref(BlogTag)),
  /** What to read next: the posts that the post names, or others of its categories and tags. */
  related: list(ref(BlogPost)),
  /** The post published before it, and the one after. */
  previous: ref(BlogPost),
  next: ref(BlogPost),
});

export const blogReading = service('stoa.blog', ['/stoa'], {
  getPostPage: operation({
    method: 'GET',
    path: '/v1/blog/pages/{slug}',
    summary: 'Get a post with its categories, tags and neighbours, by its slug or one that it had before',
    permit: open,
    request: { slug: text({ minLength: 1, maxLength: 200 }) },
    response: { page: ref(BlogPostPage) },
    required: ['slug'],
  }),
  searchPosts: operation({
    method: 'GET',
    path: '/v1/blog/search',
    summary: 'Search published posts by words of their titles and texts, the most relevant first',
    permit: open,
    request: { words: text({ minLength: 1, maxLength: 100 }), limit: integer({ minimum: 1, maximum: 20 }) },
    response: { posts: list(ref(BlogPost)) },
    required: ['words'],
  }),
  recordPostView: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/blog/posts/{postId}/views',
    summary: 'Count that somebody reads a post',
    permit: open,
    request: { postId: guid },
    response: {},
    required: ['postId'],
  }),
  createPostPreview: operation({
    method: 'GET',
    path: '/v1/blog/drafts/{postId}/preview',
    summary: 'Get a link under which anybody who has it sees a post as it is being written',
    permit: backOffice('BLOG.READ_DRAFT'),
    request: { postId: guid },
    response: { url: text(), expiresDate: date },
    required: ['postId'],
  }),
  getPostPreview: operation({
    method: 'GET',
    path: '/v1/blog/previews/{token}',
    summary: 'Get a post as it is being written, by the token of its link',
    permit: open,
    request: { token: text({ minLength: 1, maxLength: 1000 }) },
    response: { page: ref(BlogPostPage) },
    required: ['token'],
  }),
});
