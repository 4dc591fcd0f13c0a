import type { orderBilling } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { redeemByCode } from '../../gift-cards/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withPayments } from '../approve.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { owedFor } from '../order-money.ts';
import { saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { orderPayable } from '../paying/order-payable.ts';
import { viewPayment, viewTransactions } from '../paying/transactions-view.ts';

/** The most gift cards that pay for one order. */
const MOST_GIFT_CARDS = 5;

type GiftCardWish = { code: string; amount: number; currency: string; chargeId: string | null };

/** Takes an amount off a gift card for a locked order. Returns the order with the payment, to be written. */
export async function payByGiftCard(
  ctx: Context,
  tx: Tx,
  order: Order,
  { code, amount, currency, chargeId }: GiftCardWish,
): Promise<Order | Refusal> {
  if (currency !== order.currency) return refuse('CURRENCY_MISMATCH', { currency: order.currency });
  const standing = order.giftCards.filter(({ returned }) => !returned);
  if (standing.length >= MOST_GIFT_CARDS) return refuse('MAX_GIFT_CARDS_EXCEEDED');
  const taken = await redeemByCode(ctx, tx, {
    code,
    amount,
    currency,
    orderId: order.id,
    but: standing.map(({ id }) => id),
  });
  if (isRefusal(taken)) return taken;
  const card = {
    ...taken,
    amount,
    paymentId: ctx.newId(),
    createdDate: ctx.now().toISOString(),
    ...(chargeId && { chargeId }),
  };
  return { ...order, giftCards: [...order.giftCards, card] };
}

/** Pays for an order by a gift card. */
export const redeemGiftCard: UseCase<(typeof orderBilling)['redeemGiftCard']> = (
  ctx,
  { orderId, giftCardCode, amount: sent, currency },
) =>
  withSite(ctx, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const { order } = payable;
    if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
    const owed = owedFor(order);
    if (owed === 0) return refuse('ORDER_PAID');
    const amount = parseAmount(sent.amount ?? '', order.currency);
    if (!amount || amount < 0 || amount > owed) return refuse('INVALID_AMOUNT');
    const paid = await payByGiftCard(ctx, tx, order, { code: giftCardCode, amount, currency, chargeId: null });
    if (isRefusal(paid)) return paid;
    const saved = await saveOrder(tx, withPayments(ctx, { ...paid, updatedDate: ctx.now().toISOString() }));
    announceOrder(ctx, tx, saved, ['paymentStatusUpdated']);
    const payment = allPayments(saved).find(({ id }) => id === saved.giftCards.at(-1)?.paymentId);
    announceMoney(ctx, tx, saved, { paymentIds: payment ? [payment.id] : [] });
    const style = { currency: saved.currency, language: ctx.site.language };
    return {
      orderTransactions: viewTransactions(ctx, saved),
      ...(payment && { payment: viewPayment(payment, style) }),
    };
  });
