/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const blogLikes = /* @__PURE__ */ routes<typeof contract.blogLikes>({
  createLike: 'POST /blog/v1/likes',
  getLike: 'GET /blog/v1/likes/{likeId}',
  queryLikes: 'POST /blog/v1/likes/query',
  deleteLike: 'DELETE /blog/v1/likes/{likeId}',
  deleteLikeByFqdnAndEntityId: 'DELETE /blog/v1/likes/fqdn/{fqdn}/entity-id/{entityId}',
});
