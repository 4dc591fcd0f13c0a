import { CardBrand, type Response, type savedPaymentMethods } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { brandName, providersOf, type SavedCard } from '../payments/index.ts';

type Wire = NonNullable<Response<(typeof savedPaymentMethods)['getSavedPaymentMethod']>['savedPaymentMethod']>;
type Brand = NonNullable<NonNullable<NonNullable<Wire['paymentMethod']>['cardInfo']>['brand']>;

/** The wire's word for a brand, by the name that people write. */
const brandOf = (name: string | null): Brand =>
  CardBrand.enum.find((code) => brandName(code) === name) ?? 'UNKNOWN_CARD_BRAND';

/** What the wire calls the kind of all of them. */
export const CARD_TYPE = 'creditCard';

/** A saved card as its owner and staff see it. */
export const viewSavedCard = (card: SavedCard, usableAccount: string | null): Wire => ({
  id: card.id,
  revision: card.revision,
  createdDate: card.createdDate,
  updatedDate: card.updatedDate,
  siteMemberId: card.memberId,
  primary: card.isPrimary,
  paymentMethod: {
    typeId: CARD_TYPE,
    cardInfo: {
      lastFourDigits: card.lastFourDigits,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardholderName: card.cardholderName,
      brand: brandOf(card.brand),
      brandName: card.brand,
    },
  },
  usable: card.accountId === usableAccount,
  merchantUseAllowed: card.merchantUseAllowed,
});

/** The account that cards are charged by at the moment; null where the shop takes none. */
export async function usableAccountOf(ctx: Context): Promise<string | null> {
  const isTaken = ctx.site.settings.paymentMethods.includes('card');
  return (isTaken && (await providersOf(ctx)).serving('card')?.accountId) || null;
}
