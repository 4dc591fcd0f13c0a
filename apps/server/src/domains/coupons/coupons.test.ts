import { checkouts, coupons, currentCart } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { noteCouponUse } from './coupon-uses.store.ts';
import { couponUseData } from './personal-data.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(() => database?.close());

const basics = { name: 'Welcome', code: 'Welcome', startTime: '0' };
const onOrder = { minimumSubtotal: 0 };
const inShop = { scope: { namespace: 'stores' } };
const onItem = (entityId: string) => ({ scope: { namespace: 'stores', group: { name: 'product', entityId } } });
const create = (specification: object) =>
  shop.staff().call(coupons.createCoupon, { specification: { ...basics, ...specification } });
const idOf = async (specification: object) => expectAnswer(await create(specification)).id ?? '';

describe('every form of coupon', () => {
  /** A cart of two mugs at 10.00 and a tea at 4.00, with the coupon. */
  async function saved(specification: (mugId: string, teaId: string) => object) {
    const [mug, tea] = [await shop.add({ name: 'Mug', price: 1000 }), await shop.add({ name: 'Tea', price: 400 })];
    expectAnswer(await create(specification(mug.id, tea.id)));
    const visitor = shop.visitor();
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2), tea.line(1)] });
    expectAnswer(await visitor.call(currentCart.updateCurrentCart, { couponCode: 'welcome' }));
    const shipping = {
      calculateShipping: true,
      shippingAddress: { country: 'DE' },
      selectedShippingOption: { code: POST },
    };
    const { appliedDiscounts = [] } = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, shipping));
    const [{ coupon, discountType } = {}] = appliedDiscounts;
    return [coupon?.amount?.amount, discountType];
  }

  test.each<[string, (mug: string, tea: string) => object, string, string]>([
    ['money off the order', () => ({ moneyOffAmount: 5, ...onOrder }), '5.00', 'GLOBAL'],
    ['money off each item', (mug) => ({ moneyOffAmount: 3, ...onItem(mug) }), '6.00', 'SPECIFIC_ITEMS'],
    ['percent off the order', () => ({ percentOffRate: 10, ...onOrder }), '2.40', 'GLOBAL'],
    ['percent off an item', (_, tea) => ({ percentOffRate: 50, ...onItem(tea) }), '2.00', 'SPECIFIC_ITEMS'],
    [
      'percent off the cheapest item',
      () => ({ percentOffRate: 50, limitedToOneItem: true, ...inShop }),
      '2.00',
      'SPECIFIC_ITEMS',
    ],
    ['a fixed price', () => ({ fixedPriceAmount: 7, ...inShop }), '6.00', 'SPECIFIC_ITEMS'],
    ['buy some, get some', () => ({ buyXGetY: { x: 2, y: 1 }, ...inShop }), '4.00', 'SPECIFIC_ITEMS'],
    ['free shipping', () => ({ freeShipping: true }), '4.90', 'SHIPPING'],
  ])('%s', async (_, specification, amount, discountType) => {
    expect(await saved(specification)).toEqual([amount, discountType]);
  });
});

describe('what does not fit together is refused, with the name of the field', () => {
  test.each<[string, object]>([
    ['specification', { ...onOrder }],
    ['specification', { percentOffRate: 10 }],
    ['specification.scope', { freeShipping: true, ...inShop }],
    ['specification.scope.namespace', { fixedPriceAmount: 5, ...onOrder }],
    ['specification.scope.namespace', { buyXGetY: { x: 1, y: 1 }, scope: { namespace: 'bookings' } }],
    ['specification.scope.namespace', { percentOffRate: 10, scope: { namespace: 'blog' } }],
    [
      'specification.scope.group.name',
      { percentOffRate: 10, scope: { namespace: 'stores', group: { name: 'event' } } },
    ],
    [
      'specification.scope.group.entityId',
      { percentOffRate: 10, scope: { namespace: 'stores', group: { name: 'collection' } } },
    ],
    ['specification.moneyOffAmount', { moneyOffAmount: 0.001, ...onOrder }],
    ['specification.buyXGetY.y', { buyXGetY: { x: 1 }, ...inShop }],
    ['specification.expirationTime', { percentOffRate: 10, ...onOrder, startTime: '5', expirationTime: '5' }],
    ['specification.startTime', { percentOffRate: 10, ...onOrder, startTime: 'today' }],
    ['specification.code', { percentOffRate: 10, ...onOrder, code: ' ' }],
  ])('%s', async (field, specification) => {
    expect(await create(specification)).toMatchObject({ refused: 'invalid', violations: [{ field }] });
  });

  test('a code that another coupon has, in other letters', async () => {
    await idOf({ percentOffRate: 10, ...onOrder });
    expect(await create({ percentOffRate: 10, ...onOrder, code: ' WELCOME ' })).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
  });
});

test('a coupon changes its value but not its kind; null clears a field', async () => {
  const staff = shop.staff();
  const id = await idOf({ percentOffRate: 10, ...onOrder, usageLimit: 5 });
  await idOf({ code: 'Taken', freeShipping: true });
  const change = (specification: object) => staff.call(coupons.updateCoupon, { id, specification });
  expectAnswer(await change({ percentOffRate: 15, usageLimit: null, ...inShop }));
  const { coupon } = expectAnswer(await staff.call(coupons.getCoupon, { id }));
  expect(coupon).toMatchObject({
    expired: false,
    numberOfUsages: 0,
    specification: { code: 'Welcome', percentOffRate: 15, type: 'percentOffRate', ...inShop },
  });
  expect(coupon?.specification).not.toHaveProperty('usageLimit');
  expect(coupon?.specification).not.toHaveProperty('minimumSubtotal');
  expect(await change({ moneyOffAmount: 3 })).toMatchObject({ violations: [{ field: 'specification.type' }] });
  expect(await change({ code: 'taken' })).toMatchObject({ code: 'ALREADY_EXISTS' });
});

test('coupons are found by filters that may be text, and counted', async () => {
  const staff = shop.staff();
  await idOf({ code: 'ONE', percentOffRate: 10, ...onOrder });
  await idOf({ code: 'TWO', freeShipping: true, active: false });
  await idOf({ code: 'OLD', freeShipping: true, expirationTime: '1000' });
  const found = async (query: object) => {
    const { coupons: page = [], totalResults } = expectAnswer(await staff.call(coupons.queryCoupons, { query }));
    return [page.map(({ specification }) => specification?.code), totalResults];
  };
  const byCode = '{"specification.code": "asc"}';
  expect(await found({ sort: byCode })).toEqual([['OLD', 'ONE', 'TWO'], 3]);
  expect(await found({ sort: byCode, paging: { limit: 1, offset: 1 } })).toEqual([['ONE'], 3]);
  expect(await found({ filter: '{"specification.active": false}' })).toEqual([['TWO'], 1]);
  expect(await found({ filter: { expired: true } })).toEqual([['OLD'], 1]);
  expect(await staff.call(coupons.queryCoupons, { query: { filter: '{"color": 1}' } })).toMatchObject({
    violations: [{ field: 'query.filter.color' }],
  });
});

test('many coupons are created and deleted at once, each by itself', async () => {
  const staff = shop.staff();
  const specifications = ['A', 'B', 'a'].map((code) => ({ ...basics, code, freeShipping: true }));
  const created = expectAnswer(await staff.call(coupons.bulkCreateCoupons, { specifications, returnFullEntity: true }));
  expect(created).toMatchObject({
    results: [
      { itemMetadata: { originalIndex: 0, success: true }, coupon: { specification: { code: 'A' } } },
      { itemMetadata: { success: true } },
      { itemMetadata: { success: false, error: { code: 'ALREADY_EXISTS' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 },
  });
  const ids = [created.results?.[0]?.coupon?.id, '00000000-0000-4000-8000-000000000001'];
  expect(await staff.call(coupons.bulkDeleteCoupons, { ids })).toMatchObject({
    results: [{ success: true }, { success: false, error: { code: 'NOT_FOUND' } }],
    deleteMetadata: { totalSuccesses: 1, totalFailures: 1 },
  });
});

test('a coupon is refused where it is for other items, or its customer has used it', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  await idOf({ percentOffRate: 10, ...onItem('00000000-0000-4000-8000-000000000001'), code: 'OTHER' });
  await idOf({ percentOffRate: 10, ...onOrder, limitPerCustomer: 1 });
  const info = { address: { country: 'DE' }, contactDetails: { firstName: 'Ann' } };
  const checkoutInfo = (email: string) => ({
    buyerInfo: { email },
    shippingInfo: { shippingDestination: info, selectedCarrierServiceOption: { code: PICKUP } },
  });
  const checkOut = (couponCode: string, email: string) =>
    shop.visitor().call(checkouts.createCheckout, {
      lineItems: [mug.line(1)],
      channelType: 'WEB',
      couponCode,
      checkoutInfo: checkoutInfo(email),
    });
  expect(await checkOut('other', 'ann@shop.test')).toMatchObject({ code: 'ERROR_COUPON_NOT_APPLICABLE' });
  const { checkout } = expectAnswer(await checkOut('welcome', 'ann@shop.test'));
  expectAnswer(await shop.staff().call(checkouts.createOrder, { id: checkout?.id }));
  expect(await checkOut('welcome', 'ANN@shop.test')).toMatchObject({
    code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  });
  expectAnswer(await checkOut('welcome', 'bob@shop.test'));
});

test('a person sees which coupons they used, and is forgotten without loss of the uses', async () => {
  const couponId = await idOf({ moneyOffAmount: 1, ...onOrder });
  const { ctx } = shop.staff();
  const person = { memberId: ctx.newId(), contactId: null, emails: ['ANN@shop.test'] };
  const use = { couponId, orderId: ctx.newId(), email: 'Ann@shop.test', memberId: null, now: ctx.now() };
  await withSite(ctx, (tx) => noteCouponUse(tx, use, null));
  expect(await withSite(ctx, (tx) => couponUseData.export(ctx, tx, person))).toMatchObject([{ couponId }]);
  await withSite(ctx, (tx) => couponUseData.erase(ctx, tx, [person]));
  expect(await shop.rows('coupon_uses')).toMatchObject([{ coupon_id: couponId, email_key: null, member_id: null }]);
});
