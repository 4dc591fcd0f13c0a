/** Personal content of a site's pages. */
import { open, operation, service } from '../operation.ts';
import { guid, integer, list } from '../schema.ts';

export const visitors = service('stoa.visitors', ['/stoa'], {
  getCollected: operation({
    method: 'GET',
    path: '/v1/visitors/current/collected',
    summary:
      "Get the number of items in the caller's cart and the products on their wish list; empty for callers without an identity",
    permit: open,
    request: {},
    response: {
      cartItemCount: integer({ minimum: 0 }),
      /** Latest first. */
      wishedProductIds: list(guid),
    },
  }),
});
