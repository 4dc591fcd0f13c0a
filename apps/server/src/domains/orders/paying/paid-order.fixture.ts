// For tests: orders without a checkout, and their money.

import { checkouts, orders } from '@stoa/contract';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { asPlatform } from '../../../platform/db/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { movePayment, providersOf, receiveNotification, type Sandbox, type Settled } from '../../payments/index.ts';
import { chargeOrder, type OrderCharge } from './charge-order.ts';
import { orderPayable } from './order-payable.ts';

/** Test cards whose trouble comes after the payment. */
export const cards = {
  good: 'sandbox-4242424242424242',
  asking: 'sandbox-4000002760003184',
  noCapture: 'sandbox-4000000000000341',
  noRefund: 'sandbox-4000000000005126',
  slow: 'sandbox-4000000000007726',
};

type Movement = Parameters<typeof movePayment>[3];

/** An order of 29.63 that is approved, unpaid, and without a checkout, as imported ones are. */
export async function placeOrderWithoutCheckout(shop: Shop, email?: string) {
  const visitor: Customer = shop.visitor();
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const shippingInfo = {
    shippingDestination: { address: { country: 'DE' } },
    selectedCarrierServiceOption: { code: POST },
  };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, {
      lineItems: [mug.line(2)],
      channelType: 'WEB',
      checkoutInfo: { shippingInfo, ...(email && { buyerInfo: { email } }) },
    }),
  );
  const { orderId = '' } = expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
  await asPlatform('a test takes the checkout away', visitor.ctx.database, (tx) =>
    sql`update orders set checkout_id = null where id = ${orderId}`.execute(tx.db),
  );
  const { ctx } = shop.staff();
  const sandbox = (await providersOf(ctx)).serving('card') as Sandbox;
  return {
    ctx,
    visitor,
    orderId,
    sandbox,
    charge: async (charge: Partial<OrderCharge> = {}) =>
      chargeOrder(ctx, orderId, { method: 'card', token: cards.good, ...charge }),
    move: (type: Movement['type'], paymentId: string, rest: Partial<Movement> = {}) =>
      movePayment(ctx, orderPayable, orderId, { type, paymentId, ...rest }),
    notify: (...news: Parameters<Sandbox['notify']>[0]) =>
      receiveNotification(ctx, sandbox.accountId ?? '', sandbox.notify(news)),
    read: async () => expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId })).order,
  };
}

export type UnpaidOrder = Awaited<ReturnType<typeof placeOrderWithoutCheckout>>;

/** The settled transaction; a refusal fails the test. */
export function expectSettled<P extends Settled>(settled: P | { refused: string }): P {
  if (isRefusal(settled)) throw new Error(`refused: ${JSON.stringify(settled)}`);
  return settled as P;
}
