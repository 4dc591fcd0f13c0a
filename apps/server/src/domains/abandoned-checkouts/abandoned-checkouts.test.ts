import {
  abandonedCarts,
  abandonedCheckoutAdministration,
  abandonedCheckouts,
  checkouts,
  currentCart,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { lookAtCheckout } from './look-at-checkout.ts';
import { abandonedCheckoutData } from './personal-data.ts';

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstraße 1' };
const billingInfo = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '+49 30 1234567' } };
const ADA = { buyerInfo: { email: 'Ada@Example.com' }, billingInfo };

let database: Database;
let shop: Shop;
let staff: Customer;
let song: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, {}, { tax: null });
  staff = shop.staff();
  song = await shop.add({ name: 'Song', price: 1250, isDigital: true, stock: 50 });
});

/** Lets time pass, and does what is due then. */
async function pass(minutes: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE_MS);
  await doDueWork(staff.ctx, [lookAtCheckout]);
}
const looksPlanned = async () =>
  (await shop.rows<{ kind: string }>('tasks')).filter(({ kind }) => kind === lookAtCheckout.name);
const begin = async (visitor = shop.visitor(), checkoutInfo: object = ADA, quantity = 2) => {
  const request = { lineItems: [song.line(quantity)], channelType: 'WEB', checkoutInfo };
  return expectAnswer(await visitor.call(checkouts.createCheckout, request)).checkout?.id ?? '';
};
const order = async (visitor: Customer, id: string) => expectAnswer(await visitor.call(checkouts.createOrder, { id }));
const list = async (filter: object = {}) => {
  const answer = expectAnswer(await staff.call(abandonedCheckouts.queryAbandonedCheckouts, { query: { filter } }));
  expect(answer.results).toEqual(answer.abandonedCheckouts);
  return answer.abandonedCheckouts ?? [];
};
const follow = async (id: string | undefined, who: Customer = shop.as({ kind: 'nobody' })) => {
  const request = { abandonedCheckoutId: id, metasiteId: shop.site.id };
  return expectAnswer(await who.call(abandonedCheckouts.redirectToCheckout, request)).redirect ?? '';
};
const events = async () => (await shop.events()).filter((type) => /abandon|Abandoned|Recovered/.test(type));

test('a checkout is abandoned when its known buyer has changed nothing for an hour, and recovered when it is bought', async () => {
  const visitor = shop.visitor();
  const id = await begin(visitor);
  await pass(59);
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, buyerNote: 'One moment' } }));
  await pass(59);
  expect(await list()).toEqual([]);
  await pass(1);
  const [abandoned] = await list();
  expect(abandoned).toMatchObject({
    checkoutId: id,
    status: 'ABANDONED',
    buyerInfo: { email: 'Ada@Example.com', visitorId: expect.any(String) },
    contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
    totalPrice: { amount: '25.00' },
    subtotalPrice: { amount: '25.00' },
    lineItems: [{ quantity: 2, productName: { original: 'Song' }, price: { amount: '12.50' } }],
    activities: [],
  });
  expect(await events()).toEqual([
    'abandoned_checkout_created',
    'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  ]);
  await pass(24 * 60);
  expect(await events()).toHaveLength(2);
  await order(visitor, id);
  await pass(0);
  expect(await list()).toMatchObject([
    { id: abandoned?.id, status: 'RECOVERED', checkoutRecoveredDate: shop.clock.now.toISOString() },
  ]);
  expect((await events()).slice(2)).toEqual([
    'abandoned_checkout_recovered',
    'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  ]);
  expect(await looksPlanned()).toEqual([]);
});

test('what is bought in time, has no known buyer, or holds nothing is never abandoned', async () => {
  const visitor = shop.visitor();
  const bought = await begin(visitor);
  await order(visitor, bought);
  expect(await looksPlanned()).toEqual([]);
  const unknown = await begin(visitor, {});
  const empty = await begin(visitor);
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: empty }));
  const lineItemIds = (checkout?.lineItems ?? []).map((line) => line.id);
  expectAnswer(await visitor.call(checkouts.removeLineItems, { id: empty, lineItemIds }));
  await pass(61);
  expect(await list()).toEqual([]);
  // whoever says later who they are is known from then on
  await pass(24 * 60);
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: unknown, ...ADA } }));
  await pass(61);
  expect(await list()).toMatchObject([{ checkoutId: unknown }]);
});

test('a buyer who comes back, changes something and leaves again has one abandoned checkout, as it was left last', async () => {
  const visitor = shop.visitor();
  const id = await begin(visitor);
  await pass(60);
  expectAnswer(await visitor.call(checkouts.addToCheckout, { id, lineItems: [song.line(1)] }));
  await pass(60);
  expect(await list()).toMatchObject([{ checkoutId: id, totalPrice: { amount: '37.50' } }]);
  expect(await events()).toContain('abandoned_checkout_updated');
});

test('the link leads the buyer to the checkout, others to a copy of it, and nobody anywhere else', async () => {
  const visitor = shop.visitor();
  const cartItems = { lineItems: [song.line(3)] };
  expectAnswer(await visitor.call(currentCart.addToCurrentCart, cartItems));
  const created = await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' });
  const id = expectAnswer(created).checkoutId ?? '';
  const evil = { checkout: { id, ...ADA }, overrideCheckoutUrl: 'https://evil.example/{checkoutId}' };
  expectAnswer(await visitor.call(checkouts.updateCheckout, evil));
  await pass(60);
  const [abandoned] = await list();
  const site = staff.ctx.addresses.site;
  expect(abandoned?.checkoutUrl).toBe(
    `${site}/ecom/v1/abandoned-checkout/${abandoned?.id}/redirect-to-checkout?metasiteId=${shop.site.id}`,
  );
  expect(await follow(abandoned?.id, visitor)).toBe(`${site}/checkout/${id}`);
  const elsewhere = await follow(abandoned?.id);
  expect(elsewhere).toMatch(new RegExp(`^${site}/checkout/[0-9a-f-]{36}$`));
  expect(elsewhere).not.toContain(id);
  const stranger = shop.visitor();
  expect(await follow(abandoned?.id, stranger)).toBe(elsewhere);
  const copy = elsewhere.split('/').pop() ?? '';
  expect(await stranger.call(checkouts.getCheckout, { id: copy })).toMatchObject({
    checkout: { lineItems: [{ quantity: 3 }], buyerInfo: { email: 'Ada@Example.com' } },
  });
  expect(await stranger.call(checkouts.getCheckout, { id })).toMatchObject({ refused: 'code' });
  // an untouched copy says nothing new
  await pass(60);
  expect(await list()).toMatchObject([{ checkoutId: id, cartId: expect.any(String) }]);
  await order(stranger, copy);
  await pass(0);
  expect(await list()).toMatchObject([{ id: abandoned?.id, checkoutId: id, status: 'RECOVERED' }]);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ refused: 'code' });
  expect(await follow(abandoned?.id, visitor)).toBe(`${site}/`);
  expect(await follow('00000000-0000-4000-8000-000000000000')).toBe(`${site}/`);
});

test('searched by buyer and item, paged, deleted, and noted what was done', async () => {
  await begin();
  await pass(61);
  await begin(shop.visitor(), { buyerInfo: { email: 'grace@example.com' } }, 1);
  await pass(61);
  const search = async (expression: string, more: object = {}) => {
    const request = { search: { search: { expression, mode: 'AND' }, ...more } };
    const answer = expectAnswer(await staff.call(abandonedCheckouts.searchAbandonedCheckouts, request));
    return answer.abandonedCheckouts?.map(({ buyerInfo }) => buyerInfo?.email);
  };
  expect(await search('lovelace')).toEqual(['Ada@Example.com']);
  expect(await search('grace@example.com')).toEqual(['grace@example.com']);
  expect(await search('song')).toEqual(['grace@example.com', 'Ada@Example.com']);
  expect(await search('', { filter: { 'totalPrice.amount': { $gte: '20' } } })).toEqual(['Ada@Example.com']);
  const [first, second] = await list();
  const older = { query: { filter: JSON.stringify({ status: 'ABANDONED' }), paging: { limit: 1, offset: 1 } } };
  expect(await staff.call(abandonedCarts.queryAbandonedCarts, older)).toMatchObject({
    totalResults: 2,
    abandonedCarts: [{ id: second?.id, total: '25.00', buyerInfo: { identityType: 'VISITOR', firstName: 'Ada' } }],
  });
  const broken = { query: { filter: '{' } };
  expect(await staff.call(abandonedCarts.queryAbandonedCarts, broken)).toMatchObject({
    violations: [{ field: 'query.filter' }],
  });
  const noted = { abandonedCheckoutId: first?.id, activityType: 'TASK_CREATED' };
  for (let call = 0; call < 22; call++)
    expectAnswer(await staff.call(abandonedCheckouts.addAbandonedCheckoutActivity, noted));
  expect((await list({ id: first?.id }))[0]?.activities).toHaveLength(20);
  const abandonedCheckoutIds = [first?.id, '00000000-0000-4000-8000-000000000000'];
  expect(await staff.call(abandonedCheckouts.bulkDeleteAbandonedCheckouts, { abandonedCheckoutIds })).toMatchObject({
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  });
  expect(await follow(first?.id)).toBe(`${staff.ctx.addresses.site}/`);
  expect(await list()).toMatchObject([{ id: second?.id }]);
});

test('what staff deleted does not come back to the list', async () => {
  const visitor = shop.visitor();
  const id = await begin(visitor);
  await pass(60);
  const [abandoned] = await list();
  expectAnswer(await staff.call(abandonedCheckouts.deleteAbandonedCheckout, { abandonedCheckoutId: abandoned?.id }));
  expectAnswer(await visitor.call(checkouts.addToCheckout, { id, lineItems: [song.line(1)] }));
  await pass(61);
  expect(await list()).toEqual([]);
  await order(visitor, id);
  await pass(0);
  expect((await events()).at(-1)).toBe('abandoned_checkout_deleted');
});

test('figures of a period by the calendar of the site, and of each day', async () => {
  shop.clock.now = new Date('2026-03-08T21:30:00Z');
  const visitor = shop.visitor();
  const bought = await begin(visitor, ADA, 4);
  await pass(60); // 23:30 in Berlin
  await begin();
  await pass(60); // half past midnight
  await order(visitor, bought);
  await pass(0);
  const analytics = async (startDate: string, endDate: string, more: object = {}) =>
    expectAnswer(await staff.call(abandonedCheckouts.getAbandonedCheckoutAnalytics, { startDate, endDate, ...more }));
  expect(await analytics('2026-03-08', '2026-03-09')).toEqual({
    currency: 'EUR',
    recoverableValue: '25.00',
    recoverableCheckoutCount: 1,
    averageRecoverableCheckoutValue: '25.00',
    recoveredValue: '50.00',
    recoveredCheckoutCount: 1,
    recoveryRate: 0.5,
  });
  expect(await analytics('2026-03-08', '2026-03-08')).toMatchObject({ recoveredCheckoutCount: 1, recoveryRate: 1 });
  expect(
    await analytics('2026-03-01', '2026-03-31', { statuses: ['ABANDONED'], metrics: ['RECOVERABLE_VALUE'] }),
  ).toEqual({ currency: 'EUR', recoverableValue: '25.00' });
  const reversed = { startDate: '2026-03-09', endDate: '2026-03-08' };
  expect(await staff.call(abandonedCheckouts.getAbandonedCheckoutAnalytics, reversed)).toMatchObject({
    violations: [{ field: 'endDate' }],
  });
  staff.ctx.statements.count = 0;
  const report = expectAnswer(await staff.call(abandonedCheckoutAdministration.getRecoveryReport, { days: 2 }));
  expect(staff.ctx.statements.count).toBe(2);
  expect(report).toMatchObject({
    figures: { abandoned: 2, recovered: 1, recoveryRate: 0.5, recoverableValue: { amount: '25.00' } },
    days: [
      { date: '2026-03-08', abandoned: 1, recovered: 0, recoveredValue: { amount: '0.00' } },
      { date: '2026-03-09', abandoned: 1, recovered: 1, recoveredValue: { amount: '50.00' } },
    ],
  });
});

test('a person gets what is kept of them, and erasure leaves neither it nor the checkouts', async () => {
  const id = await begin();
  await pass(61);
  const [abandoned] = await list();
  await follow(abandoned?.id);
  const ada = { emails: ['ada@example.com'], memberId: null, contactId: null } as never;
  const kept = await withSite(staff.ctx, (tx) => abandonedCheckoutData.export(staff.ctx, tx, ada));
  expect(kept).toMatchObject([{ id: abandoned?.id, email: 'Ada@Example.com', items: [{ name: 'Song', quantity: 2 }] }]);
  await withSite(staff.ctx, (tx) => abandonedCheckoutData.erase(staff.ctx, tx, [ada]));
  expect(await list()).toEqual([]);
  expect(await shop.rows('checkouts')).toEqual([]);
  expect(await staff.call(checkouts.getCheckout, { id })).toMatchObject({ refused: 'code' });
});
