/** Personal content of a site's pages. */
import { open, operation, service } from '../operation.ts';
import { boolean, guid, integer, list } from '../schema.ts';

export const visitors = service('stoa.visitors', ['/stoa'], {
  getCollected: operation({
    method: 'GET',
    path: '/v1/visitors/current/collected',
    summary:
      "Get the number of items in the caller's cart, the products on their wish list and whether they wrote reviews; empty for callers without an identity",
    permit: open,
    request: {},
    response: {
      cartItemCount: integer({ minimum: 0 }),
      /** Latest first. */
      wishedProductIds: list(guid),
      /** Whether the caller wrote a review, or voted on one. */
      hasReviews: boolean,
    },
  }),
});
