import { randomUUID } from 'node:crypto';
import { cartsV2, checkouts, currentCart, currentCartV2 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let mug: Awaited<ReturnType<Shop['add']>>;
let file: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  mug = await shop.add({ name: 'Mug', price: 1250, stock: 5 });
  file = await shop.add({ name: 'Pattern', price: 900, isDigital: true });
});
afterAll(() => database?.close());

const refusal = (code: string) => ({ refused: 'code', code });
const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstraße 1' };

async function add(customer: Customer, ...catalogItems: object[]) {
  const answer = await customer.call(currentCartV2.addLineItemsToCurrentCart, { catalogItems });
  return expectAnswer(answer).cart ?? expect.fail('no cart');
}

test('both generations see the same cart', async () => {
  const visitor = shop.visitor();
  const { cart: first } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] }));
  expect(await visitor.call(currentCartV2.getCurrentCart, {})).toMatchObject({
    cart: {
      id: first?.id,
      currentCart: true,
      orderPlaced: false,
      lineItems: [
        {
          id: first?.lineItems?.[0]?.id,
          name: { original: 'Mug' },
          quantityInfo: { requestedQuantity: 2, confirmedQuantity: 2, availableQuantity: 5 },
          pricing: { unitPrice: { amount: '12.50' }, totalPrice: { amount: '25.00' } },
          status: 'IN_STOCK',
        },
      ],
      subtotal: { amount: '25.00', convertedAmount: '25.00' },
    },
  });
  await add(visitor, mug.line(1));
  await visitor.call(currentCartV2.updateCurrentCart, {
    cart: {
      note: 'Ring twice',
      customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
      deliveryInfo: { address },
    },
  });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({
    cart: {
      lineItems: [{ quantity: 3 }],
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@example.com' },
      contactInfo: { address, contactDetails: { firstName: 'Ada' } },
    },
  });
});

test('what cannot be had is refused as a whole', async () => {
  const visitor = shop.visitor();
  const [line] = (await add(visitor, mug.line(3))).lineItems ?? [];
  const addItems = (...catalogItems: object[]) =>
    visitor.call(currentCartV2.addLineItemsToCurrentCart, { catalogItems });
  expect(await addItems(file.line(1), mug.line(3))).toMatchObject({
    ...refusal('INSUFFICIENT_INVENTORY'),
    data: { requestedQuantity: 6, availableQuantity: 5 },
  });
  const { catalogReference } = mug.line(1);
  const unknown = { quantity: 1, catalogReference: { ...catalogReference, catalogItemId: randomUUID() } };
  expect(await addItems(unknown)).toMatchObject(refusal('ITEM_NOT_FOUND_IN_CATALOG'));
  expect(await addItems()).toMatchObject(refusal('NO_LINE_ITEMS_TO_ADD'));
  const update = (...lineItems: object[]) => visitor.call(currentCartV2.updateLineItemsInCurrentCart, { lineItems });
  const to = (newQuantity: number, lineItemId = line?.id) => ({ lineItemId, quantity: { newQuantity } });
  expect(await update(to(6))).toMatchObject(refusal('INSUFFICIENT_INVENTORY'));
  expect(await update(to(1), to(2))).toMatchObject(refusal('DUPLICATE_LINE_ITEM_UPDATES'));
  expect(await update({ lineItemId: line?.id })).toMatchObject(refusal('EMPTY_LINE_ITEM_UPDATES'));
  expect(await update(to(1, randomUUID()))).toMatchObject(refusal('LINE_ITEM_NOT_FOUND_IN_CART'));
  const remove = (...lineItemIds: unknown[]) =>
    visitor.call(currentCartV2.removeLineItemsFromCurrentCart, { lineItemIds });
  expect(await remove(line?.id, randomUUID())).toMatchObject(refusal('LINE_ITEM_NOT_FOUND_IN_CART'));
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ cart: { lineItems: [{ quantity: 3 }] } });
  expect(await update(to(5))).toMatchObject({ cart: { lineItems: [{ quantityInfo: { requestedQuantity: 5 } }] } });
  expect(await remove(line?.id)).toMatchObject({ cart: { lineItems: [] } });
});

test('custom items are for staff and apps, and keep what they say of themselves', async () => {
  const customItems = [
    {
      name: { original: 'Engraving' },
      quantityInfo: { requestedQuantity: 2, fixedQuantity: true },
      pricing: { price: { amount: '4.00' }, fullPrice: { amount: '5.00' } },
      attributes: { itemType: { preset: 'SERVICE' } },
    },
  ];
  const { cart } = expectAnswer(await shop.staff().call(cartsV2.createCart, { customItems }));
  expect(cart).toMatchObject({
    currentCart: false,
    customerInfo: { openAccess: true },
    lineItems: [
      {
        customLineItem: true,
        name: { original: 'Engraving' },
        attributes: { itemType: { preset: 'SERVICE' } },
        quantityInfo: { fixedQuantity: true, requestedQuantity: 2 },
        pricing: { totalPrice: { amount: '8.00' }, breakdown: { fullPrice: { amount: '5.00' } } },
      },
    ],
  });
  const change = { lineItemId: cart?.lineItems?.[0]?.id, quantity: { newQuantity: 3 } };
  const update = { cartId: cart?.id, lineItems: [change] };
  expect(await shop.staff().call(cartsV2.updateLineItems, update)).toMatchObject(refusal('FIXED_QUANTITY_ITEM'));
  expect(await shop.visitor().call(cartsV2.createCart, { customItems })).toMatchObject({
    violations: [{ field: 'customItems', violatedRule: 'FIELD_NOT_ALLOWED' }],
  });
  // whoever changes it first owns it
  const [first, second] = [shop.visitor(), shop.visitor()];
  const note = { cart: { id: cart?.id, note: 'mine' } };
  expect(await first.call(cartsV2.updateCart, note)).toMatchObject({ cart: { note: 'mine' } });
  expect(await second.call(cartsV2.updateCart, note)).toMatchObject(refusal('CART_NOT_FOUND'));
});

test('a calculation names every cost and whatever keeps the cart from being ordered', async () => {
  const visitor = shop.visitor();
  await add(visitor, mug.line(2));
  const bare = expectAnswer(await visitor.call(currentCartV2.calculateCurrentCart, {}));
  expect(bare.summary).toMatchObject({
    priceSummary: { subtotal: { amount: '25.00' }, delivery: { amount: '0.00' }, total: { amount: '29.75' } },
    violations: [
      { scope: 'DELIVERY', code: 'MISSING_DELIVERY_ADDRESS', severity: 'ERROR' },
      { scope: 'DELIVERY', code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR' },
    ],
  });
  const method = (code: string) =>
    visitor.call(currentCartV2.setDeliveryMethodForCurrentCart, { deliveryMethod: { code } });
  expect(await method(POST)).toMatchObject(refusal('DELIVERY_METHOD_MISSING_ADDRESS'));
  await visitor.call(currentCartV2.updateCurrentCart, { cart: { deliveryInfo: { address } } });
  expect(await method('balloon')).toMatchObject(refusal('DELIVERY_METHOD_NOT_FOUND'));
  expect(await method(POST)).toMatchObject({ cart: { deliveryInfo: { method: { code: POST } } } });
  const { summary } = expectAnswer(await visitor.call(currentCartV2.calculateCurrentCart, {}));
  expect(summary).toMatchObject({
    deliverySummary: { method: { code: POST, title: { original: 'Post' } }, price: { amount: '4.90' } },
    priceSummary: {
      subtotal: { amount: '25.00' },
      discount: { amount: '0.00' },
      delivery: { amount: '4.90' },
      tax: { amount: '5.68' },
      total: { amount: '35.58' },
    },
    paymentSummary: { payNow: { amount: '35.58' }, requiresPaymentAfterGiftCard: true },
    violations: [],
  });
  expect(await visitor.call(currentCartV2.estimateCurrentCart, {})).toMatchObject({
    summary: { priceSummary: { delivery: { amount: '0.00' }, tax: { amount: '0.00' }, total: { amount: '25.00' } } },
  });
  expect(await visitor.call(currentCartV2.removeDeliveryMethodFromCurrentCart, {})).not.toHaveProperty(
    'cart.deliveryInfo.method',
  );
  const digital = shop.visitor();
  await add(digital, file.line(1));
  expect(
    await digital.call(currentCartV2.setDeliveryMethodForCurrentCart, { deliveryMethod: { code: POST } }),
  ).toMatchObject(refusal('DELIVERY_METHOD_MISSING_LINE_ITEMS'));
});

test('codes are refused in the words of the second generation', async () => {
  const visitor = shop.visitor();
  await add(visitor, mug.line(1));
  expect(await visitor.call(currentCartV2.addCouponToCurrentCart, { coupon: { code: 'NOSUCH' } })).toMatchObject({
    ...refusal('INVALID_COUPON_CODE'),
    data: { couponCode: 'NOSUCH' },
  });
  expect(await visitor.call(currentCartV2.addGiftCardToCurrentCart, { giftCard: { code: 'ABCDEFGH' } })).toMatchObject(
    refusal('INVALID_GIFT_CARD_CODE'),
  );
  expect(await visitor.call(currentCartV2.removeCouponFromCurrentCart, { couponId: randomUUID() })).toMatchObject(
    refusal('COUPON_NOT_FOUND_IN_CART'),
  );
  expect(await visitor.call(currentCartV2.removeGiftCardFromCurrentCart, { giftCardId: randomUUID() })).toMatchObject(
    refusal('GIFT_CARD_NOT_FOUND_IN_CART'),
  );
  const { cart } = expectAnswer(
    await visitor.call(cartsV2.createCart, {
      cart: { settings: { lockCouponCode: true, lockGiftCard: true } },
      catalogItems: [mug.line(1)],
    }),
  );
  const coupon = { cartId: cart?.id, coupon: { code: 'ANY' } };
  expect(await visitor.call(cartsV2.addCoupon, coupon)).toMatchObject(refusal('COUPON_LOCKED'));
  const giftCard = { cartId: cart?.id, giftCard: { code: 'ABCDEFGH' } };
  expect(await visitor.call(cartsV2.addGiftCard, giftCard)).toMatchObject(refusal('GIFT_CARD_LOCKED'));
});

test('a cart is ordered at the price that was shown, and is then closed', async () => {
  const visitor = shop.visitor();
  const { id: cartId } = await add(visitor, mug.line(1));
  const place = (priceVerificationToken?: string | null) =>
    visitor.call(cartsV2.placeOrder, { cartId, priceVerificationToken });
  expect(await place()).toMatchObject(refusal('VIOLATIONS_WITH_ERROR_SEVERITY'));
  await visitor.call(currentCartV2.updateCurrentCart, {
    cart: { deliveryInfo: { address }, customerInfo: { email: 'ada@example.com' } },
  });
  expect(await place()).toMatchObject(refusal('MISSING_DELIVERY_METHOD'));
  await visitor.call(currentCartV2.setDeliveryMethodForCurrentCart, { deliveryMethod: { code: PICKUP } });
  const early = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId }));
  await add(visitor, file.line(1));
  expect(await place('nonsense')).toMatchObject(refusal('INVALID_PRICE_VERIFICATION_TOKEN'));
  expect(await place(early.summary?.priceVerificationToken)).toMatchObject(refusal('CART_PRICES_OUT_OF_SYNC'));
  const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId }));
  const { orderId } = expectAnswer(await place(summary?.priceVerificationToken));
  expect(orderId).toBeTruthy();
  expect(await visitor.call(cartsV2.getCart, { cartId })).toMatchObject({
    cart: { id: cartId, orderPlaced: true, orderId, lineItems: [{}, {}] },
  });
  const closed = { ...refusal('CART_ALREADY_ORDERED'), data: { cartId } };
  expect(await place()).toMatchObject(closed);
  expect(await visitor.call(cartsV2.addLineItems, { cartId, catalogItems: [mug.line(1)] })).toMatchObject(closed);
  expect(await visitor.call(cartsV2.calculateCart, { cartId })).toMatchObject(closed);
  expect(await shop.visitor().call(cartsV2.getCart, { cartId })).toMatchObject(refusal('CART_NOT_FOUND'));
  expect(await visitor.call(currentCartV2.getCurrentCart, {})).toMatchObject(refusal('OWNED_CART_NOT_FOUND'));
});

test('an order takes what can be had; nothing left is refused', async () => {
  const bowl = await shop.add({ name: 'Bowl', price: 2000, stock: 3 });
  const [visitor, other] = [shop.visitor(), shop.visitor()];
  const ready = async (customer: Customer, quantity: number) => {
    const { id } = await add(customer, bowl.line(quantity));
    await customer.call(currentCartV2.updateCurrentCart, { cart: { deliveryInfo: { address } } });
    await customer.call(currentCartV2.setDeliveryMethodForCurrentCart, { deliveryMethod: { code: PICKUP } });
    return id;
  };
  const [cartId, otherId] = [await ready(visitor, 3), await ready(other, 2)];
  expectAnswer(await other.call(cartsV2.placeOrder, { cartId: otherId }));
  expect(await visitor.call(cartsV2.calculateCart, { cartId })).toMatchObject({
    cart: {
      lineItems: [{ status: 'PARTIALLY_IN_STOCK', quantityInfo: { requestedQuantity: 3, confirmedQuantity: 1 } }],
    },
    summary: {
      priceSummary: { subtotal: { amount: '20.00' } },
      violations: [{ code: 'LINE_ITEMS_OUT_OF_STOCK', severity: 'WARNING' }],
    },
  });
  const third = shop.visitor();
  const thirdId = await ready(third, 1);
  expectAnswer(await visitor.call(cartsV2.placeOrder, { cartId }));
  expect(await visitor.call(cartsV2.getCart, { cartId })).toMatchObject({ cart: { orderPlaced: true } });
  expect(await third.call(cartsV2.placeOrder, { cartId: thirdId })).toMatchObject({
    ...refusal('LINE_ITEMS_OUT_OF_STOCK'),
    data: { allLineItemsOutOfStock: true },
  });
});

test('a cart leads to the page of its checkout, and can be completed elsewhere', async () => {
  const visitor = shop.visitor();
  const { id: cartId } = await add(visitor, file.line(1));
  const { checkoutUrl } = expectAnswer(await visitor.call(cartsV2.getCheckoutUrl, { cartId, currencyCode: 'EUR' }));
  expect(checkoutUrl).toMatch(/\/checkout\/[0-9a-f-]{36}\?currencyCode=EUR$/);
  const id = checkoutUrl?.match(/[0-9a-f-]{36}/)?.[0];
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: { cartId } });
  await visitor.call(currentCartV2.updateCurrentCart, {
    cart: { customCheckoutUrl: 'https://front.example/{checkout_id}' },
  });
  expect(await visitor.call(cartsV2.getCheckoutUrl, { cartId })).toEqual({
    checkoutUrl: `https://front.example/${cartId}`,
  });
  const orderId = randomUUID();
  expect(await shop.staff().call(cartsV2.markCartAsCompleted, { cartId, orderId })).toMatchObject({
    cart: { id: cartId, orderPlaced: true, orderId },
  });
  expect(await visitor.call(cartsV2.deleteCart, { cartId })).toMatchObject(refusal('CART_NOT_FOUND'));
});
