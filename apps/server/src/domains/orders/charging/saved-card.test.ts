// A card that Stripe keeps, and that is charged again without its buyer. A stand-in plays Stripe.

import { randomUUID } from 'node:crypto';
import {
  checkouts,
  orderBilling,
  orders,
  paymentAccounts,
  payments,
  productsV3,
  savedPaymentMethods,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { type StripeStandIn, stripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, readSite, withSite } from '../../../platform/db/index.ts';
import { outsideCaller } from '../../../platform/outgoing/index.ts';
import { currentCardOf, forgetCard, resumePayment } from '../../payments/index.ts';
import { findOrder } from '../orders.store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: Database;
let stripe: StripeStandIn & { secretKey: string };
beforeAll(async () => {
  [database, stripe] = await Promise.all([openTestDatabase(), stripeStandIn()]);
});
afterAll(() => Promise.all([database?.close(), stripe?.close()]));

let shop: Shop;
beforeEach(async () => {
  stripe.declinesSaved(null);
  stripe.asksBuyers(false);
  stripe.refusesKey(null);
  stripe.loseAnswers(0);
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
});

/** An order whose deposit of 25 was paid on Stripe's page. */
async function withDeposit({ savePaymentMethod }: { savePaymentMethod: boolean }): Promise<string> {
  const staff = shop.staff();
  const visitor = shop.visitor();
  const desk = await shop.add({ name: 'Desk', price: 10_000 });
  const { product } = expectAnswer(await staff.call(productsV3.getProduct, { productId: desk.id }));
  const extendedFields = { namespaces: { '@stoa/deposit': { amount: '25' } } };
  expectAnswer(
    await staff.call(productsV3.updateProduct, {
      product: { id: desk.id, revision: product?.revision ?? '', extendedFields },
    }),
  );
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, {
      channelType: 'WEB',
      lineItems: [desk.line(1)],
      checkoutInfo: {
        shippingInfo: {
          shippingDestination: { address: { country: 'DE' } },
          selectedCarrierServiceOption: { code: POST },
        },
      },
    }),
  );
  const { orderId = '', paymentResponseToken } = expectAnswer(
    await visitor.call(checkouts.createOrderAndCharge, { id: checkout?.id, savePaymentMethod }),
  ) as { orderId?: string; paymentResponseToken?: string | null };
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  const paymentId = paymentResponseToken ?? '';
  expect(expectAnswer(await visitor.call(payments.followPayment, { paymentId }))).toMatchObject({ outcome: 'PAID' });
  return orderId;
}

const authorize = (orderId: string, amount: string) =>
  shop.staff().call(orderBilling.authorizeChargeWithSavedPaymentMethod, {
    orderId,
    amount: { amount },
    currency: 'EUR',
    delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
  });
const heldAtStripe = () => [...stripe.intents.values()].filter(({ status }) => status === 'requires_capture');

test('the rest of an order is held on the card that its buyer gave on the page', async () => {
  const orderId = await withDeposit({ savePaymentMethod: true });
  expect(expectAnswer(await authorize(orderId, '70'))).toMatchObject({ payment: { status: 'AUTHORIZED' } });
  expect(heldAtStripe().at(-1)).toMatchObject({ amount: 7000, currency: 'eur', customer: expect.any(String) });
});

test('a card is not kept unless that was asked for', async () => {
  const orderId = await withDeposit({ savePaymentMethod: false });
  expect([...stripe.intents.values()].at(-1)?.customer).toBeNull();
  expect(await authorize(orderId, '70')).toMatchObject({ code: 'NO_SAVED_PAYMENT_METHOD' });
});

test('a charge that the bank declines holds nothing, and can be made later', async () => {
  const orderId = await withDeposit({ savePaymentMethod: true });
  const before = heldAtStripe().length;
  stripe.declinesSaved('insufficient_funds');
  expect(expectAnswer(await authorize(orderId, '70'))).toMatchObject({ payment: { status: 'DECLINED' } });
  const outcomes = await shop.rows<{ failure_code: string | null }>('payment_outcomes');
  expect(outcomes.map((row) => row.failure_code)).toContain('INSUFFICIENT_FUNDS');
  expect(heldAtStripe()).toHaveLength(before);
  stripe.declinesSaved(null);
  expect(expectAnswer(await authorize(orderId, '70'))).toMatchObject({ payment: { status: 'AUTHORIZED' } });
});

test('a charge whose answer is lost is found again, and made once', async () => {
  const orderId = await withDeposit({ savePaymentMethod: true });
  const before = heldAtStripe().length;
  stripe.losesChargesOfSaved(true);
  expect(await authorize(orderId, '70')).toMatchObject({ code: 'PAYMENT_ERROR' });
  stripe.losesChargesOfSaved(false);
  expect(heldAtStripe()).toHaveLength(before + 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
  await doDueWork(shop.staff().ctx, [resumePayment]);
  expect(heldAtStripe()).toHaveLength(before + 1);
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
  expect(order?.balanceSummary).toMatchObject({ authorized: { amount: '70.00' } });
});

test('a charge that never arrived has failed', async () => {
  const orderId = await withDeposit({ savePaymentMethod: true });
  const before = heldAtStripe().length;
  // not even the card can be looked up
  stripe.loseAnswers(3);
  expect(await authorize(orderId, '70')).toMatchObject({ code: 'PAYMENT_ERROR' });
  stripe.loseAnswers(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
  await doDueWork(shop.staff().ctx, [resumePayment]);
  expect(heldAtStripe()).toHaveLength(before);
  expect(expectAnswer(await authorize(orderId, '70'))).toMatchObject({ payment: { status: 'AUTHORIZED' } });
});

/** Pays for a desk as a member, who is sent to Stripe's page unless a card is kept. */
async function buyAsMember(member: Customer, asked: object) {
  const desk = await shop.add({ name: 'Desk', price: 10_000 });
  const { checkout } = expectAnswer(
    await member.call(checkouts.createCheckout, {
      channelType: 'WEB',
      lineItems: [desk.line(1)],
      checkoutInfo: {
        shippingInfo: {
          shippingDestination: { address: { country: 'DE' } },
          selectedCarrierServiceOption: { code: POST },
        },
      },
    }),
  );
  const asksFor = { checkoutId: checkout?.id ?? '', method: 'card' as const, ...asked };
  const paid = expectAnswer(await member.call(payments.payCheckout, asksFor));
  const paymentIds = (await shop.rows<{ id: string; payable_id: string }>('payments'))
    .filter((row) => row.payable_id === paid.orderId)
    .map(({ id }) => id);
  const follow = async (more: { giveUp?: boolean } = {}) =>
    expectAnswer(await member.call(payments.followPayment, { paymentId: paymentIds.at(-1) ?? '', ...more }));
  return { ...paid, follow };
}

/** Buys as a member who gives a card on Stripe's page and lets it be kept. */
async function giveCard(member: Customer) {
  const { follow, orderId = '' } = await buyAsMember(member, { saveCard: true });
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  expect(await follow()).toMatchObject({ outcome: 'PAID' });
  return { orderId, card: lastIntent()?.payment_method ?? '' };
}
const lastIntent = () => [...stripe.intents.values()].at(-1);

async function withKeptCard() {
  const member = shop.member(randomUUID());
  const first = await giveCard(member);
  const { savedPaymentMethods: kept = [] } = expectAnswer(
    await member.call(savedPaymentMethods.listSavedPaymentMethods, {}),
  );
  expect(kept).toMatchObject([{ paymentMethod: { cardInfo: { brand: 'VISA', lastFourDigits: '4242' } } }]);
  return { ...first, member, savedPaymentMethodId: kept[0]?.id ?? '' };
}

test('a card that a member lets be kept pays at once the next time', async () => {
  const { member, savedPaymentMethodId } = await withKeptCard();
  expect(await buyAsMember(member, { savedPaymentMethodId })).toMatchObject({ outcome: 'PAID' });
});

test('the bank may ask a member who pays with a kept card, and what is not answered takes nothing', async () => {
  const { member, savedPaymentMethodId } = await withKeptCard();
  stripe.asksBuyers(true);
  const asked = await buyAsMember(member, { savedPaymentMethodId });
  expect(asked).toMatchObject({ outcome: 'ACTION_REQUIRED', actionUrl: expect.stringContaining('/confirm/pi_') });
  stripe.confirm([...stripe.intents.keys()].at(-1) ?? '');
  expect(await asked.follow()).toMatchObject({ outcome: 'PAID' });
  const left = await buyAsMember(member, { savedPaymentMethodId });
  expect(await left.follow({ giveUp: true })).toMatchObject({ outcome: 'DECLINED' });
  expect([...stripe.intents.values()].at(-1)).toMatchObject({ status: 'canceled', amount_received: 0 });
});

/** Has Stripe asked to forget what is due by then. */
async function forgetAfter(ms: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  await doDueWork(shop.staff().ctx, [forgetCard]);
}
const remove = async (member: Customer, savedPaymentMethodId: string) =>
  expectAnswer(await member.call(savedPaymentMethods.deleteSavedPaymentMethod, { savedPaymentMethodId }));

/** What a further charge of an order is made to. */
const cardOfOrder = (orderId: string) =>
  readSite(shop.staff().ctx, async (tx) => {
    const payment = (await findOrder(tx, orderId))?.payments[0];
    return payment && currentCardOf(tx, payment);
  });

test('Stripe forgets a card that its owner removed, and nothing is charged to it any more', async () => {
  const { member, orderId, savedPaymentMethodId, card } = await withKeptCard();
  expect(await cardOfOrder(orderId)).not.toBeNull();
  await remove(member, savedPaymentMethodId);
  expect(await cardOfOrder(orderId)).toBeNull();
  expect(stripe.detached.has(card)).toBe(false);
  await forgetAfter(0);
  expect(stripe.detached.has(card)).toBe(true);
});

test('Stripe forgets what its owner has given again, once nothing is charged to it', async () => {
  const { member, orderId, savedPaymentMethodId, card: first } = await withKeptCard();
  const { card: second } = await giveCard(member);
  await forgetAfter(MINUTE);
  expect(stripe.detached.has(first)).toBe(false);
  // the earlier order can still be charged
  const current = await cardOfOrder(orderId);
  expect(stripe.intents.get(current?.reference ?? '')?.payment_method).toBe(second);
  await remove(member, savedPaymentMethodId);
  await forgetAfter(HOUR);
  expect([stripe.detached.has(first), stripe.detached.has(second)]).toEqual([true, true]);
});

test('a kept card that pays stays, although its owner wants it to be kept once more', async () => {
  const { member, savedPaymentMethodId } = await withKeptCard();
  expect(await buyAsMember(member, { savedPaymentMethodId, saveCard: true })).toMatchObject({ outcome: 'PAID' });
  await forgetAfter(HOUR);
  expect(await buyAsMember(member, { savedPaymentMethodId })).toMatchObject({ outcome: 'PAID' });
  const details = (await shop.rows<{ details: { keepFor?: string } }>('payments')).map((row) => row.details);
  expect(details.filter(({ keepFor }) => keepFor)).toHaveLength(1);
});

test.each([401, 403] as const)(
  'a key that may not forget a card (%i) has not done so, and another one does',
  async (status) => {
    const { member, savedPaymentMethodId, card } = await withKeptCard();
    await remove(member, savedPaymentMethodId);
    stripe.refusesKey(status);
    await forgetAfter(0);
    stripe.refusesKey(null);
    await forgetAfter(MINUTE);
    expect(stripe.detached.has(card)).toBe(true);
  },
);

test('a card that Stripe does not know any more is forgotten', async () => {
  const { member, savedPaymentMethodId } = await withKeptCard();
  stripe.intents.delete(lastIntent()?.id ?? '');
  await remove(member, savedPaymentMethodId);
  await forgetAfter(0);
  expect(await shop.rows('tasks')).not.toContainEqual(expect.objectContaining({ kind: forgetCard.name }));
});

test('what no key could have forgotten is given up, and logged', async () => {
  const errors: object[] = [];
  const log = { info() {}, warn() {}, error: (details: object) => void errors.push(details) };
  const forgotten = { provider: 'stripe', accountId: randomUUID(), authorization: { key: 'key', reference: 'pi_1' } };
  await forgetCard.giveUp({ ...shop.staff().ctx, log } as never, forgotten);
  expect(forgetCard.retry.most).toBeGreaterThan(0);
  expect(errors).toMatchObject([{ provider: 'stripe', reference: 'pi_1' }]);
});

test('a card is not kept for somebody who deletes the account before paying', async () => {
  const memberId = randomUUID();
  await buyAsMember(shop.member(memberId), { saveCard: true });
  const { ctx } = shop.staff();
  const person = { memberId, contactId: null, emails: [] };
  await withSite(ctx, async (tx) => {
    for (const { erase } of ctx.personalData) await erase(ctx, tx, [person]);
  });
  stripe.pay([...stripe.sessions.keys()].at(-1) ?? '');
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * MINUTE);
  await doDueWork(ctx, [resumePayment]);
  expect(await shop.rows('saved_cards')).toEqual([]);
  expect(await shop.rows<{ status: string }>('payment_outcomes')).toContainEqual(
    expect.objectContaining({ status: 'SUCCEEDED' }),
  );
  await forgetAfter(0);
  expect(stripe.detached.has(lastIntent()?.payment_method ?? '')).toBe(true);
});
