import type { Checkout, SavedCard } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';

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

/** What a member most likely pays with: the preferred card, if there is one, or the first way to pay. */
export function likelyPayment({ paymentMethods }: Site): { payment: string; savedCard: string } {
  const kept = paymentMethods.find(({ saved = [] }) => saved.length > 0);
  return { payment: (kept ?? paymentMethods[0])?.id ?? '', savedCard: kept?.saved?.[0]?.id ?? '' };
}
