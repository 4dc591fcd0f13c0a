import { randomUUID } from 'node:crypto';
import {
  checkouts,
  currentCart,
  orders,
  payments,
  productsV3,
  subscriptionContracts,
  subscriptions,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { addSubscription, checkOut, subscribe, turnCards } from '@stoa/server/testing/subscriptions';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/index.ts';
import { pageOfOrder } from '../orders/index.ts';
import { contractsFollowOrders } from './follow-orders.ts';
import { subscriptionData } from './personal-data.store.ts';
import { renewSubscription } from './renew.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const staff = () => shop.staff();
/** Moves the clock and does what is due by then. */
async function go(date: string): Promise<void> {
  shop.clock.now = new Date(`${date}T10:00:00.000Z`);
  await doDueWork(staff().ctx, [renewSubscription]);
  await handOnEvents(staff().ctx, [contractsFollowOrders]);
}
const read = async (subscriptionId: string) =>
  expectAnswer(await staff().call(subscriptions.getSubscription, { subscriptionId }));
const day = (date: unknown) => String(date).slice(0, 10);

describe('an item with a subscription option', () => {
  test('costs what the option says, and is a line of its own beside the same item bought once', async () => {
    const coffee = await addSubscription(shop);
    const visitor = shop.visitor();
    const lineItems = [coffee.line(1), coffee.once(1), coffee.line(2)];
    const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems }));
    expect(cart?.lineItems).toMatchObject([
      {
        quantity: 3,
        price: { amount: '9.00' },
        subscriptionOptionInfo: {
          title: { original: 'Monthly' },
          subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
        },
      },
      { quantity: 1, price: { amount: '10.00' } },
    ]);
    expect(cart?.lineItems?.[0]?.descriptionLines).toMatchObject([{ plainText: { original: 'Every month' } }]);
  });

  test('can be bought where the product is sold by subscription only', async () => {
    const coffee = await addSubscription(shop, {}, { once: false });
    const add = (line: unknown) => shop.visitor().call(currentCart.addToCurrentCart, { lineItems: [line] });
    expect(await add(coffee.once(1))).toMatchObject({ code: 'SUBSCRIPTION_ONLY_PRODUCT' });
    expect(expectAnswer(await add(coffee.line(1))).cart?.lineItems).toHaveLength(1);
  });

  test('is ordered by itself, and paid by a card that is kept', async () => {
    const coffee = await addSubscription(shop);
    const mixed = await checkOut(shop, [coffee.line(1), coffee.once(1)]);
    const pay = (checkoutId: string, buyer: typeof mixed.buyer, method = 'card') =>
      buyer.call(payments.payCheckout, { checkoutId, method, paymentToken: 'sandbox-4242424242424242' });
    expect(await pay(mixed.checkoutId, mixed.buyer)).toMatchObject({ code: 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS' });
    const { checkoutId, buyer } = await checkOut(shop, [coffee.line(1)]);
    expect(await pay(checkoutId, buyer, 'offline')).toMatchObject({
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    });
    expect(await buyer.call(checkouts.createOrder, { id: checkoutId })).toMatchObject({
      code: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    });
    expect(expectAnswer(await pay(checkoutId, buyer))).toMatchObject({ outcome: 'PAID' });
  });
});

describe('a subscription', () => {
  test('begins with its order, once', async () => {
    const coffee = await addSubscription(shop);
    const { id, order, buyer } = await subscribe(shop, coffee.line(2));
    expect(order?.lineItems?.[0]?.subscriptionInfo).toMatchObject({ id, cycleNumber: 1 });
    await handOnEvents(staff().ctx, [contractsFollowOrders]);
    expect(await shop.rows('subscription_contracts')).toHaveLength(1);
    const { subscriptionContract } = expectAnswer(
      await staff().call(subscriptionContracts.getSubscriptionContract, { subscriptionContractId: id }),
    );
    expect(subscriptionContract).toMatchObject({
      id,
      title: 'Monthly',
      subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true, enableCustomerCancellation: true },
      lineItems: [{ quantity: 2, productName: { original: 'Coffee' } }],
      buyerInfo: { email: 'ada@example.com' },
      priceSummary: { subtotal: { amount: '18.00' } },
    });
    const mine = expectAnswer(await buyer.call(subscriptions.listMySubscriptions, {})).subscriptions ?? [];
    expect(mine.map((each) => [each.id, each.status, day(each.nextChargeDate)])).toEqual([
      [id, 'ACTIVE', '2026-04-02'],
    ]);
    expect(await shop.visitor().call(subscriptions.getSubscription, { subscriptionId: id })).toMatchObject({
      code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND',
    });
  });

  test('is renewed at the agreed price, with an order of its own that takes stock', async () => {
    const coffee = await addSubscription(shop);
    const { id, order: first } = await subscribe(shop, coffee.line(1));
    await go('2026-04-01');
    expect((await read(id)).cycles).toHaveLength(1);
    await go('2026-04-02');
    await go('2026-05-03');
    const { subscription, cycles = [] } = await read(id);
    expect(subscription).toMatchObject({ status: 'ACTIVE', cycle: 3, failedAttempts: 0 });
    expect(day(subscription?.nextChargeDate)).toBe('2026-06-02');
    expect(cycles.map(({ cycle, total }) => [cycle, total?.amount])).toEqual(
      [3, 2, 1].map((cycle) => [cycle, first?.priceSummary?.total?.amount]),
    );
    expect(await shop.stockOf(coffee.id)).toBe(97);
    const { order } = expectAnswer(await staff().call(orders.getOrder, { id: cycles[0]?.orderId }));
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      lineItems: [{ price: { amount: '9.00' }, subscriptionInfo: { id, cycleNumber: 3 } }],
    });
    const found = expectAnswer(
      await staff().call(orders.searchOrders, { search: { filter: { 'subscriptionInfo.id': { $hasSome: [id] } } } }),
    );
    expect(found.orders).toHaveLength(3);
  });

  test('goes on when its option, and the product’s price, have changed since', async () => {
    const coffee = await addSubscription(shop);
    const { id } = await subscribe(shop, coffee.line(1));
    const { product } = expectAnswer(await staff().call(productsV3.getProduct, { productId: coffee.id }));
    expectAnswer(
      await staff().call(productsV3.updateProduct, {
        product: { id: coffee.id, revision: product?.revision ?? '', subscriptionDetails: null },
      }),
    );
    await go('2026-04-02');
    const { cycles = [] } = await read(id);
    const { order } = expectAnswer(await staff().call(orders.getOrder, { id: cycles[0]?.orderId }));
    expect(order?.priceSummary?.subtotal?.amount).toBe('9.00');
    expect(cycles).toHaveLength(2);
  });

  test('charges nothing twice, however often it is tried', async () => {
    const coffee = await addSubscription(shop);
    const { id } = await subscribe(shop, coffee.line(1));
    shop.clock.now = new Date('2026-04-02T10:00:00.000Z');
    const run = () => renewSubscription.run(staff().ctx, { contractId: id });
    await Promise.all([run(), run(), run()]);
    await run();
    await handOnEvents(staff().ctx, [contractsFollowOrders]);
    await run();
    expect((await read(id)).cycles).toHaveLength(2);
    expect(await shop.rows('orders')).toHaveLength(2);
  });

  test('is tried three times over a week where its card is declined, then suspended until it is resumed', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer } = await subscribe(shop, coffee.line(1), { card: 'sandbox-4242424242424242' });
    await breakCard();
    await go('2026-04-02');
    expect((await read(id)).subscription).toMatchObject({ status: 'ACTIVE', failedAttempts: 1, problem: 'PAYMENT' });
    expect(day((await read(id)).subscription?.nextChargeDate)).toBe('2026-04-05');
    await go('2026-04-05');
    await go('2026-04-09');
    const { subscription, cycles } = await read(id);
    expect(subscription).toMatchObject({ status: 'SUSPENDED', failedAttempts: 3, cycle: 1 });
    expect(cycles).toHaveLength(1);
    await go('2026-05-09');
    expect((await read(id)).subscription?.status).toBe('SUSPENDED');
    await breakCard('sandbox-4242424242424242');
    expectAnswer(await buyer.call(subscriptions.resumeSubscription, { subscriptionId: id }));
    await go('2026-05-10');
    const resumed = (await read(id)).subscription;
    expect(resumed).toMatchObject({ status: 'ACTIVE', failedAttempts: 0, cycle: 2, problem: null });
    expect(day(resumed?.nextChargeDate)).toBe('2026-06-10');
    expect(await shop.stockOf(coffee.id)).toBe(98);
  });

  test('is paid with another card where its own was declined, at once, and charged to it from then on', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer } = await subscribe(shop, coffee.line(1));
    const payWith = (card: string, by = buyer) =>
      by.call(subscriptions.paySubscription, { subscriptionId: id, paymentToken: `sandbox-${card}` });
    expect(await payWith('4242424242424242')).toMatchObject({ code: 'SUBSCRIPTION_STATE_CONFLICT' });
    await breakCard();
    await go('2026-04-02');
    expect(await payWith('4242424242424242', shop.visitor())).toMatchObject({
      code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND',
    });
    expect(expectAnswer(await payWith('4000000000000002'))).toMatchObject({
      outcome: 'DECLINED',
      subscription: { status: 'ACTIVE', failedAttempts: 1, problem: 'PAYMENT', cycle: 1 },
    });
    const answers = await Promise.all([payWith('4242424242424242'), payWith('4242424242424242')]);
    const outcomes = answers.map((answer) =>
      'outcome' in answer ? answer.outcome : (answer as { code?: string }).code,
    );
    expect(outcomes.toSorted()).toEqual(['PAID', 'SUBSCRIPTION_STATE_CONFLICT']);
    const paid = (await read(id)).subscription;
    expect(paid).toMatchObject({ status: 'ACTIVE', failedAttempts: 0, problem: null, cycle: 2 });
    await handOnEvents(staff().ctx, [contractsFollowOrders]);
    await go('2026-04-05');
    expect((await read(id)).cycles).toHaveLength(2);
    await go('2026-05-02');
    expect((await read(id)).subscription).toMatchObject({ status: 'ACTIVE', cycle: 3 });
    expect(await shop.stockOf(coffee.id)).toBe(97);
  });

  test('is paid by whoever has the link in its mail, and stays its buyer’s', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer, orderId } = await subscribe(shop, coffee.line(1));
    await breakCard();
    await go('2026-04-02');
    const { ctx } = staff();
    const page = pageOfOrder(ctx, { id: orderId, buyer: {}, email: 'ada@example.com' });
    const token = page?.split('/').at(-1) ?? '';
    const elsewhere = shop.visitor();
    const pay = { subscriptionId: id, paymentToken: 'sandbox-4242424242424242' };
    expect(await elsewhere.call(subscriptions.paySubscription, { ...pay, token: `${token}x` })).toMatchObject({
      code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND',
    });
    expect(expectAnswer(await elsewhere.call(subscriptions.paySubscription, { ...pay, token }))).toMatchObject({
      outcome: 'PAID',
      subscription: { cycle: 2, problem: null },
    });
    const second = (await read(id)).cycles?.find(({ cycle }) => cycle === 2);
    expect(expectAnswer(await elsewhere.call(orders.getOrder, { id: second?.orderId })).order?.id).toBe(
      second?.orderId,
    );
    await go('2026-05-02');
    const third = (await read(id)).cycles?.find(({ cycle }) => cycle === 3);
    expect(expectAnswer(await buyer.call(orders.getOrder, { id: third?.orderId })).order?.id).toBe(third?.orderId);
  });

  test('stays its buyer’s with the order that a member pays by the link, too', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer, orderId } = await subscribe(shop, coffee.line(1));
    await breakCard();
    await go('2026-04-02');
    const page = pageOfOrder(staff().ctx, { id: orderId, buyer: {}, email: 'ada@example.com' });
    const pay = { subscriptionId: id, token: page?.split('/').at(-1), paymentToken: 'sandbox-4242424242424242' };
    const member = shop.member(randomUUID());
    expect(expectAnswer(await member.call(subscriptions.paySubscription, pay))).toMatchObject({ outcome: 'PAID' });
    const second = (await read(id)).cycles?.find(({ cycle }) => cycle === 2);
    expect(expectAnswer(await buyer.call(orders.getOrder, { id: second?.orderId })).order?.id).toBe(second?.orderId);
  });

  test('is no place to try cards at', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer } = await subscribe(shop, coffee.line(1));
    await breakCard();
    await go('2026-04-02');
    const pay = { subscriptionId: id, paymentToken: 'sandbox-4000000000000002' };
    for (let tried = 0; tried < 21; tried++)
      expect(await buyer.call(subscriptions.paySubscription, pay)).toMatchObject({ outcome: 'DECLINED' });
    expect(await buyer.call(subscriptions.paySubscription, pay)).toMatchObject({ code: 'THROTTLED_FEATURE' });
  });

  test('goes on once its buyer pays what it was suspended for', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer } = await subscribe(shop, coffee.line(1));
    await breakCard();
    for (const date of ['2026-04-02', '2026-04-05', '2026-04-09']) await go(date);
    expect((await read(id)).subscription?.status).toBe('SUSPENDED');
    const paid = expectAnswer(
      await buyer.call(subscriptions.paySubscription, { subscriptionId: id, paymentToken: 'sandbox-4242424242424242' }),
    );
    expect(paid).toMatchObject({ outcome: 'PAID', subscription: { status: 'ACTIVE', cycle: 2, failedAttempts: 0 } });
    await go('2026-05-09');
    expect((await read(id)).subscription?.cycle).toBe(3);
  });

  test('tells its buyer before each charge, and what became of it', async () => {
    const coffee = await addSubscription(shop);
    await subscribe(shop, coffee.line(1));
    await go('2026-03-29');
    await go('2026-03-30');
    await go('2026-03-31');
    await go('2026-04-02');
    const tasks = await shop.rows<{ input: unknown }>('tasks');
    const mails = tasks.map(({ input }) => JSON.stringify(input)).filter((mail) => mail.includes('ada@example.com'));
    const count = (subject: string) => mails.filter((mail) => mail.includes(subject)).length;
    expect(count('Your subscription has started')).toBe(1);
    expect(count('Your next delivery is coming up')).toBe(1);
    expect(count('Your subscription has been renewed')).toBe(1);
  });

  test('waits for stock', async () => {
    const coffee = await addSubscription(shop, {}, { stock: 1 });
    const { id } = await subscribe(shop, coffee.line(1));
    await go('2026-04-02');
    expect((await read(id)).subscription).toMatchObject({ failedAttempts: 1, problem: 'STOCK', cycle: 1 });
  });

  test('ends after its cycles', async () => {
    const coffee = await addSubscription(shop, { autoRenewal: undefined, billingCycles: 2 });
    const { id } = await subscribe(shop, coffee.line(1));
    await go('2026-04-02');
    const { subscription } = await read(id);
    expect(subscription).toMatchObject({ status: 'ACTIVE', nextChargeDate: null });
    expect(day(subscription?.endDate)).toBe('2026-05-02');
    await go('2026-05-02');
    const after = await read(id);
    expect(after.subscription?.status).toBe('ENDED');
    expect(after.cycles).toHaveLength(2);
  });

  test('is paused, resumed and canceled by its buyer and by staff, and by nobody else', async () => {
    const coffee = await addSubscription(shop);
    const { id, buyer } = await subscribe(shop, coffee.line(1));
    const asked = { subscriptionId: id };
    expect(await shop.visitor().call(subscriptions.pauseSubscription, asked)).toMatchObject({
      code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND',
    });
    expect(expectAnswer(await buyer.call(subscriptions.pauseSubscription, asked)).subscription?.status).toBe('PAUSED');
    await go('2026-04-02');
    await go('2026-07-15');
    expect((await read(id)).cycles).toHaveLength(1);
    expectAnswer(await staff().call(subscriptions.resumeSubscription, asked));
    await go('2026-07-15');
    expect((await read(id)).cycles).toHaveLength(2);
    const later = expectAnswer(await buyer.call(subscriptions.cancelSubscription, { ...asked, when: 'CYCLE_END' }));
    expect(later.subscription).toMatchObject({ status: 'ACTIVE', nextChargeDate: null });
    expect(day(later.subscription?.endDate)).toBe('2026-08-15');
    expectAnswer(await buyer.call(subscriptions.resumeSubscription, asked));
    expectAnswer(await buyer.call(subscriptions.cancelSubscription, { ...asked, when: 'CYCLE_END' }));
    await go('2026-08-15');
    expect((await read(id)).subscription?.status).toBe('CANCELED');
    expect(await buyer.call(subscriptions.resumeSubscription, asked)).toMatchObject({
      code: 'SUBSCRIPTION_STATE_CONFLICT',
    });
    expect((await read(id)).cycles).toHaveLength(2);
  });

  test('ends with the data of its buyer', async () => {
    const coffee = await addSubscription(shop);
    const { id } = await subscribe(shop, coffee.line(1));
    const { ctx } = staff();
    const person = { memberId: '00000000-0000-4000-8000-000000000000', contactId: null, emails: ['ada@example.com'] };
    await withSite(ctx, (tx) => subscriptionData.erase(ctx, tx, [person]));
    await go('2026-04-02');
    const { subscription, cycles } = await read(id);
    expect(subscription).toMatchObject({ status: 'CANCELED', email: null, buyerName: null });
    expect(cycles).toHaveLength(1);
    expect(JSON.stringify(await shop.rows('subscription_contracts'))).not.toContain('Ada');
  });
});

/** What the bank says from now on to the card of the first order. */
const breakCard = (card?: string): Promise<void> => turnCards(database, shop.site.id, card);
