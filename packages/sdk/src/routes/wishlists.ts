/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const wishlists = /* @__PURE__ */ routes<typeof contract.wishlists>({
  getDefaultWishlist: 'GET /ecom/v1/wishlists/get-default',
  addItem: 'POST /ecom/v1/wishlists/add-item',
  removeItem: 'POST /ecom/v1/wishlists/remove-item',
});
