import type { PriceStyle } from '../currencies/index.ts';
import {
  capturedOf,
  chargedBackOf,
  heldOf,
  pendingOf,
  refundedOf,
  refundingOf,
  reversedOf,
  total as totalOf,
} from '../payments/index.ts';
import { viewPrice } from '../purchase/index.ts';
import { amountToCharge } from './order.ts';
import { balanceOf, type Paid } from './order-money.ts';
import { refundedToGiftCards } from './payment-status.ts';

/** The amounts paid (including gift cards), pending and still owed. Paid includes later refunds. */
export function viewBalance(order: Paid, style: PriceStyle) {
  const price = (amount: number) => viewPrice(amount, style);
  const { total, payments } = order;
  return {
    balance: price(balanceOf(order)),
    paid: price(isPaidElsewhere(order) ? total : total - amountToCharge(order) + totalOf(payments, capturedOf)),
    refunded: price(totalOf(payments, refundedOf) + refundedToGiftCards(order)),
    authorized: price(totalOf(payments, heldOf)),
    pending: price(totalOf(payments, pendingOf)),
    pendingRefund: price(totalOf(payments, refundingOf)),
    chargeback: price(totalOf(payments, chargedBackOf)),
    chargebackReversal: price(totalOf(payments, reversedOf)),
  };
}

/** Whether a program that wrote the order said that it is paid, and nothing was paid here. */
const isPaidElsewhere = ({ stated, payments }: Paid): boolean =>
  payments.length === 0 && stated?.paymentStatus === 'PAID';
