// For tests: a product that is sold by subscription, and orders of it that are paid by a test card.

import { checkouts, orders, payments, productsV3 } from '@stoa/contract';
import { sql } from 'kysely';
import { contractsFollowOrders } from '../src/domains/subscriptions/follow-orders.ts';
import { renewSubscription } from '../src/domains/subscriptions/renew.ts';
import { asPlatform, type Database } from '../src/platform/db/index.ts';
import { POST } from './delivery.ts';
import { expectAnswer, type Shop } from './shop.ts';
import { doDueWork, handOnEvents } from './tasks.ts';

const CARD = 'sandbox-4242424242424242';

const ada = {
  address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
};

/** Coffee for 10.00, or monthly for 10% less; `plan` changes the terms. */
export async function addSubscription(shop: Shop, plan: object = {}, { stock = 100, once = true } = {}) {
  const coffee = await shop.add({ name: 'Coffee', price: 1000, stock });
  const { product } = expectAnswer(await shop.staff().call(productsV3.getProduct, { productId: coffee.id }));
  const terms = { title: 'Monthly', frequency: 'MONTH', interval: 1, autoRenewal: true, discount: { percentOff: 10 } };
  const changed = expectAnswer(
    await shop.staff().call(productsV3.updateProduct, {
      product: {
        id: coffee.id,
        revision: product?.revision ?? '',
        subscriptionDetails: { subscriptions: [{ ...terms, ...plan }], allowOneTimePurchases: once },
      },
    }),
  );
  const optionId = changed.product?.subscriptionDetails?.subscriptions?.[0]?.id ?? '';
  const line = (quantity: number) => {
    const { catalogReference } = coffee.line(quantity) as { catalogReference: { options?: object } };
    const options = { ...catalogReference.options, subscriptionOptionId: optionId };
    return { quantity, catalogReference: { ...catalogReference, options } };
  };
  return { ...coffee, optionId, once: coffee.line, line };
}

/** Opens a checkout of lines that are sent by post. */
export async function checkOut(
  shop: Shop,
  lineItems: readonly unknown[],
  {
    buyer = shop.visitor(),
    email = 'ada@example.com',
    ...more
  }: { buyer?: ReturnType<Shop['visitor']>; email?: string } & object = {},
) {
  const shippingInfo = { shippingDestination: ada, selectedCarrierServiceOption: { code: POST } };
  const checkoutInfo = { shippingInfo, billingInfo: ada, buyerInfo: { email } };
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.createCheckout, { lineItems, channelType: 'WEB', checkoutInfo, ...more }),
  );
  return { buyer, checkoutId: checkout?.id ?? '', checkout };
}

/** An order that begins a subscription; its contract is there once this is done. */
export async function subscribe(
  shop: Shop,
  lineItem: unknown,
  options: Parameters<typeof checkOut>[2] & { card?: string } = {},
) {
  const { buyer, checkoutId } = await checkOut(shop, [lineItem], options);
  const paid = expectAnswer(
    await buyer.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken: options.card ?? CARD }),
  );
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: paid.orderId }));
  await handOnEvents(shop.staff().ctx, [contractsFollowOrders]);
  const id = order?.lineItems?.[0]?.subscriptionInfo?.id ?? '';
  return { buyer, id, orderId: paid.orderId ?? '', order };
}

/** Lets the subscriptions of a shop follow what became of its orders. */
export const followOrders = (shop: Shop) => handOnEvents(shop.staff().ctx, [contractsFollowOrders]);

/** Charges a subscription that is due, as the task does. */
export const renewNow = (shop: Shop, contractId: string) => renewSubscription.run(shop.staff().ctx, { contractId });

/** Moves the clock of a shop, and charges the subscriptions that are due by then. */
export async function renewUntil(shop: Shop, date: string): Promise<void> {
  shop.clock.now = new Date(date);
  await doDueWork(shop.staff().ctx, [renewSubscription]);
  await followOrders(shop);
}

/** What the bank says from now on to the cards that a site has been paid by: they turn into another test card. */
export async function turnCards(database: Database, siteId: string, card = 'sandbox-4000000000000002'): Promise<void> {
  await asPlatform('a test changes the bank', database, async (tx) => {
    await sql`update sandbox_transactions set card = ${card} where site_id = ${siteId}`.execute(tx.db);
  });
}
