import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, V1_APP, V3_APP } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, type Visitor, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
let variantIds: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  const { items } = await newVisitor(shop).products.queryProducts().eq('slug', 'linen-shirt').find();
  variantIds = Object.fromEntries(
    (items[0]?.variants ?? []).map(({ variant, _id }) => [variant?.sku ?? '', _id ?? '']),
  );
});
afterAll(() => shop?.stop());

async function add(visitor: Visitor, ...lineItems: ReturnType<Lines>[]) {
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems });
  return cart ?? expect.fail('no cart');
}

const quantities = (
  cart: { lineItems?: { productName?: { original?: string | null }; quantity?: number }[] } | undefined,
) => (cart?.lineItems ?? []).map(({ productName, quantity }) => [productName?.original, quantity]);

test('a visitor has no cart until an item is added', async () => {
  const { currentCart } = newVisitor(shop);
  const none = ['OWNED_CART_NOT_FOUND', 404];
  expect(await refusalOf(currentCart.getCurrentCart())).toEqual(none);
  expect(await refusalOf(currentCart.estimateCurrentCartTotals({}))).toEqual(none);
  expect(await refusalOf(currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' }))).toEqual(none);
});

test('a line has every field that storefronts read', async () => {
  const visitor = newVisitor(shop);
  const cart = await add(visitor, line('linen-shirt', 2, { variantId: variantIds['SHIRT-M-INK'] }));
  expect(cart).toMatchObject({
    _id: expect.any(String),
    currency: 'EUR',
    subtotal: { amount: '118.00', formattedAmount: '€118.00', formattedConvertedAmount: '€118.00' },
  });
  const price = { amount: '59.00', formattedAmount: '€59.00', formattedConvertedAmount: '€59.00' };
  expect(cart.lineItems).toMatchObject([
    {
      _id: expect.any(String),
      quantity: 2,
      productName: { original: 'Linen Shirt', translated: 'Linen Shirt' },
      price,
      fullPrice: price,
      image: expect.stringMatching(/^wix:image:\/\/v1\/[0-9a-f]+\.webp\/.+#originWidth=400&originHeight=500$/),
      url: expect.stringMatching(/\/product-page\/linen-shirt$/),
      descriptionLines: [
        { name: { original: 'Size' }, plainText: { original: 'M', translated: 'M' } },
        { name: { original: 'Colour' }, plainText: { original: 'Ink', translated: 'Ink' } },
      ],
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
      catalogReference: line('linen-shirt', 1, { variantId: variantIds['SHIRT-M-INK'] }).catalogReference,
      physicalProperties: { sku: 'SHIRT-M-INK', weight: 0.25, shippable: true },
    },
  ]);
  expect(await visitor.currentCart.getCurrentCart()).toEqual(cart);
});

test('a line without a picture gets one, as some carts crash without', async () => {
  const cart = await add(newVisitor(shop), line('sewing-pattern'));
  expect(cart.lineItems?.[0]?.image).toMatch(/^wix:image:\/\/v1\/placeholder\.svg\//);
  expect(cart.lineItems?.[0]?.itemType).toMatchObject({ preset: 'DIGITAL' });
});

test('the same item under either name, by variant or by its choices, is one line', async () => {
  const visitor = newVisitor(shop);
  const choices = { options: { Size: 'S', Colour: 'Sand' } };
  await add(visitor, line('linen-shirt', 1, { variantId: variantIds['SHIRT-S-SAND'] }, V3_APP));
  const cart = await add(visitor, line('linen-shirt', 1, choices, V1_APP));
  expect(quantities(cart)).toEqual([['Linen Shirt', 2]]);
});

test('V1 clients can refer to items in their own ways', async () => {
  const cart = await add(
    newVisitor(shop),
    line('stoneware-mug', 1, { options: {} }, V1_APP),
    line('linen-shirt', 1, { options: { Size: 'S', Colour: 'Ink' } }, V1_APP),
    line('linen-shirt', 1, { variantId: variantIds['SHIRT-M-SAND'] }, V1_APP),
  );
  expect(cart.lineItems?.map(({ physicalProperties }) => physicalProperties?.sku)).toEqual([
    'MUG-1',
    'SHIRT-S-INK',
    'SHIRT-M-SAND',
  ]);
});

test('an unknown item adds no line; a sold-out one adds a line that says so', async () => {
  const visitor = newVisitor(shop);
  const cart = await add(
    visitor,
    line('stoneware-mug'),
    line('tall-vase'),
    line('linen-shirt', 1),
    line('linen-shirt', 1, { options: { Size: 'XXL', Colour: 'Ink' } }),
    line(MISSING),
    line('prototype'),
  );
  expect(quantities(cart)).toEqual([
    ['Stoneware Mug', 1],
    ['Tall Vase', 1],
  ]);
  expect(cart.lineItems?.[1]?.availability).toMatchObject({ status: 'NOT_AVAILABLE' });
});

test('errors on adding items are explained', async () => {
  const { currentCart } = newVisitor(shop);
  const added = (...lineItems: object[]) => violationsOf(currentCart.addToCurrentCart({ lineItems }));
  expect(await added({ quantity: 1 })).toEqual({ 'lineItems.0.catalogReference': 'REQUIRED_FIELD' });
  expect(await added({ ...line('stoneware-mug'), quantity: 0 })).toEqual({ 'lineItems.0.quantity': 'MIN' });
  expect(await added({ ...line('stoneware-mug'), quantity: 100_001 })).toEqual({ 'lineItems.0.quantity': 'MAX' });
  expect(await added({ ...line('stoneware-mug'), quantity: 1.5 })).toMatchObject({
    'lineItems.0.quantity': expect.any(String),
  });
  const many = Array.from({ length: 301 }, () => line('stoneware-mug'));
  expect(await added(...many)).toEqual({ lineItems: 'MAX_SIZE' });
});

test('quantities change, up to what is in stock', async () => {
  const visitor = newVisitor(shop);
  const cart = await add(
    visitor,
    line('stoneware-mug'),
    line('linen-shirt', 1, { variantId: variantIds['SHIRT-M-INK'] }),
  );
  const [mug, shirt] = (cart.lineItems ?? []).map(({ _id }) => _id ?? '');
  const changed = await visitor.currentCart.updateCurrentCartLineItemQuantity([
    { _id: mug, quantity: 7 },
    { _id: shirt, quantity: 9 },
    { _id: MISSING, quantity: 2 },
  ]);
  expect(quantities(changed.cart)).toEqual([
    ['Stoneware Mug', 7],
    ['Linen Shirt', 3],
  ]);
  const nothing = visitor.currentCart.updateCurrentCartLineItemQuantity([{ _id: mug, quantity: 0 }]);
  expect(await violationsOf(nothing)).toEqual({ 'lineItems.0.quantity': 'MIN' });
});

test('lines are removed', async () => {
  const visitor = newVisitor(shop);
  const cart = await add(visitor, line('stoneware-mug'), line('sewing-pattern'));
  const left = await visitor.currentCart.removeLineItemsFromCurrentCart([cart.lineItems?.[0]?._id ?? '', MISSING]);
  expect(quantities(left.cart)).toEqual([['Sewing Pattern', 1]]);
  const wrong = visitor.currentCart.removeLineItemsFromCurrentCart(['no-guid']);
  expect(await violationsOf(wrong)).toEqual({ 'lineItemIds.0': 'FORMAT' });
});

test('totals are estimated, with tax and shipping on request', async () => {
  const visitor = newVisitor(shop);
  await add(visitor, line('stoneware-mug', 2));
  const items = await visitor.currentCart.estimateCurrentCartTotals({});
  expect(items.priceSummary?.subtotal).toMatchObject({
    amount: '37.00',
    formattedAmount: '€37.00',
    formattedConvertedAmount: '€37.00',
  });
  expect(items.currency).toBe('EUR');
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Torstraße 1' };
  const whole = await visitor.currentCart.estimateCurrentCartTotals({
    calculateTax: true,
    calculateShipping: true,
    shippingAddress: address,
    selectedShippingOption: { code: STANDARD },
  });
  expect(whole.priceSummary).toMatchObject({ shipping: { amount: '4.90' }, total: { amount: '41.90' } });
  expect(whole.priceSummary?.tax?.amount).toBe('6.69');
});

test('a cart keeps its notes', async () => {
  const visitor = newVisitor(shop);
  await add(visitor, line('stoneware-mug'));
  const overrideCheckoutUrl = 'https://shop.example/checkout?id={checkoutId}';
  const { overrideCheckoutUrl: kept, buyerNote } = (await visitor.currentCart.updateCurrentCart({
    cartInfo: { overrideCheckoutUrl, buyerNote: 'Ring twice' },
  })) as { overrideCheckoutUrl?: string; buyerNote?: string };
  expect([kept, buyerNote]).toEqual([overrideCheckoutUrl, 'Ring twice']);
  const wrong = visitor.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'x'.repeat(1001) } });
  expect(await violationsOf(wrong)).toEqual({ 'cartInfo.buyerNote': 'MAX_LENGTH' });
  const coupon = visitor.currentCart.updateCurrentCart({ couponCode: 'NONE' } as object);
  expect(await refusalOf(coupon)).toEqual(['ERROR_COUPON_DOES_NOT_EXIST', 404]);
  expect(quantities((await visitor.currentCart.removeCouponFromCurrentCart()).cart)).toEqual([['Stoneware Mug', 1]]);
});

test('add, read, delete: the calls of some clients on every page', async () => {
  const visitor = newVisitor(shop);
  for (let page = 0; page < 3; page++) {
    await add(visitor, line('stoneware-mug'));
    expect(quantities(await visitor.currentCart.getCurrentCart())).toEqual([['Stoneware Mug', 1]]);
    await visitor.currentCart.deleteCurrentCart();
    expect(await refusalOf(visitor.currentCart.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
  }
});

test('every visitor has their own cart, and keeps it with their refresh token', async () => {
  const [one, other] = [newVisitor(shop), newVisitor(shop)];
  await add(one, line('stoneware-mug'));
  await add(other, line('sewing-pattern'));
  const tokens = await one.auth.renewToken(one.auth.getTokens().refreshToken);
  expect(quantities(await newVisitor(shop, tokens).currentCart.getCurrentCart())).toEqual([['Stoneware Mug', 1]]);
});
