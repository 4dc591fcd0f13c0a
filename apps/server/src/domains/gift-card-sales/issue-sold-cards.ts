import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import type { GiftCardToIssue } from '../catalog/index.ts';
import { blockUnspentCards, issueBoughtCard } from '../gift-cards/index.ts';
import { lockOrder, type Order, paymentStatusOf } from '../orders/index.ts';

/**
 * The gift cards of an order are issued once it is paid, and blocked again if it is cancelled or all of it is refunded
 * before they have paid for anything.
 */
export const soldCardsAreIssued: Consumer<Context> = {
  name: 'sold gift cards',
  hears: [
    on(
      [orderEvents.approved, orderEvents.paymentStatusUpdated],
      (ctx, { entityId }, tx) => issueCards(ctx, tx, entityId),
      ({ order }) => order?.paymentStatus === 'PAID',
    ),
    on(
      orderEvents.paymentStatusUpdated,
      (ctx, { entityId }, tx) => blockUnspentCards(ctx, tx, entityId),
      ({ order }) => order?.paymentStatus === 'FULLY_REFUNDED',
    ),
    on(
      orderEvents.updated,
      (ctx, { entityId }, tx) => blockUnspentCards(ctx, tx, entityId),
      ({ status }) => status === 'CANCELED',
    ),
  ],
};

/**
 * Issues the cards of an order. Its lock makes a refund wait until they are there to be blocked; what was undone by now
 * gets none.
 */
async function issueCards(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'APPROVED' || paymentStatusOf(order) !== 'PAID') return;
  for (const { id: lineId, quantity, item } of order.lines) {
    if (!item.giftCard) continue;
    for (let number = 1; number <= quantity; number++)
      await issueBoughtCard(ctx, tx, { ...cardOf(ctx, order, item.giftCard), bought: { orderId, lineId, number } });
  }
}

function cardOf(ctx: Context, order: Order, { value, validityMonths, ...words }: GiftCardToIssue) {
  const buyersName = order.billingInfo?.contactDetails?.firstName ?? null;
  const { deliveryDate, message } = words;
  const sent = deliveryDate && new Date(deliveryDate) > ctx.now() ? new Date(deliveryDate) : ctx.now();
  return {
    amount: value,
    currency: order.currency,
    language: order.language,
    ...{ deliveryDate, message },
    recipient: words.recipient ?? (order.email ? { name: buyersName, email: order.email } : null),
    senderName: words.recipient ? (words.senderName ?? buyersName) : null,
    expirationDate: validityMonths === null ? null : monthsAfter(sent, validityMonths).toISOString(),
  };
}

/** The same day some months later, or the last day of a shorter month. */
export function monthsAfter(time: Date, months: number): Date {
  const later = new Date(time);
  later.setUTCMonth(later.getUTCMonth() + months);
  // the day that a shorter month lacks became one of the next month
  if (later.getUTCDate() !== time.getUTCDate()) later.setUTCDate(0);
  return later;
}
