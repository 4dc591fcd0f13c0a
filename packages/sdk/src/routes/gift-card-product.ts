/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const giftCardProduct = /* @__PURE__ */ routes<typeof contract.giftCardProduct>({
  getGiftCardProduct: 'GET /stoa/v1/gift-card-product',
  updateGiftCardProduct: 'PATCH /stoa/v1/gift-card-product',
  getOfferedGiftCard: 'GET /stoa/v1/gift-card-product/offered',
});
