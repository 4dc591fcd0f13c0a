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

export const loadProduct = async () => present((await api.giftCardProduct.getGiftCardProduct()).product, 'gift card');
export const productQuery = queryOptions({ queryKey: [...GIFT_CARDS, 'product'], queryFn: loadProduct });

/** The cards that were bought with an order, the first ones where there are many. */
export const cardsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...GIFT_CARDS, 'of-order', orderId],
    queryFn: async () =>
      (await api.giftCards.listGiftCards({ query: { filter: { 'order.id': orderId }, cursorPaging: { limit: 100 } } }))
        .giftCards ?? [],
  });
