import type { Domain } from '../../domain.ts';
import { returnHold } from './holds.ts';
import { giftCardLetter } from './letters/gift-card.ts';
import { served } from './operations.ts';
import { giftCardData } from './personal-data.ts';
import { giftCardMail } from './send-gift-card.ts';

export const giftCards: Domain = {
  name: 'gift-cards',
  says: 'Cards with a balance that pays for purchases, and their ledger',
  owns: ['gift_cards', 'gift_card_transactions', 'gift_card_holds'],
  serves: served,
  tasks: [giftCardMail, returnHold],
  letters: [giftCardLetter],
  personalData: [giftCardData],
};
