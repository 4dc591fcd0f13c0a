/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteWishlists = /* @__PURE__ */ routes<typeof contract.siteWishlists>({
  getWishlistById: 'POST /stores/v1/wishlists/get',
});
