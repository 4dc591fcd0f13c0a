import { fetchFrom } from '@stoa/testkit/public-client';
import type { TestServer } from '@stoa/testkit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOwner, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const MISSING = '00000000-0000-4000-8000-000000000000';

type Visitor = ReturnType<typeof newVisitor>;

let shop: TestServer;
let owner: ReturnType<typeof newOwner>;
let ids: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  const { items } = await owner.products.queryProducts().find();
  ids = Object.fromEntries(items.map(({ slug, _id }) => [slug ?? '', _id ?? '']));
});
afterAll(() => shop?.stop());

const line = (slug: string, quantity = 1, options?: object) => ({
  catalogReference: { appId: APP, catalogItemId: ids[slug] ?? slug, ...(options ? { options } : {}) },
  quantity,
});
const shirt = { options: { Size: 'S', Colour: 'Ink' } };

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstraße 1' };
const contactDetails = { firstName: 'Ada', lastName: 'Lovelace', phone: '+49 30 1234567' };
const delivery = {
  buyerInfo: { email: 'ada@example.com' },
  billingInfo: { address, contactDetails },
  shippingInfo: { shippingDestination: { address, contactDetails }, selectedCarrierServiceOption: { code: 'standard' } },
};

/** A checkout of a visitor's cart, with all that an order needs. */
async function readyCheckout(visitor: Visitor, ...lineItems: ReturnType<typeof line>[]): Promise<string> {
  await visitor.currentCart.addToCurrentCart({ lineItems });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  await visitor.checkout.updateCheckout(checkoutId, delivery);
  return checkoutId;
}

test('a cart becomes a checkout; made again, the same is brought up to date', async () => {
  const visitor = newVisitor(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('linen-shirt', 1, shirt)] });
  const first = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const again = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'OTHER_PLATFORM' });
  expect(again.checkoutId).toBe(first.checkoutId);
  const checkout = await visitor.checkout.getCheckout(first.checkoutId ?? '');
  expect(checkout).toMatchObject({
    _id: first.checkoutId,
    currency: 'EUR',
    channelType: 'OTHER_PLATFORM',
    completed: false,
    priceSummary: { subtotal: { amount: '96.00', formattedAmount: '€96.00' } },
  });
  expect(checkout.lineItems?.map(({ productName, quantity }) => [productName?.original, quantity])).toEqual([
    ['Linen Shirt', 1],
    ['Stoneware Mug', 2],
  ]);
  const { checkoutUrl } = await visitor.checkout.getCheckoutUrl(first.checkoutId ?? '');
  expect(checkoutUrl).toContain(first.checkoutId);
});

test('a checkout is made without a cart', async () => {
  const visitor = newVisitor(shop);
  const overrideCheckoutUrl = 'https://shop.example/pay/{checkoutId}';
  const lineItems = [line('stoneware-mug', 3)];
  const checkout = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB', overrideCheckoutUrl });
  expect(checkout).toMatchObject({ priceSummary: { subtotal: { amount: '55.50' } }, lineItems: [{ quantity: 3 }] });
  const { checkoutUrl } = await visitor.checkout.getCheckoutUrl(checkout._id ?? '');
  expect(checkoutUrl).toBe(`https://shop.example/pay/${checkout._id}`);
  expect(await refusalOf(visitor.checkout.createCheckout({ channelType: 'WEB' }))).toEqual(['EMPTY_CHECKOUT', 428]);
  const nowhere = visitor.checkout.createCheckout({ lineItems } as Parameters<typeof visitor.checkout.createCheckout>[0]);
  expect(await violationsOf(nowhere)).toEqual({ channelType: 'REQUIRED_FIELD' });
});

test('the buyer tells who they are and where it goes, and sees what it costs', async () => {
  const visitor = newVisitor(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { buyerInfo, billingInfo, shippingInfo } = delivery;
  const { shippingDestination } = shippingInfo;
  const addressed = await visitor.checkout.updateCheckout(checkoutId, { buyerInfo, billingInfo, shippingInfo: { shippingDestination } });
  const offered = addressed.shippingInfo?.carrierServiceOptions?.flatMap(({ shippingOptions }) => shippingOptions ?? []) ?? [];
  expect(offered.map(({ code, cost }) => [code, cost?.price?.amount])).toEqual([
    ['standard', '4.90'],
    ['pickup', '0.00'],
  ]);
  const chosen = await visitor.checkout.updateCheckout(checkoutId, { shippingInfo: { selectedCarrierServiceOption: { code: 'standard' } } });
  expect(chosen).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { contactDetails: { firstName: 'Ada' } },
    priceSummary: { subtotal: { amount: '37.00' }, shipping: { amount: '4.90' }, total: { amount: '41.90', formattedAmount: '€41.90' } },
  });
});

test('explains what a checkout does not take', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const update = (change: object) => visitor.checkout.updateCheckout(checkoutId, change);
  expect(await violationsOf(update({ buyerInfo: { email: 'nobody' } }))).toEqual({ 'checkout.buyerInfo.email': 'FORMAT' });
  expect(await violationsOf(update({ billingInfo: { address: { country: 'Germany' } } }))).toEqual({
    'checkout.billingInfo.address.country': 'FORMAT',
  });
  const unknown = { shippingInfo: { selectedCarrierServiceOption: { code: 'rocket' } } };
  expect(await refusalOf(update(unknown))).toEqual(['SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', 400]);
  expect(Object.values(await violationsOf(update({})))).toEqual(['REQUIRED_FIELD']);
  expect(await refusalOf(visitor.checkout.getCheckout(MISSING))).toEqual(['CHECKOUT_NOT_FOUND', 404]);
  expect(await refusalOf(newVisitor(shop).checkout.getCheckout(checkoutId))).toEqual(['CHECKOUT_NOT_FOUND', 404]);
});

test('lines of a checkout change', async () => {
  const visitor = newVisitor(shop);
  const { _id: id = '' } = await visitor.checkout.createCheckout({ lineItems: [line('stoneware-mug')], channelType: 'WEB' });
  const added = await visitor.checkout.addToCheckout(id ?? '', { lineItems: [line('sewing-pattern')] });
  const [mug, pattern] = (added.checkout?.lineItems ?? []).map(({ _id }) => _id ?? '');
  const more = await visitor.checkout.updateLineItemsQuantity(id ?? '', [{ _id: mug, quantity: 4 }] as never);
  expect(more.checkout?.priceSummary?.subtotal?.amount).toBe('83.90');
  const less = await visitor.checkout.removeLineItems(id ?? '', [pattern ?? '']);
  expect(less.checkout?.priceSummary?.subtotal?.amount).toBe('74.00');
});

test('an order is placed and read back by its buyer, and by the owner', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('linen-shirt', 1, shirt), line('stoneware-mug', 2));
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
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
    shippingInfo: { logistics: { shippingDestination: { address: { addressLine: 'Torstraße 1', country: 'DE' } } } },
    priceSummary: { subtotal: { amount: '96.00', formattedAmount: '€96.00' }, shipping: { amount: '4.90' }, total: { amount: '100.90' } },
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

test('an order takes from stock, empties the cart, and is the only one of its checkout', async () => {
  const visitor = newVisitor(shop);
  const quantity = async () => {
    const { items } = await visitor.products.queryProducts().eq('slug', 'linen-shirt').find();
    const found = items[0]?.variants?.find(({ choices }) => choices?.Size === 'M' && choices.Colour === 'Sand');
    return found?.stock?.quantity;
  };
  expect(await quantity()).toBe(3);
  const checkoutId = await readyCheckout(visitor, line('linen-shirt', 2, { options: { Size: 'M', Colour: 'Sand' } }));
  const [first, second] = [await visitor.checkout.createOrder(checkoutId), await visitor.checkout.createOrder(checkoutId)];
  expect(second).toEqual(first);
  expect(await quantity()).toBe(1);
  expect(await refusalOf(visitor.currentCart.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
  const late = visitor.checkout.addToCheckout(checkoutId, { lineItems: [line('stoneware-mug')] });
  expect(await refusalOf(late)).toEqual(['CHECKOUT_IS_COMPLETE', 428]);
});

test('what lacks something, or is sold out, is not ordered', async () => {
  const visitor = newVisitor(shop);
  const order = async (lineItems: ReturnType<typeof line>[], info: object) => {
    const { _id: id = '' } = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB', checkoutInfo: info });
    return refusalOf(visitor.checkout.createOrder(id ?? ''));
  };
  const { billingInfo, shippingInfo, buyerInfo } = delivery;
  const { shippingDestination } = shippingInfo;
  expect(await order([line('stoneware-mug')], { buyerInfo, billingInfo })).toEqual(['MISSING_SHIPPING_ADDRESS', 428]);
  expect(await order([line('stoneware-mug')], { billingInfo, shippingInfo: { shippingDestination } })).toEqual([
    'NO_SELECTED_CARRIER_SERVICE_OPTION',
    428,
  ]);
  expect(await order([line('sewing-pattern')], { buyerInfo })).toEqual(['MISSING_BILLING_ADDRESS', 428]);
  expect(await order([line('tall-vase')], delivery)).toEqual(['FULL_OUT_OF_STOCK', 428]);
  expect(await order([line('tall-vase'), line('stoneware-mug')], delivery)).toEqual(['PARTIAL_OUT_OF_STOCK', 428]);
});

test('what needs no shipping is ordered without', async () => {
  const visitor = newVisitor(shop);
  const lineItems = [line('sewing-pattern')];
  const checkoutInfo = { buyerInfo: delivery.buyerInfo, billingInfo: delivery.billingInfo };
  const { _id: id = '' } = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB', checkoutInfo });
  const { orderId } = await visitor.checkout.createOrder(id ?? '');
  expect(await visitor.orders.getOrder(orderId ?? '')).toMatchObject({ priceSummary: { total: { amount: '9.90' } } });
});

test('an order is its buyer’s alone', async () => {
  const visitor = newVisitor(shop);
  const { orderId = '' } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug')));
  expect(await refusalOf(newVisitor(shop).orders.getOrder(orderId ?? ''))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await refusalOf(visitor.orders.getOrder(MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect(await violationsOf(visitor.orders.getOrder('no-guid'))).toEqual({ id: 'FORMAT' });
  expect(await refusalOf(visitor.orders.searchOrders({}))).toEqual([403, 403]);
  const wrong = owner.orders.searchOrders({ filter: { colour: 'red' } as object });
  expect(await violationsOf(wrong)).toEqual({ 'search.filter.colour': 'FIELD_NOT_ALLOWED' });
});

test('the checkout page opens, once, as the visitor', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const callbacks = { postFlowUrl: 'http://localhost:4321/cart', thankYouPageUrl: 'http://localhost:4321/thanks' };
  const { redirectSession } = await visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks });
  const fullUrl = redirectSession?.fullUrl ?? expect.fail('no address');
  expect(redirectSession?.urlDetails?.endpoint).toBeTruthy();
  expect(new URL(fullUrl).hostname).toBe(shop.site.host);
  const open = (url: string, cookie = '') => fetchFrom(shop.url, new Request(url, { headers: { cookie } }));
  const landed = await open(fullUrl);
  expect([landed.status, landed.headers.get('location')]).toEqual([303, expect.stringContaining(`/checkout/${checkoutId}`)]);
  expect((await open(fullUrl)).status).toBe(404);
  const cookies = landed.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies).toHaveLength(2);
  const read = await open(`http://${shop.site.host}/ecom/v1/checkouts/${checkoutId}`, cookies.join('; '));
  expect(await read.json()).toMatchObject({ checkout: { id: checkoutId } });
});

test('nobody is sent to a foreign checkout, or back to a foreign page', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const create = (who: Visitor, request: object) => refusalOf(who.redirects.createRedirectSession(request));
  expect(await create(newVisitor(shop), { ecomCheckout: { checkoutId } })).toEqual(['CHECKOUT_NOT_FOUND', 404]);
  const callbacks = { postFlowUrl: 'https://evil.example/' };
  expect(await create(visitor, { ecomCheckout: { checkoutId }, callbacks })).toEqual(['REDIRECT_DOMAIN_NOT_ALLOWED', 403]);
  const long = { postFlowUrl: `http://localhost/${'x'.repeat(2048)}` };
  const wrong = visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks: long });
  expect(await violationsOf(wrong)).toEqual({ 'callbacks.postFlowUrl': 'MAX_LENGTH' });
});
