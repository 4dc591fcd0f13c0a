import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newOwner, newVisitor, type Owner, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: Owner;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const shirt = { options: { Size: 'S', Colour: 'Ink' } };

test('an order is placed and read back by its buyer, and by the owner', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('linen-shirt', 1, shirt), line('stoneware-mug', 2));
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  expect(await refusalOf(visitor.currentCart.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
  const order = await visitor.orders.getOrder(orderId ?? '');
  expect(order).toMatchObject({
    _id: orderId,
    checkoutId,
    number: expect.stringMatching(/^\d+$/),
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    currency: 'EUR',
    billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' }, address: { city: 'Berlin' } },
    buyerInfo: { email: 'ada@example.com' },
    shippingInfo: { logistics: { shippingDestination: { address: { addressLine1: 'Torstraße 1', country: 'DE' } } } },
    priceSummary: {
      subtotal: { amount: '96.00', formattedAmount: '€96.00' },
      shipping: { amount: '4.90' },
      total: { amount: '100.90' },
    },
  });
  expect(order.lineItems).toMatchObject([
    {
      productName: { translated: 'Linen Shirt' },
      quantity: 1,
      price: { amount: '59.00' },
      image: expect.stringMatching(/^wix:image:/),
      descriptionLines: [{ plainText: { translated: 'S' } }, { plainText: { translated: 'Ink' } }],
    },
    { productName: { translated: 'Stoneware Mug' }, quantity: 2 },
  ]);
  // an address there makes clients throw
  expect(order.lineItems?.every((item) => !('url' in item))).toBe(true);
  expect(await owner.orders.getOrder(orderId ?? '')).toMatchObject({ _id: orderId, number: order.number });
  const { orders: found } = await owner.orders.searchOrders({ filter: { number: order.number } });
  expect(found?.map(({ _id }) => _id)).toEqual([orderId]);
});

test('an order reduces the stock, empties the cart, and is the only one of its checkout', async () => {
  const visitor = newVisitor(shop);
  const quantity = async () => {
    const { items } = await visitor.products.queryProducts().eq('slug', 'linen-shirt').find();
    const found = items[0]?.variants?.find(({ choices }) => choices?.Size === 'M' && choices.Colour === 'Sand');
    return found?.stock?.quantity;
  };
  expect(await quantity()).toBe(3);
  const checkoutId = await readyCheckout(visitor, line('linen-shirt', 2, { options: { Size: 'M', Colour: 'Sand' } }));
  const [first, second] = [
    await visitor.checkout.createOrder(checkoutId),
    await visitor.checkout.createOrder(checkoutId),
  ];
  expect(second).toEqual(first);
  expect(await quantity()).toBe(1);
  expect(await refusalOf(visitor.currentCart.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
  const late = visitor.checkout.addToCheckout(checkoutId, { lineItems: [line('stoneware-mug')] });
  expect(await refusalOf(late)).toEqual(['CHECKOUT_IS_COMPLETE', 428]);
});

test('incomplete or sold-out checkouts are not ordered', async () => {
  const visitor = newVisitor(shop);
  const order = async (lineItems: ReturnType<typeof line>[], info: object) => {
    const { _id: id = '' } = await visitor.checkout.createCheckout({
      lineItems,
      channelType: 'WEB',
      checkoutInfo: info,
    });
    return refusalOf(visitor.checkout.createOrder(id ?? ''));
  };
  const mug = [line('stoneware-mug')];
  expect(await order(mug, { ...delivery(), shippingInfo: undefined })).toEqual(['MISSING_SHIPPING_ADDRESS', 428]);
  expect(await order([line('sewing-pattern')], {})).toEqual(['MISSING_BILLING_ADDRESS', 428]);
  expect(await order([line('tall-vase')], delivery())).toEqual(['FULL_OUT_OF_STOCK', 428]);
  expect(await order([line('tall-vase'), ...mug], delivery())).toEqual(['PARTIAL_OUT_OF_STOCK', 428]);
});

test('items that need no shipping are ordered without it', async () => {
  const visitor = newVisitor(shop);
  const lineItems = [line('sewing-pattern')];
  const { buyerInfo, billingInfo } = delivery();
  const checkoutInfo = { buyerInfo, billingInfo };
  const { _id: id = '' } = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB', checkoutInfo });
  const { orderId } = await visitor.checkout.createOrder(id ?? '');
  expect(await visitor.orders.getOrder(orderId ?? '')).toMatchObject({ priceSummary: { total: { amount: '9.90' } } });
});

test('an order is private to its buyer', async () => {
  const visitor = newVisitor(shop);
  const { orderId = '' } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug')));
  expect(await refusalOf(newVisitor(shop).orders.getOrder(orderId ?? ''))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await refusalOf(visitor.orders.getOrder(MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await refusalOf(visitor.orders.getOrder('no-guid'))).toEqual(['ORDER_NOT_FOUND', 404]);
  const found = async ({ orders }: typeof visitor) =>
    ((await orders.searchOrders({})).orders ?? []).map(({ _id }) => _id);
  expect([await found(visitor), await found(newVisitor(shop))]).toEqual([[orderId], []]);
  const wrong = owner.orders.searchOrders({ filter: { colour: 'red' } as object });
  expect(await violationsOf(wrong)).toEqual({ 'search.filter.colour': 'FIELD_NOT_ALLOWED' });
});

test('a card is charged with the order; a declined one can be replaced', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const charge = (paymentToken: string) => visitor.checkout.createOrderAndCharge(checkoutId, { paymentToken });
  expect(await refusalOf(charge('sandbox-4000000000000002'))).toEqual(['PAYMENT_ERROR', 428]);
  const { orderId = '' } = await charge('sandbox-4242424242424242');
  expect(await visitor.orders.getOrder(orderId ?? '')).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '23.40' } },
  });
  expect(await charge('sandbox-4242424242424242')).toMatchObject({ orderId });
});
