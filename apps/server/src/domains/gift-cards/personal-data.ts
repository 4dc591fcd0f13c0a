import type { PersonalData } from '../../context.ts';
import { viewIssuedCard } from './gift-card-view.ts';
import { findGiftCardsTo, removeRecipients } from './gift-cards.store.ts';

const lowered = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase());

/** The gift cards that a person was sent. */
export const giftCardData: PersonalData = {
  name: 'giftCards',
  async export(ctx, tx, { emails }) {
    return (await findGiftCardsTo(tx, lowered(emails))).map((card) => viewIssuedCard(card, ctx.now()));
  },
  erase: (_ctx, tx, people) => removeRecipients(tx, lowered(people.flatMap(({ emails }) => emails))),
};
