import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

/** What all queries about gift cards begin with. */
export const GIFT_CARDS = ['gift-cards'] as const;

export const totalsQuery = queryOptions({
  queryKey: [...GIFT_CARDS, 'totals'],
  queryFn: async () => (await api.giftCards.getGiftCardTotals()).totals ?? [],
});

export async function loadGiftCard(giftCardId: string) {
  const { giftCard, transactions = [] } = await api.giftCards.getIssuedGiftCard({ giftCardId });
  return { giftCard: present(giftCard, 'gift card'), transactions };
}

export const giftCardQuery = (giftCardId: string) =>
  queryOptions({ queryKey: [...GIFT_CARDS, 'one', giftCardId], queryFn: () => loadGiftCard(giftCardId) });
