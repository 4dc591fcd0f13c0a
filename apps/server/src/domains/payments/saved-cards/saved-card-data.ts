import type { PersonalData } from '../../../context.ts';
import { memberIdsOf } from '../../../personal-data.ts';
import { forgetLater } from './forget-card.ts';
import { deleteSavedCardsOf, listSavedCards } from './saved-cards.store.ts';

/** The cards of a person. Their providers forget them with the account. */
export const savedCardData: PersonalData = {
  name: 'savedPaymentMethods',
  async export(_ctx, tx, { memberId }) {
    const cards = await listSavedCards(tx, { memberId, merchantUseAllowed: null });
    return cards.map(({ brand, lastFourDigits, expirationMonth, expirationYear, cardholderName, createdDate }) => {
      return { brand, lastFourDigits, expirationMonth, expirationYear, cardholderName, createdDate };
    });
  },
  async erase(ctx, tx, people) {
    for (const card of await deleteSavedCardsOf(tx, memberIdsOf(people))) forgetLater(ctx, tx, card);
  },
};
