/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogPosts = /* @__PURE__ */ routes<typeof contract.blogPosts>({
  queryPostCountStats: 'GET /v2/stats/post/count',
  getTotalPosts: 'GET /v2/stats/posts/total',
  getPost: 'GET /v3/posts/{postId}',
  getPostBySlug: 'GET /v3/posts/slugs/{slug}',
  listPosts: 'GET /v3/posts',
  queryPosts: 'POST /v3/posts/query',
  getPostMetrics: 'GET /v3/posts/{postId}/metrics',
});
