import type { Tx } from '../../../platform/db/index.ts';
import { findLatestHolds, type Hold } from '../../gift-cards/index.ts';
import type { Order, OrderGiftCard } from '../order.ts';

const isRefundByApp = ({ appId, returned }: OrderGiftCard): boolean => Boolean(appId && returned?.refundId);

/** Orders with how far refunds to gift cards of apps are: what an app has not returned yet is under way. */
export async function withReturns(tx: Tx, orders: readonly Order[]): Promise<Order[]> {
  const concerned = orders.filter(({ giftCards }) => giftCards.some(isRefundByApp)).map(({ id }) => id);
  const holds = concerned.length > 0 ? await findLatestHolds(tx, concerned) : [];
  const stateOf = (orderId: string, cardId: string): Hold['state'] | undefined =>
    holds.find((hold) => hold.orderId === orderId && hold.giftCardId === cardId)?.state;
  return orders.map((order) => ({
    ...order,
    giftCards: order.giftCards.map((card) =>
      isRefundByApp(card) ? { ...card, refundStatus: refundStatusOf(stateOf(order.id, card.id)) } : card,
    ),
  }));
}

function refundStatusOf(state: Hold['state'] | undefined): OrderGiftCard['refundStatus'] {
  if (state === 'RETURNING') return 'PENDING';
  return state === 'LOST' ? 'FAILED' : 'SUCCEEDED';
}
