import type { Checkout, SavedCard } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { validityOf } from './saved-card.ts';

/** The cards of the member behind the request that the shop can charge, the preferred one first. */
export async function loadUsableCards({ api }: Visit): Promise<SavedCard[]> {
  const { savedPaymentMethods: cards = [] } = await api.savedPaymentMethods.listSavedPaymentMethods({});
  return cards.filter(({ usable }) => usable);
}

/** A site with the cards that the member who pays a checkout can pay with; guests have none, and keep none. */
export async function withSavedCards(visit: Visit, site: Site, checkout: Checkout): Promise<Site> {
  const isKept = site.paymentMethods.some(({ savesCards }) => savesCards);
  if (!isKept || !checkout.buyerInfo?.memberId) return site;
  const saved = await loadUsableCards(visit);
  return {
    ...site,
    paymentMethods: site.paymentMethods.map((method) => (method.savesCards ? { ...method, saved } : method)),
  };
}

/** The first of a member's cards that has not expired. */
export const likelyCard = (cards: readonly SavedCard[], now: Date): SavedCard | undefined =>
  cards.find((card) => validityOf(card, now) !== 'EXPIRED');

/** What a member most likely pays with: the preferred card, if there is one, or the first way to pay. */
export function likelyPayment(
  { paymentMethods }: Pick<Site, 'paymentMethods'>,
  now: Date,
): { payment: string; savedCard: string } {
  const kept = paymentMethods.find(({ saved = [] }) => likelyCard(saved, now));
  return { payment: (kept ?? paymentMethods[0])?.id ?? '', savedCard: likelyCard(kept?.saved ?? [], now)?.id ?? '' };
}
