import type { Domain } from '../../domain.ts';
import { lostNotice, returnHold } from './holds.ts';
import { giftCardLetter } from './letters/gift-card.ts';
import { giftCardLostLetter } from './letters/gift-card-lost.ts';
import { served } from './operations.ts';
import { giftCardData } from './personal-data.ts';
import { giftCardMail } from './send-gift-card.ts';

export const giftCards: Domain = {
  name: 'gift-cards',
  says: 'Cards with a balance that pays for purchases, and their ledger',
  owns: ['gift_cards', 'gift_card_transactions', 'gift_card_holds'],
  reads: { orders: 'owners are told for which order an app has kept what its gift card paid' },
  serves: served,
  tasks: [giftCardMail, returnHold, lostNotice],
  letters: [giftCardLetter, giftCardLostLetter],
  personalData: [giftCardData],
};
