/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogReading = /* @__PURE__ */ routes<typeof contract.blogReading>({
  getPostPage: 'GET /stoa/v1/blog/pages/{slug}',
  searchPosts: 'GET /stoa/v1/blog/search',
  recordPostView: 'POST /stoa/v1/blog/posts/{postId}/views',
  createPostPreview: 'GET /stoa/v1/blog/drafts/{postId}/preview',
  getPostPreview: 'GET /stoa/v1/blog/previews/{token}',
});
