import { words } from '../../../app/words.ts';
import type { OrderView } from '../order.ts';
import { holdsMoney } from '../paying/owed.ts';

const texts = words.orderChanging;

export type Cancellation = { restock: boolean; tell: boolean; message: string };

/** Orders that a cancellation can be asked for; where money is on its way, the server says what is in the way. */
export const canBeCancelled = ({ status }: OrderView): boolean => status === 'APPROVED' || status === 'INITIALIZED';

/** Orders whose details and marks can be changed. */
export const canBeArchived = ({ status }: OrderView): boolean => status !== 'PENDING' && status !== 'REJECTED';

/** The usual choice: what has not left comes back into stock, and the customer is told. */
export const usualCancellation = ({ fulfillmentStatus, buyerInfo }: OrderView): Cancellation => ({
  restock: fulfillmentStatus === 'NOT_FULFILLED',
  tell: Boolean(buyerInfo?.email),
  message: '',
});

/** Says in sentences what cancelling will do. */
export function effectsOf(order: OrderView, { restock, tell }: Omit<Cancellation, 'message'>): string[] {
  const isUnpaid = order.status === 'INITIALIZED';
  return [
    texts.forGood,
    isUnpaid || restock ? texts.restocked : texts.stockStays,
    holdsMoney(order) ? texts.notRefunded : texts.nothingOwed,
    tell && order.buyerInfo?.email ? texts.mailed(order.buyerInfo.email) : texts.notTold,
  ];
}
