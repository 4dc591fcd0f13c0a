import type { orderBilling, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Hold, payingByCardsOfApps, redeemByCode } from '../../gift-cards/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withPayments } from '../approve.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { owedFor } from '../order-money.ts';
import { findOrder, saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { orderPayable } from '../paying/order-payable.ts';
import { viewPayment, viewTransactions } from '../paying/transactions-view.ts';

type Service = typeof orderBilling;

/** The most gift cards that pay for one order. */
const MOST_GIFT_CARDS = 5;

type GiftCardWish = {
  code: string;
  amount: number;
  currency: string;
  chargeId: string | null;
  /** What cards of apps have paid. */
  held: readonly Hold[];
};

/** The gift cards that pay for an order. */
const standingCards = ({ giftCards }: Order): string[] =>
  giftCards.filter(({ returned }) => !returned).map(({ id }) => id);

type Wishes = { wishes: readonly { code: string; amount: number; currency: string }[]; but: readonly string[] };

/** What gift cards are to pay for an order besides those that do: refused before anybody is asked where these are too many. */
export function readWishes(order: Order, wishes: Wishes['wishes']): Wishes | Refusal {
  const but = standingCards(order);
  return but.length + wishes.length > MOST_GIFT_CARDS ? refuse('MAX_GIFT_CARDS_EXCEEDED') : { wishes, but };
}

/** Takes an amount off a gift card for a locked order. Returns the order with the payment, to be written. */
export async function payByGiftCard(
  ctx: Context,
  tx: Tx,
  order: Order,
  { code, amount, currency, chargeId, held }: GiftCardWish,
): Promise<Order | Refusal> {
  if (currency !== order.currency) return refuse('CURRENCY_MISMATCH', { currency: order.currency });
  const standing = standingCards(order);
  if (standing.length >= MOST_GIFT_CARDS) return refuse('MAX_GIFT_CARDS_EXCEEDED');
  const taken = await redeemByCode(ctx, tx, {
    code,
    amount,
    currency,
    orderId: order.id,
    but: standing,
    held,
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
export const redeemGiftCard: UseCase<Service['redeemGiftCard']> = async (ctx, sent) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, sent.orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const wish = readWish(order, sent);
  if (isRefusal(wish)) return wish;
  const wishes = readWishes(order, [wish]);
  if (isRefusal(wishes)) return wishes;
  return payingByCardsOfApps(ctx, { orderId: order.id, ...wishes }, (held) =>
    withSite(ctx, async (tx) => {
      const payable = await orderPayable.lock(ctx, tx, order.id);
      if (!payable) return refuse('ORDER_NOT_FOUND');
      const refused = readWish(payable.order, sent);
      if (isRefusal(refused)) return refused;
      const paid = await payByGiftCard(ctx, tx, payable.order, { ...wish, chargeId: null, held });
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
    }),
  );
};

/** What a gift card is to pay for an order, as long as it can be paid for. */
function readWish(
  order: Order,
  { giftCardCode: code, amount: sent, currency }: Request<Service['redeemGiftCard']>,
): { code: string; amount: number; currency: string } | Refusal {
  if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
  const owed = owedFor(order);
  if (owed === 0) return refuse('ORDER_PAID');
  const amount = parseAmount(sent.amount ?? '', order.currency);
  if (!amount || amount < 0 || amount > owed) return refuse('INVALID_AMOUNT');
  return currency === order.currency
    ? { code, amount, currency }
    : refuse('CURRENCY_MISMATCH', { currency: order.currency });
}
