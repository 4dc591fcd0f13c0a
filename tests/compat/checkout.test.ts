import { PICKUP, STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;

let line: Lines;
beforeAll(async () => {
  shop = await startShop();

  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const shirt = { options: { Size: 'S', Colour: 'Ink' } };

test('a cart becomes a checkout; another call updates the same one', async () => {
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

test('a checkout is created without a cart', async () => {
  const visitor = newVisitor(shop);
  const overrideCheckoutUrl = 'https://shop.example/pay/{checkoutId}';
  const lineItems = [line('stoneware-mug', 3)];
  const checkout = await visitor.checkout.createCheckout({ lineItems, channelType: 'WEB', overrideCheckoutUrl });
  expect(checkout).toMatchObject({ priceSummary: { subtotal: { amount: '55.50' } }, lineItems: [{ quantity: 3 }] });
  const { checkoutUrl } = await visitor.checkout.getCheckoutUrl(checkout._id ?? '');
  expect(checkoutUrl).toBe(`https://shop.example/pay/${checkout._id}`);
  expect(await refusalOf(visitor.checkout.createCheckout({ channelType: 'WEB' }))).toEqual(['EMPTY_CHECKOUT', 428]);
  const nowhere = visitor.checkout.createCheckout({ lineItems } as Parameters<
    typeof visitor.checkout.createCheckout
  >[0]);
  expect(await violationsOf(nowhere)).toEqual({ channelType: 'REQUIRED_FIELD' });
});

test('the buyer enters their details and address, and sees the cost', async () => {
  const visitor = newVisitor(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { buyerInfo, billingInfo, shippingInfo } = delivery();
  const { shippingDestination } = shippingInfo;
  const addressed = await visitor.checkout.updateCheckout(checkoutId, {
    buyerInfo,
    billingInfo,
    shippingInfo: { shippingDestination },
  });
  const offered =
    addressed.shippingInfo?.carrierServiceOptions?.flatMap(({ shippingOptions }) => shippingOptions ?? []) ?? [];
  expect(offered.map(({ code, cost }) => [code, cost?.price?.amount])).toEqual([
    [STANDARD, '4.90'],
    [PICKUP, '0.00'],
  ]);
  const chosen = await visitor.checkout.updateCheckout(checkoutId, {
    shippingInfo: { selectedCarrierServiceOption: { code: STANDARD } },
  });
  expect(chosen).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { contactDetails: { firstName: 'Ada' } },
    priceSummary: {
      subtotal: { amount: '37.00' },
      shipping: { amount: '4.90' },
      total: { amount: '41.90', formattedAmount: '€41.90' },
    },
  });
});

test('errors in a checkout are explained', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
  const update = (change: object) => visitor.checkout.updateCheckout(checkoutId, change);
  expect(await violationsOf(update({ buyerInfo: { email: 'nobody' } }))).toEqual({
    'checkout.buyerInfo.email': 'FORMAT',
  });
  expect(await violationsOf(update({ billingInfo: { address: { country: 'Germany' } } }))).toEqual({
    'checkout.billingInfo.address.country': 'FORMAT',
  });
  const unknown = { shippingInfo: { selectedCarrierServiceOption: { code: 'rocket' } } };
  expect(await refusalOf(update(unknown))).toEqual(['SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', 400]);
  expect(Object.values(await violationsOf(update({})))).toEqual(['REQUIRED_FIELD']);
  expect(await refusalOf(visitor.checkout.getCheckout(MISSING))).toEqual(['CHECKOUT_NOT_FOUND', 404]);
  expect(await refusalOf(newVisitor(shop).checkout.getCheckout(checkoutId))).toEqual(['CHECKOUT_NOT_FOUND', 404]);
});

test('lines of a checkout can be changed', async () => {
  const visitor = newVisitor(shop);
  const { _id: id = '' } = await visitor.checkout.createCheckout({
    lineItems: [line('stoneware-mug')],
    channelType: 'WEB',
  });
  const added = await visitor.checkout.addToCheckout(id ?? '', { lineItems: [line('sewing-pattern')] });
  const [mug, pattern] = (added.checkout?.lineItems ?? []).map(({ _id }) => _id ?? '');
  const more = await visitor.checkout.updateLineItemsQuantity(id ?? '', [{ _id: mug, quantity: 4 }] as never);
  expect(more.checkout?.priceSummary?.subtotal?.amount).toBe('83.90');
  const less = await visitor.checkout.removeLineItems(id ?? '', [pattern ?? '']);
  expect(less.checkout?.priceSummary?.subtotal?.amount).toBe('74.00');
});

test('a checkout is private to its owner', async () => {
  const visitor = newVisitor(shop);
  const id = await readyCheckout(visitor, line('stoneware-mug'));
  const { cartId } = (await visitor.checkout.getCheckout(id)) as { cartId?: string };
  expect(await visitor.checkout.getCheckoutByCartId(cartId ?? '')).toMatchObject({ checkout: { _id: id } });
  const { checkout: stranger } = newVisitor(shop);
  const calls = [
    stranger.getCheckout(id),
    stranger.getCheckoutByCartId(cartId ?? ''),
    stranger.getCheckoutUrl(id),
    stranger.updateCheckout(id, { buyerInfo: { email: 'eve@example.com' } }),
    stranger.addToCheckout(id, { lineItems: [line('stoneware-mug')] }),
    stranger.removeLineItems(id, [MISSING]),
    stranger.updateLineItemsQuantity(id, [{ _id: MISSING, quantity: 1 }] as never),
    stranger.createOrder(id),
    stranger.createOrderAndCharge(id, { paymentToken: 'sandbox-4242424242424242' }),
    visitor.checkout.getCheckout(MISSING),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual(['CHECKOUT_NOT_FOUND', 404]);
});

test('a malformed id is reported as such', async () => {
  const { checkout } = newVisitor(shop);
  const calls = [
    checkout.getCheckout('no-guid'),
    checkout.getCheckoutByCartId('no-guid'),
    checkout.getCheckoutUrl('no-guid'),
    checkout.createOrder('no-guid'),
    checkout.createOrderAndCharge('no-guid'),
  ];
  for (const violations of await Promise.all(calls.map(violationsOf))) expect(violations).toEqual({ id: 'FORMAT' });
});
