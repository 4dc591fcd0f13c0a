/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const banners = /* @__PURE__ */ routes<typeof contract.banners>({
  listBanners: 'GET /stoa/v1/storefront/banners',
});
