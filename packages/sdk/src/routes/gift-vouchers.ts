/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const giftVouchers = /* @__PURE__ */ routes<typeof contract.giftVouchers>({
  redeemGiftCard: 'POST /ecom/v1/gift-cards/redeem',
  voidTransaction: 'POST /ecom/v1/gift-cards/void',
  getGiftCard: 'POST /ecom/v1/gift-cards/{code}',
});
