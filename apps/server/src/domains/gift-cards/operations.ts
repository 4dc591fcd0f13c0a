import { giftCards, giftVouchers } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createGiftCard } from './issue-gift-card.ts';
import { getGiftCardTotals, getIssuedGiftCard, listGiftCards, updateGiftCard } from './manage-gift-cards.ts';
import { getGiftCard, redeem, voidTransaction } from './redeem-gift-card.ts';
import { sendGiftCard } from './send-gift-card.ts';

export const served = [
  ...serve(giftVouchers, { getGiftCard, redeemGiftCard: redeem, voidTransaction }),
  ...serve(giftCards, {
    createGiftCard,
    listGiftCards,
    getGiftCardTotals: (ctx) => getGiftCardTotals(ctx),
    getIssuedGiftCard,
    updateGiftCard,
    sendGiftCard,
  }),
];
