/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogTags = /* @__PURE__ */ routes<typeof contract.blogTags>({
  createTag: 'POST /v3/tags',
  getTagByLabel: 'GET /v3/tags/labels/{label}',
  getTag: 'GET /v3/tags/{tagId}',
  getTagBySlug: 'GET /v3/tags/slugs/{slug}',
  queryTags: 'POST /v3/tags/query',
  deleteTag: 'DELETE /v3/tags/{tagId}',
});
