import { type PriceStyle, viewPrice } from '../carts/index.ts';
import { amountOf, isPaid } from './ledger.ts';
import type { Order } from './order.ts';
import { paymentStatusOf } from './payment-status.ts';

/** What was paid, what is on its way, and what is still owed. Paid includes what was refunded later. */
export function viewBalance({ total, ledger }: Pick<Order, 'total' | 'ledger'>, style: PriceStyle) {
  const price = (amount: number) => viewPrice(amount, style);
  const paid = amountOf(ledger, isPaid);
  return {
    balance: price(balanceOf({ total, ledger }, paid)),
    paid: price(paid),
    refunded: price(amountOf(ledger, ({ status }) => status === 'REFUNDED')),
    authorized: price(amountOf(ledger, ({ status }) => status === 'AUTHORIZED')),
    pending: price(amountOf(ledger, ({ status }) => status === 'PENDING' || status === 'PENDING_MERCHANT')),
    pendingRefund: price(0),
  };
}

/** Nothing is owed while a payment is pending, nor after a refund. */
function balanceOf({ total, ledger }: Pick<Order, 'total' | 'ledger'>, paid: number): number {
  const status = paymentStatusOf(total, ledger);
  return status === 'NOT_PAID' || status === 'PARTIALLY_PAID' || status === 'DECLINED' ? total - paid : 0;
}
