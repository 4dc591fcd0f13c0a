import {
  checkouts,
  coupons,
  currentCart,
  discountRules,
  giftCards,
  giftVouchers,
  orders,
  payments,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, readSite, withSite } from '../../platform/db/index.ts';
import { port } from './ports.ts';
import { quotePurchase } from './quote.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(() => database?.close());

const billing = { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
const checkoutInfo = {
  shippingInfo: { shippingDestination: billing, selectedCarrierServiceOption: { code: PICKUP } },
};

/** An automatic discount on everything. */
const addRule = (percentage: number, rest: object = {}) => {
  const specificItemsInfo = {
    scopes: [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP } }],
  };
  const discount = { targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage, specificItemsInfo };
  return shop.staff().call(discountRules.createDiscountRule, {
    discountRule: { name: 'Spring', discounts: { values: [discount] }, ...rest },
  });
};

async function addCoupon(rest: object = { percentOffRate: 20 }): Promise<string> {
  const startTime = String(shop.clock.now.getTime() - 1000);
  const specification = { name: 'Welcome', code: 'Welcome20', startTime, minimumSubtotal: 0, ...rest };
  return expectAnswer(await shop.staff().call(coupons.createCoupon, { specification })).id ?? '';
}

async function addGiftCard(amount: string): Promise<string> {
  return expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount, code: 'GIFT-0000-1234' })).code ?? '';
}

const createCheckout = (customer: Customer, lineItems: object[], rest: object = {}) =>
  customer.call(checkouts.createCheckout, { lineItems, channelType: 'WEB', checkoutInfo, ...rest });

test('a rule, a coupon and a gift card apply in cart, estimate, checkout and order', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const ruleId = expectAnswer(await addRule(10)).discountRule?.id;
  const couponId = await addCoupon();
  const giftCardCode = await addGiftCard('5');
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });

  const { cart } = expectAnswer(await visitor.call(currentCart.updateCurrentCart, { couponCode: ' WELCOME20 ' }));
  const line = {
    price: { amount: '9.00' },
    priceBeforeDiscounts: { amount: '10.00' },
    lineItemPrice: { amount: '18.00' },
  };
  expect(cart).toMatchObject({
    lineItems: [line],
    subtotal: { amount: '20.00' },
    appliedDiscounts: [{ coupon: { id: couponId, code: 'Welcome20' } }],
  });

  // 20.00 less 10 % is 18.00, less 20 % of that 14.40; 19 % of tax are 2.74
  const appliedDiscounts = [
    {
      discountRule: { id: ruleId, name: { original: 'Spring' }, amount: { amount: '2.00' } },
      discountType: 'SPECIFIC_ITEMS',
    },
    {
      coupon: { id: couponId, code: 'Welcome20', name: 'Welcome', amount: { amount: '3.60' } },
      discountType: 'GLOBAL',
    },
  ];
  const priceSummary = {
    subtotal: { amount: '20.00' },
    discount: { amount: '5.60' },
    tax: { amount: '2.74' },
    total: { amount: '17.14' },
  };
  expect(
    await visitor.call(currentCart.estimateCurrentCartTotals, { calculateTax: true, calculateShipping: true }),
  ).toMatchObject({ priceSummary, appliedDiscounts, calculatedLineItems: [{ pricesBreakdown: line }] });

  const { checkoutId = '' } = expectAnswer(
    await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  );
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, ...checkoutInfo }, giftCardCode }),
  );
  expect(checkout).toMatchObject({
    lineItems: [{ ...line, discount: { amount: '5.60' }, totalPriceBeforeTax: { amount: '14.40' } }],
    priceSummary,
    appliedDiscounts,
    giftCard: { obfuscatedCode: '**********1234', amount: { amount: '5.00' } },
  });

  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id: checkoutId }));
  expect(await visitor.call(orders.getOrder, { id: orderId })).toMatchObject({
    order: {
      lineItems: [{ ...line, totalDiscount: { amount: '5.60' } }],
      priceSummary,
      appliedDiscounts,
      balanceSummary: { paid: { amount: '5.00' }, balance: { amount: '12.14' } },
    },
  });
  expect(await shop.staff().call(coupons.getCoupon, { id: couponId })).toMatchObject({ coupon: { numberOfUsages: 1 } });
  expect(await shop.staff().call(giftVouchers.getGiftCard, { code: giftCardCode })).toMatchObject({
    giftCard: { balance: { value: '0.00' } },
  });
});

test('a gift card that covers everything leaves nothing to charge', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const giftCardCode = await addGiftCard('50');
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)], { giftCardCode }));
  expect(await visitor.call(payments.payCheckout, { checkoutId: checkout?.id, method: 'card' })).toMatchObject({
    outcome: 'PAID',
  });
  expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '3810' }]);
});

test('a failed card payment returns coupon and gift card, and they count for the next attempt', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 1 });
  await addCoupon({ moneyOffAmount: 2, usageLimit: 1 });
  const giftCardCode = await addGiftCard('3');
  const visitor = shop.visitor();
  const codes = { couponCode: 'welcome20', giftCardCode };
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)], codes));
  const pay = (paymentToken: string) =>
    visitor.call(payments.payCheckout, { checkoutId: checkout?.id, method: 'card', paymentToken });
  expect(await pay('sandbox-4000000000000002')).toMatchObject({ outcome: 'DECLINED' });
  expect(await shop.rows('coupons')).toMatchObject([{ uses: 0 }]);
  expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '300' }]);
  expect(await pay('sandbox-4242424242424242')).toMatchObject({ outcome: 'PAID' });
  expect(await shop.rows('coupons')).toMatchObject([{ uses: 1 }]);
  const history = await shop.rows<{ amount: string }>('gift_card_transactions');
  expect(history.map(({ amount }) => Number(amount))).toEqual([-300, 300, -300]);
});

test('unusable codes are refused with the reason', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const apply = (couponCode: string) => visitor.call(currentCart.updateCurrentCart, { couponCode });
  expect(await apply('nothing')).toMatchObject({ code: 'ERROR_COUPON_DOES_NOT_EXIST' });
  const later = String(shop.clock.now.getTime() + 1000);
  await addCoupon({ code: 'off', percentOffRate: 5, active: false });
  await addCoupon({ code: 'soon', percentOffRate: 5, startTime: later });
  await addCoupon({ code: 'over', percentOffRate: 5, expirationTime: String(shop.clock.now.getTime()) });
  await addCoupon({ code: 'big', percentOffRate: 5, minimumSubtotal: 10.01 });
  expect(await apply('off')).toMatchObject({ code: 'ERROR_COUPON_IS_DISABLED' });
  expect(await apply('soon')).toMatchObject({ code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET' });
  expect(await apply('over')).toMatchObject({ code: 'ERROR_COUPON_HAS_EXPIRED' });
  expect(await apply('big')).toMatchObject({ code: 'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED' });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ cart: { appliedDiscounts: [] } });
  expect(await createCheckout(visitor, [mug.line(1)], { giftCardCode: 'none' })).toMatchObject({
    code: 'GIFT_CARD_NOT_FOUND',
  });
});

test('codes can be removed', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  await addCoupon();
  const giftCardCode = await addGiftCard('5');
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(
    await createCheckout(visitor, [mug.line(1)], { couponCode: 'welcome20', giftCardCode }),
  );
  const id = checkout?.id;
  expect(expectAnswer(await visitor.call(checkouts.removeCoupon, { id })).checkout?.appliedDiscounts).toEqual([]);
  expect(expectAnswer(await visitor.call(checkouts.removeGiftCard, { id })).checkout?.giftCard).toBeUndefined();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await visitor.call(currentCart.updateCurrentCart, { couponCode: 'welcome20' });
  expect(await visitor.call(currentCart.removeCouponFromCurrentCart, {})).toMatchObject({
    cart: { appliedDiscounts: [] },
  });
});

test('an order costs the price shown to the buyer, or the buyer is asked again', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)]));
  const id = checkout?.id;
  await addRule(50);
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await shop.rows('orders')).toEqual([]);
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({
    checkout: { priceSummary: { total: { amount: '5.95' } } },
  });
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
});

test('a price that was shown is never exceeded: where it rises again, the buyer is asked', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)]));
  const id = checkout?.id;
  const totalShown = async () =>
    expectAnswer(await visitor.call(checkouts.getCheckout, { id })).checkout?.priceSummary?.total?.amount;
  const end = new Date(shop.clock.now.getTime() + 60_000).toISOString();
  await addRule(50, { activeTimeInfo: { end } });
  expect(await totalShown()).toBe('5.95');
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000);
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await shop.rows('orders')).toEqual([]);
  expect(await totalShown()).toBe('11.90');
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
});

test('the total that the buyer was shown may come with the payment', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)]));
  const pay = (agreedAmount: string) =>
    visitor.call(payments.payCheckout, { checkoutId: checkout?.id, method: 'offline', agreedAmount });
  expect(await pay('10.00')).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await pay('1.234')).toMatchObject({ violations: [{ field: 'agreedAmount' }] });
  expect(await shop.rows('orders')).toEqual([]);
  expect(await pay(checkout?.payNow?.total?.amount ?? '')).toMatchObject({ outcome: 'PAY_LATER' });
});

test('neither a rule without effect on the price nor an expired quote delays an order', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { checkout } = expectAnswer(await createCheckout(visitor, [mug.line(1)]));
  await addRule(50, { activeTimeInfo: { end: '2020-01-01T00:00:00.000Z' } });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60_000);
  expectAnswer(await visitor.call(checkouts.createOrder, { id: checkout?.id }));
});

test('a cart with a coupon is read in two statements, an order with codes placed in ten', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  await addCoupon();
  const giftCardCode = await addGiftCard('5');
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await visitor.call(currentCart.updateCurrentCart, { couponCode: 'welcome20' });
  visitor.ctx.statements.count = 0;
  await visitor.call(currentCart.getCurrentCart, {});
  expect(visitor.ctx.statements.count).toBe(2);
  const { checkoutId: id } = expectAnswer(
    await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  );
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, ...checkoutInfo }, giftCardCode }));
  visitor.ctx.statements.count = 0;
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  expect(visitor.ctx.statements.count).toBe(10);
});

test('no port is asked while a connection is held', async () => {
  const { ctx } = shop.visitor();
  const purchase = {
    lines: [],
    destination: null,
    billing: null,
    exemptible: {},
    deliveryCode: null,
    couponCode: null,
    giftCardCode: null,
    giftCardLimit: null,
    merchantDiscounts: [],
    buyer: { email: null, memberId: null },
  };
  const ask = port('tax', async () => 'an answer');
  const refused = /is asked while a database connection is held: ask before withSite, and pass the answer in/;
  await expect(withSite(ctx, () => quotePurchase(ctx, purchase))).rejects.toThrow(refused);
  await expect(readSite(ctx, () => quotePurchase(ctx, purchase))).rejects.toThrow(refused);
  await expect(withSite(ctx, () => ask(ctx, {}))).rejects.toThrow(refused);
  await withSite(ctx, async () => {});
  expect(await ask(ctx, {})).toBe('an answer');
  // @ts-expect-error a port takes the context: a mere transaction cannot ask
  await expect(withSite(ctx, (tx) => ask(tx, {}))).rejects.toThrow(refused);
});
