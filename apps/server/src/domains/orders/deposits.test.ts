import {
  carts,
  cartsV2,
  checkouts,
  currentCart,
  currentCartV2,
  giftCards,
  orders,
  payments,
  productsV3,
  totalsCalculator,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

const SUCCEEDS = 'sandbox-4242424242424242';
const ASKS = 'sandbox-4000002760003184';
const DECLINES = 'sandbox-4000000000000002';

type Visitor = ReturnType<Shop['visitor']>;

const amount = (text: string) => ({ amount: text });
const berlin = { address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Weg 1' } };
const table = {
  price: '100',
  quantity: 2,
  itemType: { preset: 'SERVICE' as const },
  productName: { original: 'Table' },
};
const byDeposit = { ...table, paymentOption: 'DEPOSIT_ONLINE' as const, depositAmount: '20' };

/** A product that asks for that deposit. */
async function addWithDeposit(deposit: object, price = 10_000) {
  const product = await shop.add({ name: 'Desk', price });
  await setDeposit(product.id, deposit);
  return product;
}

async function setDeposit(productId: string, deposit: object | null) {
  const { product } = expectAnswer(await shop.staff().call(productsV3.getProduct, { productId }));
  const extendedFields = { namespaces: { '@stoa/deposit': deposit } };
  return shop.staff().call(productsV3.updateProduct, {
    product: { id: productId, revision: product?.revision ?? '', extendedFields },
  });
}

async function checkoutOf(visitor: Visitor, lines: object[], more: object = {}) {
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, {
      channelType: 'WEB',
      lineItems: lines,
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.com' },
        billingInfo: berlin,
        shippingInfo: { shippingDestination: berlin },
      },
      ...more,
    } as Parameters<typeof visitor.call<typeof checkouts.createCheckout>>[1]),
  );
  if (!checkout?.id) throw new Error('no checkout');
  return { ...checkout, id: checkout.id };
}

async function orderOf(orderId: string | undefined) {
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId ?? '' }));
  if (!order) throw new Error('no order');
  return order;
}

test('a product asks for a deposit, an amount or a percentage, and both generations of carts have it', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const chair = await addWithDeposit({ percentage: 30 }, 3333);
  const visitor = shop.visitor();
  const { cart } = expectAnswer(
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [desk.line(2), chair.line(1)] }),
  );
  expect(cart?.lineItems).toMatchObject([
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: amount('25.00'), price: amount('100.00') },
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: amount('10.00'), price: amount('33.33') },
  ]);
  const estimate = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
  expect(estimate).toMatchObject({
    calculatedLineItems: [
      { paymentOption: 'DEPOSIT_ONLINE', pricesBreakdown: { depositAmount: amount('25.00') } },
      { paymentOption: 'DEPOSIT_ONLINE', pricesBreakdown: { depositAmount: amount('10.00') } },
    ],
    priceSummary: { total: amount('233.33') },
    payNow: { total: amount('60.00') },
    payLater: { total: amount('173.33') },
  });
  const second = expectAnswer(await visitor.call(currentCartV2.calculateCurrentCart, {}));
  expect(second.cart?.lineItems?.[0]?.paymentConfig).toMatchObject({
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: amount('25.00'),
  });
  // with 19 % of tax, which is part of the deposit, too
  expect(second.summary?.paymentSummary).toMatchObject({ payNow: amount('60.00'), payLater: amount('217.66') });
});

test('a deposit is written and read with the product, and what is wrong with it is said', async () => {
  const desk = await addWithDeposit({ percentage: 20 });
  const read = async () => {
    const { product } = expectAnswer(await shop.staff().call(productsV3.getProduct, { productId: desk.id }));
    return product?.extendedFields;
  };
  expect(await read()).toEqual({ namespaces: { '@stoa/deposit': { percentage: 20 } } });
  for (const wrong of [
    { percentage: 0 },
    { percentage: 101 },
    { amount: '1.005' },
    { amount: '0' },
    { amount: 5 },
    { amount: '5', percentage: 5 },
    { amount: '5', more: true },
    {},
  ])
    expect(await setDeposit(desk.id, wrong)).toMatchObject({
      violations: [{ field: 'product.extendedFields.namespaces.@stoa/deposit' }],
    });
  expectAnswer(await setDeposit(desk.id, { amount: '12.5' }));
  expect(await read()).toEqual({ namespaces: { '@stoa/deposit': { amount: '12.50' } } });
  expectAnswer(await setDeposit(desk.id, null));
  expect(await read()).toBeUndefined();
});

test('a deposit of the whole price, or more, is no deposit', async () => {
  const desk = await addWithDeposit({ amount: '100' });
  const { cart } = expectAnswer(await shop.visitor().call(currentCart.addToCurrentCart, { lineItems: [desk.line(1)] }));
  expect(cart?.lineItems?.[0]).toMatchObject({ paymentOption: 'FULL_PAYMENT_ONLINE' });
  expect(cart?.lineItems?.[0]).not.toHaveProperty('depositAmount');
});

test('the deposit is charged, the order is partially paid, and the rest is collected', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const { id, payNow, payLater, priceSummary } = await checkoutOf(visitor, [desk.line(2), mug.line(1)]);
  expect(payLater?.total).toMatchObject(amount('188.00'));
  const method = { method: 'card' as const, paymentToken: SUCCEEDS };
  // the price of everything is not what the buyer agrees to pay now
  const whole = { checkoutId: id, ...method, agreedAmount: priceSummary?.total?.amount ?? '' };
  expect(await visitor.call(payments.payCheckout, whole)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  const { orderId, outcome } = expectAnswer(
    await visitor.call(payments.payCheckout, { checkoutId: id, ...method, agreedAmount: payNow?.total?.amount ?? '' }),
  );
  expect(outcome).toBe('PAID');
  const order = await orderOf(orderId);
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    payNow: { total: { amount: payNow?.total?.amount } },
    balanceSummary: { paid: { amount: payNow?.total?.amount }, balance: amount('188.00') },
    lineItems: [
      { paymentOption: 'DEPOSIT_ONLINE', depositAmount: amount('25.00') },
      { paymentOption: 'FULL_PAYMENT_ONLINE' },
    ],
  });
  expect(order.activities?.map(({ type }) => type)).toContain('ORDER_PARTIALLY_PAID');
  expectAnswer(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: orderId ?? '' }));
  expect(await orderOf(orderId)).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: amount('0.00'), paid: { amount: order.priceSummary?.total?.amount } },
  });
});

test('a deposit that the bank asks about is paid once the buyer confirms it, and one on a held card waits for its capture', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const visitor = shop.visitor();
  const { id } = await checkoutOf(visitor, [desk.line(1)]);
  const asked = expectAnswer(
    await visitor.call(payments.payCheckout, { checkoutId: id, method: 'card', paymentToken: ASKS }),
  );
  expect(asked.outcome).toBe('ACTION_REQUIRED');
  const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment') ?? '';
  expect(await visitor.call(payments.completePaymentAction, { paymentId, approved: 'yes' })).toMatchObject({
    outcome: 'PAID',
  });
  expect(await orderOf(asked.orderId)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
  const held = await checkoutOf(visitor, [desk.line(1)]);
  const wish = { id: held.id, paymentToken: SUCCEEDS, delayCapture: true };
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrderAndCharge, wish));
  expect(await orderOf(orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    balanceSummary: { authorized: { amount: held.payNow?.total?.amount }, paid: amount('0.00') },
  });
});

test('a gift card pays the deposit first, and then a part of the rest', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const { code = '' } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '40' }));
  const visitor = shop.visitor();
  const checkout = await checkoutOf(visitor, [desk.line(1)], { giftCardCode: code });
  const now = Number(checkout.payNow?.total?.amount);
  expect(now).toBeLessThan(40);
  expect(checkout.payNowTotalAfterGiftCard).toMatchObject(amount('0.00'));
  const left = Number(checkout.priceSummary?.total?.amount) - 40;
  expect(Number(checkout.totalAfterGiftCard?.amount)).toBe(left);
  const { orderId } = expectAnswer(
    await visitor.call(payments.payCheckout, { checkoutId: checkout.id, method: 'offline' }),
  );
  expect(await orderOf(orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: amount('40.00'), balance: amount(left.toFixed(2)) },
  });
});

test('a declined deposit leaves nothing behind, and can be paid again', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const visitor = shop.visitor();
  const { id, payNow } = await checkoutOf(visitor, [desk.line(1)]);
  const pay = (paymentToken: string) =>
    visitor.call(payments.payCheckout, { checkoutId: id, method: 'card', paymentToken });
  expect(await pay(DECLINES)).toMatchObject({ outcome: 'DECLINED' });
  const { orderId } = expectAnswer(await pay(SUCCEEDS));
  expect(await orderOf(orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: { amount: payNow?.total?.amount } },
  });
});

test('staff sell items of their own by a deposit, or to be paid elsewhere', async () => {
  const staff = shop.staff();
  const elsewhere = { ...table, paymentOption: 'FULL_PAYMENT_OFFLINE' as const };
  const redeemed = { ...table, price: '0', paymentOption: 'MEMBERSHIP_OFFLINE' as const };
  const { cart } = expectAnswer(
    await staff.call(carts.createCart, { customLineItems: [byDeposit, elsewhere, redeemed] }),
  );
  expect(cart?.lineItems).toMatchObject([
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: amount('20.00') },
    { paymentOption: 'FULL_PAYMENT_OFFLINE' },
    { paymentOption: 'MEMBERSHIP_OFFLINE', price: amount('0.00') },
  ]);
  const estimate = expectAnswer(await staff.call(carts.estimateTotals, { id: cart?.id ?? '' }));
  expect(estimate).toMatchObject({
    priceSummary: { total: amount('400.00') },
    payNow: { total: amount('40.00') },
    payLater: { total: amount('360.00') },
  });
  for (const [wrong, field] of [
    [{ ...byDeposit, depositAmount: '100.01' }, 'depositAmount'],
    [{ ...byDeposit, depositAmount: '1.005' }, 'depositAmount'],
    [{ ...byDeposit, depositAmount: null }, 'depositAmount'],
    [{ ...elsewhere, depositAmount: '1' }, 'depositAmount'],
    [{ ...redeemed, price: '1' }, 'price'],
  ] as const)
    expect(await staff.call(carts.createCart, { customLineItems: [wrong] })).toMatchObject({
      violations: [{ field: `customLineItems.0.${field}` }],
    });
});

test('an order that is paid elsewhere needs no payment, and all of it is owed', async () => {
  const staff = shop.staff();
  const elsewhere = { ...table, paymentOption: 'FULL_PAYMENT_OFFLINE' as const };
  const { checkout } = expectAnswer(
    await staff.call(checkouts.createCheckout, {
      channelType: 'POS',
      customLineItems: [elsewhere],
      checkoutInfo: { billingInfo: berlin, buyerInfo: { email: 'ada@example.com' } },
    }),
  );
  const paid = { checkoutId: checkout?.id ?? '', method: 'card' as const, paymentToken: SUCCEEDS };
  const { orderId } = expectAnswer(await shop.visitor().call(payments.payCheckout, paid));
  expect(await orderOf(orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    payNow: { total: amount('0.00') },
    balanceSummary: { balance: amount('238.00'), paid: amount('0.00') },
  });
});

test('staff ask for a deposit on an item of the catalogue, and waive one', async () => {
  const desk = await addWithDeposit({ amount: '25' });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const staff = shop.staff();
  const waived = {
    ...desk.line(1),
    catalogOverrideFields: { paymentOption: { value: 'FULL_PAYMENT_ONLINE' as const } },
  };
  const asked = {
    ...mug.line(1),
    catalogOverrideFields: { paymentOption: { value: 'DEPOSIT_ONLINE' as const }, depositAmount: '4' },
  };
  const { cart } = expectAnswer(await staff.call(carts.createCart, { lineItems: [waived, asked, desk.line(1)] }));
  expect(cart?.lineItems).toMatchObject([
    { paymentOption: 'FULL_PAYMENT_ONLINE', catalogOverrideFields: waived.catalogOverrideFields },
    {
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: amount('4.00'),
      catalogOverrideFields: { paymentOption: { value: 'DEPOSIT_ONLINE' }, depositAmount: '4.00' },
    },
    { paymentOption: 'DEPOSIT_ONLINE', depositAmount: amount('25.00') },
  ]);
});

test('the second generation refuses deposits above the price', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const staff = shop.staff();
  const { cart } = expectAnswer(await staff.call(cartsV2.createCart, { catalogItems: [mug.line(1)] }));
  const add = (items: object) => staff.call(cartsV2.addLineItems, { cartId: cart?.id ?? '', ...items });
  const price = { amount: '100', convertedAmount: '100' };
  const custom = (deposit: string) => ({
    name: { original: 'Table' },
    quantityInfo: { requestedQuantity: 1 },
    pricing: { price },
    attributes: { itemType: { preset: 'SERVICE' } },
    paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: deposit } },
  });
  const tooMuch = { code: 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE' };
  expect(await add({ customItems: [custom('100.01')] })).toMatchObject(tooMuch);
  const above = { paymentOption: { value: 'DEPOSIT_ONLINE' }, depositAmount: '10.01' };
  expect(await add({ catalogItems: [{ ...mug.line(1), catalogOverrideFields: above }] })).toMatchObject(tooMuch);
  const added = expectAnswer(await add({ customItems: [custom('100')] }));
  expect(added.cart?.lineItems?.[1]?.paymentConfig).toMatchObject({ depositAmount: amount('100.00') });
});

test('totals are calculated with deposits', async () => {
  const line = { id: 'table', quantity: 2, price: '50', paymentOption: 'DEPOSIT_ONLINE' as const, depositAmount: '10' };
  const totals = expectAnswer(await shop.staff().call(totalsCalculator.calculateTotals, { lineItems: [line] }));
  expect(totals).toMatchObject({ payNow: { total: amount('20.00') }, payLater: { total: amount('99.00') } });
  const wrong = { ...line, depositAmount: '51' };
  expect(await shop.staff().call(totalsCalculator.calculateTotals, { lineItems: [wrong] })).toMatchObject({
    violations: [{ field: 'lineItems.0.depositAmount' }],
  });
});
