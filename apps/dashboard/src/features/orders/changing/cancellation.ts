import type { OrderView } from '../order.ts';
import { holdsMoney } from '../paying/owed.ts';

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
    'The order is cancelled for good. It can’t be reopened.',
    isUnpaid || restock ? 'Its items go back into stock.' : 'Stock levels stay as they are.',
    holdsMoney(order)
      ? 'No money is returned. To pay the customer back, use Refund afterwards.'
      : 'The customer owes nothing for it.',
    tell && order.buyerInfo?.email
      ? `An e-mail to ${order.buyerInfo.email} says that the order was cancelled.`
      : 'The customer is not told.',
  ];
}
