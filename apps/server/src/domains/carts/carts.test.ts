import { carts, checkouts, currentCart, productsV3 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP, POST } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { STORES_APP } from '@stoa/server/testing/products';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { UNTAXED_GROUP } from '../tax/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const countOf = async (customer: ReturnType<Shop['visitor']>, work: () => Promise<unknown>) => {
  customer.ctx.statements.count = 0;
  await work();
  return customer.ctx.statements.count;
};

test('there is no cart before the first item is added', async () => {
  const visitor = shop.visitor();
  const none = { refused: 'code', code: 'OWNED_CART_NOT_FOUND' };
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject(none);
  expect(await visitor.call(currentCart.estimateCurrentCartTotals, {})).toMatchObject(none);
});

test('an added item becomes a line with everything that pages show of it', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1250, compareAtPrice: 1500, stock: 7 });
  const visitor = shop.visitor();
  const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] }));
  expect(cart).toMatchObject({
    currency: 'EUR',
    buyerInfo: { visitorId: visitor.ctx.caller.kind === 'visitor' && visitor.ctx.caller.id },
  });
  expect(cart?.lineItems).toMatchObject([
    {
      quantity: 2,
      catalogReference: { catalogItemId: mug.id, appId: STORES_APP },
      productName: { original: 'Mug', translated: 'Mug' },
      url: { relativePath: `/product-page/${mug.slug}`, url: `${visitor.ctx.addresses.site}/product-page/${mug.slug}` },
      image: {
        id: 'mug.webp',
        url: 'http://media.localhost/media/mug.webp',
        width: 800,
        height: 1000,
        filename: 'mug.webp',
      },
      price: {
        amount: '12.50',
        convertedAmount: '12.50',
        formattedAmount: '€12.50',
        formattedConvertedAmount: '€12.50',
      },
      fullPrice: { amount: '15.00' },
      lineItemPrice: { amount: '25.00' },
      availability: { status: 'AVAILABLE', quantityAvailable: 7 },
      itemType: { preset: 'PHYSICAL' },
    },
  ]);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toEqual({ cart });
});

test('quantities of the same item add up, but not beyond the stock', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 4 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const more = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] }));
  expect(more.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([3]);
  const most = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(9)] }));
  expect(most.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([4]);
});

test('a quantity beyond the stock is reduced to it, and lines can be removed', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 4 }),
    await shop.add({ name: 'Bowl', price: 2000 }),
  ];
  const visitor = shop.visitor();
  const { cart } = expectAnswer(
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1), bowl.line(1)] }),
  );
  const id = cart?.lineItems?.[0]?.id ?? '';
  const updated = await visitor.call(currentCart.updateCurrentCartLineItemQuantity, {
    lineItems: [{ id, quantity: 90 }],
  });
  expect(updated).toMatchObject({ cart: { lineItems: [{ id, quantity: 4 }, { quantity: 1 }] } });
  const removed = await visitor.call(currentCart.removeLineItemsFromCurrentCart, { lineItemIds: [id] });
  expect(removed).toMatchObject({ cart: { lineItems: [{ productName: { original: 'Bowl' } }] } });
});

test('an item the catalogue does not sell adds no line; one that is sold out adds a line that says so', async () => {
  const gone = await shop.add({ name: 'Gone', price: 1000, stock: 0 });
  const unknown = { catalogReference: { catalogItemId: crypto.randomUUID(), appId: STORES_APP }, quantity: 1 };
  const answer = await shop.visitor().call(currentCart.addToCurrentCart, { lineItems: [unknown, gone.line(2)] });
  expect(expectAnswer(answer).cart?.lineItems).toMatchObject([
    { quantity: 2, availability: { status: 'NOT_AVAILABLE' } },
  ]);
});

test('options that are not text are ignored', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const options = { variantId: 5, options: { Size: 1 }, customTextFields: 'none' };
  const catalogReference = { ...mug.line(1).catalogReference, options };
  const answer = await shop
    .visitor()
    .call(currentCart.addToCurrentCart, { lineItems: [{ catalogReference, quantity: 1 }] });
  expect(answer).toMatchObject({ cart: { lineItems: [{ catalogReference: { options } }] } });
});

test('what cannot be had is named, with what to do about it', async () => {
  const names = ['Gone', 'Sold out', 'Scarce', 'Plenty'];
  const [gone, soldOut, scarce, plenty] = await Promise.all(
    names.map((name) => shop.add({ name, price: 1000, stock: name === 'Sold out' ? 0 : 4 })),
  );
  const visitor = shop.visitor();
  const lineItems = [gone, soldOut, scarce, plenty].map((item) => item?.line(3));
  const { cart } = expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems }));
  const [goneId, soldOutId, scarceId] = cart?.lineItems?.map(({ id }) => id) ?? [];
  await placeOrder(shop, [scarce?.line(2)]);
  const productId = gone?.line(1).catalogReference.catalogItemId;
  expectAnswer(await shop.staff().call(productsV3.deleteProduct, { productId }));
  const ofLine = (id: string | null | undefined) => ({
    name: 'LINE_ITEM_DEFAULT',
    id,
    suggestedFix: 'REMOVE_LINE_ITEM',
  });
  const expected = [
    {
      severity: 'ERROR',
      target: { lineItem: ofLine(goneId) },
      description: 'Gone is no longer sold. Remove it to check out.',
    },
    {
      severity: 'ERROR',
      target: { lineItem: ofLine(soldOutId) },
      description: 'Sold out is sold out. Remove it to check out.',
    },
    {
      severity: 'WARNING',
      target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: scarceId } },
      description: 'Only 2 of Scarce can be ordered.',
    },
  ];
  const { violations } = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
  expect(violations).toEqual(expected);
});

test('staff and apps set prices, which stay with the line; the catalogue’s own is another line', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const staff = shop.staff();
  const special = { price: '7.5', fullPrice: '12', productName: { original: 'Mug, second choice' } };
  const lineItems = [mug.line(1), { ...mug.line(2), catalogOverrideFields: special }];
  const { cart } = expectAnswer(await staff.call(carts.createCart, { lineItems }));
  const own = {
    productName: { original: 'Mug, second choice' },
    price: { amount: '7.50' },
    fullPrice: { amount: '12.00' },
  };
  expect(cart?.lineItems).toMatchObject([
    { quantity: 1, price: { amount: '10.00' } },
    { quantity: 2, ...own, catalogOverrideFields: { price: '7.50', fullPrice: '12.00' } },
  ]);
  const add = (catalogOverrideFields: object) =>
    staff.call(carts.addToCart, { id: cart?.id, lineItems: [{ ...mug.line(1), catalogOverrideFields }] });
  expect(expectAnswer(await add(special)).cart?.lineItems).toMatchObject([{ quantity: 1 }, { quantity: 3, ...own }]);
  expect(expectAnswer(await add({ price: '11' })).cart?.lineItems?.[2]).toMatchObject({
    price: { amount: '11.00' },
    fullPrice: { amount: '11.00' },
  });
  for (const [wrong, field] of [
    [{ price: '7.555' }, 'price'],
    [{ price: '8', fullPrice: '7' }, 'fullPrice'],
    [{ depositAmount: '1' }, 'depositAmount'],
  ] as const)
    expect(await add(wrong)).toMatchObject({ violations: [{ field: `lineItems.0.catalogOverrideFields.${field}` }] });
  const channel = { id: cart?.id, channelType: 'POS' };
  const { checkoutId } = expectAnswer(await staff.call(carts.createCheckout, channel));
  const { checkout } = expectAnswer(await staff.call(checkouts.getCheckout, { id: checkoutId }));
  expect(checkout?.lineItems?.[1]).toMatchObject({ quantity: 3, ...own });
  expect(checkout?.priceSummary?.subtotal?.amount).toBe('43.50');
});

test('buyers cannot set prices', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const cheap = { ...mug.line(1), catalogOverrideFields: { price: '0.01' } };
  expect(await visitor.call(currentCart.addToCurrentCart, { lineItems: [cheap] })).toMatchObject({
    violations: [{ field: 'lineItems.0.catalogOverrideFields', violatedRule: 'FIELD_NOT_ALLOWED' }],
  });
  const customLineItems = [{ price: '0.01', quantity: 1, itemType: { preset: 'PHYSICAL' as const } }];
  expect(await visitor.call(currentCart.addToCurrentCart, { lineItems: [], customLineItems })).toMatchObject({
    violations: [{ field: 'customLineItems' }],
  });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
});

test('null clears a field, and an omitted field stays', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const update = (cartInfo: object) => visitor.call(currentCart.updateCurrentCart, { cartInfo, lineItems: [] });
  await update({ buyerNote: 'Ring twice', buyerInfo: { email: 'ann@example.com' } });
  expect(await update({ overrideCheckoutUrl: 'https://shop.example/{checkoutId}' })).toMatchObject({
    cart: {
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ann@example.com' },
      overrideCheckoutUrl: 'https://shop.example/{checkoutId}',
    },
  });
  expect(expectAnswer(await update({ buyerNote: null })).cart).not.toHaveProperty('buyerNote');
  expect(await visitor.call(currentCart.updateCurrentCart, { couponCode: 'HALF', lineItems: [] })).toMatchObject({
    code: 'ERROR_COUPON_DOES_NOT_EXIST',
  });
});

test('a product without tax costs its price, beside taxed ones', async () => {
  const book = await shop.add({ name: 'Book', price: 1000, taxGroupId: UNTAXED_GROUP.id });
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [book.line(1), mug.line(1)] });
  const request = { calculateTax: true, calculateShipping: false, shippingAddress: { country: 'DE' } };
  const { priceSummary } = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, request));
  expect(priceSummary).toMatchObject({ subtotal: { amount: '20.00' }, tax: { amount: '1.90' } });
});

test('an estimate includes tax and shipping only on request', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });
  const items = await visitor.call(currentCart.estimateCurrentCartTotals, {});
  expect(items).toMatchObject({
    priceSummary: { subtotal: { amount: '20.00' }, tax: { amount: '0.00' }, total: { amount: '20.00' } },
  });
  const all = await visitor.call(currentCart.estimateCurrentCartTotals, {
    calculateTax: true,
    calculateShipping: true,
    shippingAddress: { country: 'DE' },
    selectedShippingOption: { code: POST },
  });
  expect(all).toMatchObject({
    priceSummary: {
      subtotal: { amount: '20.00' },
      shipping: { amount: '4.90' },
      tax: { amount: '4.73' },
      total: { amount: '29.63' },
    },
    shippingInfo: {
      carrierServiceOptions: [{ shippingOptions: [{ code: POST }] }, { shippingOptions: [{ code: PICKUP }] }],
      selectedCarrierServiceOption: { code: POST, cost: { price: { amount: '4.90' } } },
    },
  });
});

test('carts belong to their owners only; staff have none', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  await shop.visitor().call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  expect(await shop.visitor().call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
  expect(await shop.staff().call(currentCart.getCurrentCart, {})).toMatchObject({ refused: 'not-permitted' });
});

test('deleting succeeds when there is no cart', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  expect(await visitor.call(currentCart.deleteCurrentCart, {})).toEqual({});
  expect(await visitor.call(currentCart.deleteCurrentCart, {})).toEqual({});
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
});

test('a cart is read in two statements and added to in three, fewer while nothing changes on the site', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const add = (visitor: ReturnType<typeof shop.visitor>) =>
    countOf(visitor, () => visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] }));
  // the rules of purchases are cached from the first cart after a change of the catalogue
  expect(await add(shop.visitor())).toBe(4); // rules, cart, items, insert with its event
  const visitor = shop.visitor();
  expect(await add(visitor)).toBe(2);
  expect(await add(visitor)).toBe(3);
  const read = () => countOf(visitor, () => visitor.call(currentCart.getCurrentCart, {}));
  expect(await read()).toBe(1);
  await shop.add({ name: 'Bowl', price: 2000 });
  expect(await read()).toBe(3); // rules, cart, items
  expect(await read()).toBe(1);
});

test('changes of carts are announced', async () => {
  const other = await openShop(database);
  const mug = await other.add({ name: 'Mug', price: 1000 });
  const before = await other.events();
  const visitor = other.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await visitor.call(currentCart.deleteCurrentCart, {});
  expect(await other.events()).toEqual([...before, 'cart_created', 'cart_updated', 'cart_deleted']);
});

test('a custom checkout page must be a web address', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const cartInfo = { overrideCheckoutUrl: 'javascript:alert(1)' };
  expect(await visitor.call(currentCart.updateCurrentCart, { cartInfo })).toMatchObject({
    violations: [{ field: 'cartInfo.overrideCheckoutUrl', violatedRule: 'FORMAT' }],
  });
});

test("the cart's delivery option counts if it is offered; the request's option must be", async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await visitor.call(currentCart.updateCurrentCart, { cartInfo: { selectedShippingOption: { code: POST } } });
  const create = (rest: object) =>
    visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB', ...rest });
  expect(await create({ selectedShippingOption: { code: POST } })).toMatchObject({
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  });
  const { checkoutId } = expectAnswer(await create({}));
  const selected = async () => {
    const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: checkoutId }));
    return checkout?.shippingInfo?.selectedCarrierServiceOption?.code;
  };
  expect(await selected()).toBeUndefined();
  expectAnswer(await create({ shippingAddress: { country: 'DE' } }));
  expect(await selected()).toBe(POST);
});
