/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const wishlistTags = /* @__PURE__ */ routes<typeof contract.wishlistTags>({
  bulkUpdateWishlistTags: 'POST /v1/bulk/wishlists/update-tags',
  bulkUpdateWishlistTagsByFilter: 'POST /v1/bulk/wishlists/update-tags-by-filter',
});
