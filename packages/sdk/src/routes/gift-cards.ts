/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const giftCards = /* @__PURE__ */ routes<typeof contract.giftCards>({
  createGiftCard: 'POST /stoa/v1/gift-cards',
  listGiftCards: 'POST /stoa/v1/gift-cards/query',
  getGiftCardTotals: 'GET /stoa/v1/gift-cards/totals',
  getIssuedGiftCard: 'GET /stoa/v1/gift-cards/{giftCardId}',
  updateGiftCard: 'PATCH /stoa/v1/gift-cards/{giftCard.id}',
  sendGiftCard: 'POST /stoa/v1/gift-cards/{giftCardId}/send',
});
