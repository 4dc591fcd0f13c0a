import type { PriceStyle } from '../currencies/index.ts';
import { capturedOf, heldOf, pendingOf, refundedOf, refundingOf, total as totalOf } from '../payments/index.ts';
import { viewPrice } from '../purchase/index.ts';
import { amountToCharge, type Order } from './order.ts';
import { paymentStatusOf } from './payment-status.ts';

type Paid = Pick<Order, 'total' | 'giftCards' | 'payments' | 'purchasedDate'>;

/** The amounts paid (including gift cards), pending and still owed. Paid includes later refunds. */
export function viewBalance(order: Paid, style: PriceStyle) {
  const price = (amount: number) => viewPrice(amount, style);
  const { total, payments } = order;
  return {
    balance: price(balanceOf(order)),
    paid: price(total - amountToCharge(order) + totalOf(payments, capturedOf)),
    refunded: price(totalOf(payments, refundedOf)),
    authorized: price(totalOf(payments, heldOf)),
    pending: price(totalOf(payments, pendingOf)),
    pendingRefund: price(totalOf(payments, refundingOf)),
  };
}

/** Nothing is owed while a payment is pending, nor after a refund. */
function balanceOf(order: Paid): number {
  const toCharge = amountToCharge(order);
  const status = paymentStatusOf(order);
  const isOwed = status === 'NOT_PAID' || status === 'PARTIALLY_PAID' || status === 'DECLINED';
  return isOwed ? toCharge - totalOf(order.payments, capturedOf) : 0;
}
