import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const giftCards: Domain = {
  name: 'gift-cards',
  says: 'Cards with a balance that pays for purchases, and their ledger',
  owns: ['gift_cards', 'gift_card_transactions'],
  serves: served,
};
