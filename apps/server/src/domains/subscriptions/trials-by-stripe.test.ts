// Free trials that are paid by Stripe: its page asks for a card alone, which is charged when the trial is over.

import { checkouts, orders, paymentAccounts, payments, savedPaymentMethods, subscriptions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { addSubscription, checkOut, followOrders, renewUntil } from '@stoa/server/testing/subscriptions';
import { type StripeStandIn, stripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { outsideCaller } from '../../platform/outgoing/index.ts';

const memberId = '00000000-0000-4000-8000-00000000aaaa';

let database: Database;
let stripe: StripeStandIn & { secretKey: string };
beforeAll(async () => {
  [database, stripe] = await Promise.all([openTestDatabase(), stripeStandIn()]);
});
afterAll(() => Promise.all([database?.close(), stripe?.close()]));

let shop: Shop;
let coffee: Awaited<ReturnType<typeof addSubscription>>;
beforeEach(async () => {
  shop = await openShop(
    database,
    { paymentMethods: ['card'] },
    {
      callOutside: outsideCaller({ allowedHosts: [stripe.host] }),
      paymentServers: { stripe: stripe.url, payPal: stripe.url, payPalSandbox: stripe.url },
    },
  );
  const account = { provider: 'stripe', secretKey: stripe.secretKey } as const;
  expectAnswer(await shop.staff().call(paymentAccounts.connectPaymentAccount, account));
  coffee = await addSubscription(shop, { freeTrialPeriod: { frequency: 'MONTH', interval: 1 } });
});

/** A checkout of which nothing is due with the order. */
async function collect(buyer = shop.visitor()) {
  const { checkoutId } = await checkOut(shop, [coffee.line(1)], { buyer });
  const shippingInfo = { selectedCarrierServiceOption: { code: PICKUP } };
  expectAnswer(await buyer.call(checkouts.updateCheckout, { checkout: { id: checkoutId, shippingInfo } }));
  return { buyer, checkoutId };
}

async function contractOf(buyer: Awaited<ReturnType<typeof collect>>['buyer'], orderId: string | undefined) {
  await followOrders(shop);
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
  return order?.lineItems?.[0]?.subscriptionInfo?.id ?? '';
}

const read = async (subscriptionId: string) =>
  expectAnswer(await shop.staff().call(subscriptions.getSubscription, { subscriptionId })).subscription;

test('the card that its page was given is charged when the trial is over', async () => {
  stripe.paysWith({ brand: 'mastercard', last4: '4444' });
  const { buyer, checkoutId } = await collect();
  const begun = expectAnswer(await buyer.call(payments.payCheckout, { checkoutId, method: 'card' }));
  expect(begun).toMatchObject({ outcome: 'ACTION_REQUIRED' });
  const session = [...stripe.sessions.values()].at(-1);
  expect(session).toMatchObject({ isSetup: true, amount: 0, keepsCard: true });
  stripe.pay(session?.id ?? '');
  const [payment] = await shop.rows<{ id: string }>('payments');
  expect(expectAnswer(await buyer.call(payments.followPayment, { paymentId: payment?.id ?? '' }))).toMatchObject({
    outcome: 'PAID',
  });
  const id = await contractOf(buyer, begun.orderId);
  expect(await read(id)).toMatchObject({ cycle: 0, card: { brand: 'Mastercard', lastFourDigits: '4444' } });
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: begun.orderId }));
  const priceAfterTrial = Math.round(Number(order?.payAfterFreeTrial?.total?.amount) * 100);
  const before = stripe.intents.size;
  await renewUntil(shop, '2026-04-02T10:00:00.000Z');
  expect(await read(id)).toMatchObject({ cycle: 1, problem: null });
  expect(stripe.intents.size).toBe(before + 1);
  expect([...stripe.intents.values()].at(-1)).toMatchObject({ amount: priceAfterTrial, status: 'succeeded' });
});

test('a card that its member lets be kept begins a trial without a page', async () => {
  const member = shop.member(memberId);
  const { buyer, checkoutId } = await collect(member);
  expectAnswer(await buyer.call(payments.payCheckout, { checkoutId, method: 'card', saveCard: true }));
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  const [payment] = await shop.rows<{ id: string }>('payments');
  expectAnswer(await buyer.call(payments.followPayment, { paymentId: payment?.id ?? '' }));
  await followOrders(shop);
  const { savedPaymentMethods: cards = [] } = expectAnswer(
    await member.call(savedPaymentMethods.listSavedPaymentMethods, {}),
  );
  coffee = await addSubscription(shop, { freeTrialPeriod: { frequency: 'WEEK', interval: 1 } });
  const second = await collect(member);
  const paid = await member.call(payments.payCheckout, {
    checkoutId: second.checkoutId,
    method: 'card',
    savedPaymentMethodId: cards[0]?.id ?? '',
  });
  expect(expectAnswer(paid)).toMatchObject({ outcome: 'PAID' });
  const id = await contractOf(member, expectAnswer(paid).orderId);
  await renewUntil(shop, '2026-03-09T10:00:00.000Z');
  expect(await read(id)).toMatchObject({ cycle: 1, problem: null });
});
