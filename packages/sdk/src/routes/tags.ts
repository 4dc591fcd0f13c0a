/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const tags = /* @__PURE__ */ routes<typeof contract.tags>({
  createTag: 'POST /tags/v1/tags',
  getTag: 'GET /tags/v1/tags/{tagId}',
  updateTag: 'PATCH /tags/v1/tags/{tag.id}',
  deleteTag: 'DELETE /tags/v1/tags/{tagId}',
  queryTags: 'POST /tags/v1/tags/query',
  bulkGetOrCreateTags: 'POST /tags/v1/bulk/tags/get-or-create',
});
