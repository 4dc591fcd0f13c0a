/** What gift cards paid for an order, in the form of payments. Their own ledger keeps the money. */
import type { Payment, PaymentTransaction } from '../payments/index.ts';
import type { Order, OrderGiftCard } from './order.ts';

type Paid = Pick<Order, 'giftCards' | 'payments' | 'currency' | 'createdDate' | 'purchasedDate'>;

/** All payments of an order: those by gift cards, which came with it, and all others. */
export const allPayments = (order: Paid): Payment[] => [
  ...order.giftCards.map((card) => toPayment(order, card)),
  ...order.payments,
];

/** The app of a card may not have returned the amount yet, or not at all. */
const refundOf = ({ refundStatus: status = 'SUCCEEDED' }: OrderGiftCard): Partial<PaymentTransaction> =>
  status === 'FAILED'
    ? { status, failureCode: 'NOT_CONFIRMED', failure: 'the app of the gift card did not return the amount' }
    : { status };

/** The id of a gift card's payment. */
export const paymentIdOf = ({ id, paymentId }: OrderGiftCard): string => paymentId ?? id;

/** Nothing is paid before an order stands. */
function toPayment(order: Paid, card: OrderGiftCard): Payment {
  const { amount, returned } = card;
  const id = paymentIdOf(card);
  const createdDate = card.createdDate ?? order.createdDate;
  const made = (type: PaymentTransaction['type'], date = createdDate): PaymentTransaction => ({
    ...{ id: `${id}:${type}`, type, amount, key: `${id}:${type}`, status: 'SUCCEEDED', reference: card.id },
    ...{ actionUrl: null, failureCode: null, failure: null, createdDate: date, heardDate: date, details: {} },
  });
  const back: PaymentTransaction[] = returned
    ? [
        returned.refundId
          ? { ...made('REFUND', returned.date), ...refundOf(card), details: { refundId: returned.refundId } }
          : { ...made('VOID', returned.date), details: { because: 'OTHER_PAYMENT_FAILURE' } },
      ]
    : [];
  const stands = order.purchasedDate !== null && (!returned || returned.refundId);
  return {
    id,
    provider: 'gift-card',
    accountId: null,
    method: 'giftCard',
    amount,
    currency: order.currency,
    capture: stands ? 'AT_ONCE' : 'LATER',
    createdDate,
    details: {
      giftCard: {
        giftCardPaymentId: id,
        obfuscatedCode: card.obfuscatedCode || null,
        ...(card.appId && { appId: card.appId }),
      },
      ...(card.chargeId && { chargeId: card.chargeId }),
    },
    transactions: [made('AUTHORIZE'), ...(stands ? [made('CAPTURE')] : []), ...back],
  };
}
