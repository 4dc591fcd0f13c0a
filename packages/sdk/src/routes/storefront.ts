/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const storefront = /* @__PURE__ */ routes<typeof contract.storefront>({
  listProducts: 'GET|POST /stoa/v1/storefront/products',
  translateFilters: 'POST /stoa/v1/storefront/filter-words',
  getAvailability: 'GET /stoa/v1/storefront/products/{productId}/availability',
  getCurrentSlug: 'GET /stoa/v1/storefront/current-slug',
  listProductAddresses: 'GET /stoa/v1/storefront/product-addresses',
});
