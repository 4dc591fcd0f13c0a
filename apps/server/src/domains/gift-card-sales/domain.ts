import type { Domain } from '../../domain.ts';
import { giftCardItems } from './gift-card-items.ts';
import { soldCardsAreIssued } from './issue-sold-cards.ts';
import { served } from './operations.ts';

export const giftCardSales: Domain = {
  name: 'gift-card-sales',
  says: 'The gift card that a shop sells, and the cards that are issued once they are paid',
  owns: ['gift_card_products'],
  serves: served,
  consumes: [soldCardsAreIssued],
  sells: [giftCardItems],
  keepsMedia: [{ kind: 'GIFT_CARD', table: 'gift_card_products', name: "doc ->> 'name'" }],
};
