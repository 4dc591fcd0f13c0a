import { orderPaymentRequests, paymentRequestPage } from '@stoa/contract';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import type { Action } from './action.ts';
import { cards } from './buyer-actions.ts';
import { isOwed, owedFor, withOrder } from './staff-actions.ts';
import { decimal, partOf, pick, type World } from './world.ts';

const HOUR_MS = 3_600_000;

/** One of the payment requests of the shop, told apart by what they ask for; undefined while there is none. */
async function requestOf({ look }: World, number: number): Promise<string | undefined> {
  const known = await look<{ id: string }>(`
    select id from payment_requests
    order by (doc ->> 'orderNumber')::bigint, (doc #>> '{amount,amount}')::numeric, doc ->> 'status'`);
  return pick(known.slice(-3), number)?.id;
}

const tokenOf = (url: string | undefined): string => url?.split('/').at(-1) ?? '';

/** Links by which staff ask for what is left of an order, and whoever has one pays: half of them at once. */
export const requestActions: Record<string, Action> = {
  requestPayment: withOrder(async ({ staff, id, order }, { b, c }, { shop }) => {
    const made = await staff.call(orderPaymentRequests.createOrderPaymentRequest, {
      orderPaymentRequest: {
        orderId: id,
        title: 'What is left',
        amount: { amount: decimal(partOf(owedFor(order), b)) },
        ...(c % 4 === 0 && { expirationDate: new Date(shop.clock.now.getTime() + HOUR_MS).toISOString() }),
      },
    });
    if (isRefusal(made) || c % 2 === 0) return;
    const token = tokenOf(made.orderPaymentRequestUrl);
    await shop.visitor().call(paymentRequestPage.payPaymentRequest, { token, paymentToken: pick(cards, c) });
  }, isOwed),

  async payRequest(world, { a, c }) {
    const orderPaymentRequestId = await requestOf(world, a);
    if (!orderPaymentRequestId) return;
    const found = await world.shop
      .staff()
      .call(orderPaymentRequests.getOrderPaymentRequestUrl, { orderPaymentRequestId });
    if (isRefusal(found)) return;
    const token = tokenOf(found.orderPaymentRequestUrl);
    await world.shop.visitor().call(paymentRequestPage.payPaymentRequest, { token, paymentToken: pick(cards, c) });
  },

  async voidRequest(world, { a }) {
    const orderPaymentRequestId = await requestOf(world, a);
    if (orderPaymentRequestId)
      await world.shop.staff().call(orderPaymentRequests.voidOrderPaymentRequest, { orderPaymentRequestId });
  },
};
