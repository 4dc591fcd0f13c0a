/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogCache = /* @__PURE__ */ routes<typeof contract.blogCache>({
  getBlogCache: 'GET /_api/blog-cache-service/v1/blog-cache',
});
