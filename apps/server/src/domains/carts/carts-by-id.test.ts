import { randomUUID } from 'node:crypto';
import { carts, checkouts, currentCart } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { mergeCarts } from './merge-carts.ts';

let database: Database;
let shop: Shop;
let mug: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  mug = await shop.add({ name: 'Mug', price: 1250, stock: 7 });
});
afterAll(() => database?.close());

const none = { refused: 'code', code: 'CART_NOT_FOUND' };
const custom = {
  quantity: 2,
  price: '3.50',
  itemType: { preset: 'SERVICE' as const },
  productName: { original: 'Wrap' },
};

async function create(customer: Customer, request: object = { lineItems: [mug.line(1)] }) {
  const { cart } = expectAnswer(await customer.call(carts.createCart, request));
  return cart?.id ?? expect.fail('no cart');
}

test('a cart by its id has all operations of the current one', async () => {
  const app = shop.staff();
  const id = await create(app, {
    cartInfo: { buyerNote: 'by hand', contactInfo: { address: { country: 'DE' } } },
    lineItems: [mug.line(1)],
    customLineItems: [custom],
  });
  const added = await app.call(carts.addToCart, { id, lineItems: [mug.line(1)], businessLocationId: randomUUID() });
  const { cart } = expectAnswer(added);
  expect(cart).toMatchObject({
    buyerNote: 'by hand',
    lineItems: [{ quantity: 2 }, { quantity: 2, customLineItem: true }],
  });
  const [line] = cart?.lineItems ?? [];
  const lineItems = [{ id: line?.id, quantity: 99 }];
  expect(await app.call(carts.updateLineItemsQuantity, { id, lineItems })).toMatchObject({
    cart: { lineItems: [{ quantity: 7 }, {}] },
  });
  expect(await app.call(carts.updateCart, { cartInfo: { id, buyerNote: null } })).not.toHaveProperty('cart.buyerNote');
  expect(await app.call(carts.estimateTotals, { id, calculateShipping: false, calculateTax: false })).toMatchObject({
    priceSummary: { subtotal: { amount: '94.50' }, tax: { amount: '0.00' } },
  });
  expect(await app.call(carts.removeBusinessLocation, { id })).not.toHaveProperty('cart.businessLocationId');
  expect(await app.call(carts.removeLineItems, { id, lineItemIds: [line?.id] })).toMatchObject({
    cart: { lineItems: [{ productName: { original: 'Wrap' } }] },
  });
  expect(await app.call(carts.getCart, { id })).toMatchObject({ cart: { id, lineItems: [{ quantity: 2 }] } });
  expect(await app.call(carts.deleteCart, { id })).toEqual({});
  expect(await app.call(carts.getCart, { id })).toMatchObject(none);
  expect(await app.call(carts.deleteCart, { id })).toMatchObject(none);
});

test('a visitor may have carts beside the current one, and nobody else finds them', async () => {
  const [visitor, stranger] = [shop.visitor(), shop.visitor()];
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const id = await create(visitor, { lineItems: [mug.line(3)] });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ cart: { lineItems: [{ quantity: 1 }] } });
  expect(await visitor.call(carts.getCart, { id })).toMatchObject({ cart: { lineItems: [{ quantity: 3 }] } });
  const before = await shop.rows('carts');
  expect(await stranger.call(carts.getCart, { id })).toMatchObject(none);
  expect(await stranger.call(carts.addToCart, { id, lineItems: [mug.line(1)] })).toMatchObject(none);
  expect(await stranger.call(carts.deleteCart, { id })).toMatchObject(none);
  expect(await stranger.call(carts.createCheckout, { id, channelType: 'WEB' })).toMatchObject(none);
  expect(await shop.rows('carts')).toEqual(before);
});

test('items outside the catalogue keep what they say of themselves', async () => {
  const app = shop.staff();
  const details = {
    priceDescription: { original: 'a head' },
    serviceProperties: { scheduledDate: '2026-05-01T09:00:00.000Z', numberOfParticipants: 4 },
    policies: [{ title: 'Weather', content: 'Takes place in rain, too.' }],
    rootCatalogItemId: 'class-7',
    fixedQuantity: true,
  };
  const modifiers = [{ id: 'clay', label: { original: 'More clay' }, price: '1.20', quantity: 2 }];
  const modifierGroups = [{ id: 'extras', name: { original: 'Extras' }, modifiers }];
  const service = { ...custom, ...details, modifierGroups };
  const kinds = ['PHYSICAL', 'DIGITAL', 'GIFT_CARD'] as const;
  const others = kinds.map((preset) => ({ ...custom, itemType: { preset } }));
  const later = { ...custom, itemType: { custom: 'COMMISSION' }, priceUndetermined: true };
  const id = await create(app, { customLineItems: [service, ...others, later] });
  const { cart } = expectAnswer(await app.call(carts.getCart, { id }));
  expect(cart?.lineItems).toMatchObject([
    {
      ...details,
      itemType: { preset: 'SERVICE' },
      lineItemPrice: { amount: '7.00' },
      modifierGroups: [{ id: 'extras', modifiers: [{ id: 'clay', quantity: 2, price: { amount: '1.20' } }] }],
      modifiersTotalPrice: { amount: '2.40' },
    },
    { itemType: { preset: 'PHYSICAL' }, physicalProperties: { shippable: true } },
    { itemType: { preset: 'DIGITAL' }, physicalProperties: { shippable: false } },
    { itemType: { preset: 'GIFT_CARD' } },
    { itemType: { custom: 'COMMISSION' }, priceUndetermined: true, lineItemPrice: { amount: '0.00' } },
  ]);
  const lineItems = (cart?.lineItems ?? []).map((line) => ({ id: line.id, quantity: 5 }));
  const changed = expectAnswer(await app.call(carts.updateLineItemsQuantity, { id, lineItems }));
  expect(changed.cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([2, 5, 5, 5, 5]);
});

test('a cart holds the items of one business location, until they are removed', async () => {
  const app = shop.staff();
  const id = await create(app);
  const [one, other] = [randomUUID(), randomUUID()];
  const add = (businessLocationId: string) =>
    app.call(carts.addToCart, { id, lineItems: [mug.line(1)], businessLocationId });
  const { cart } = expectAnswer(await add(one));
  expect(cart?.businessLocationId).toBe(one);
  const refusal = { refused: 'code', code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION' };
  expect(await add(other)).toMatchObject(refusal);
  await app.call(carts.removeLineItems, { id, lineItemIds: (cart?.lineItems ?? []).map((line) => line.id) });
  expect(await add(other)).toMatchObject({ cart: { businessLocationId: other } });
});

test('a cart is not created without items, and its own items are for staff and apps', async () => {
  const empty = { refused: 'code', code: 'CANT_CREATE_CART_WITHOUT_ITEMS' };
  expect(await shop.staff().call(carts.createCart, { cartInfo: { buyerNote: 'nothing' } })).toMatchObject(empty);
  expect(await shop.visitor().call(carts.createCart, { customLineItems: [custom] })).toMatchObject({
    violations: [{ field: 'customLineItems', violatedRule: 'FIELD_NOT_ALLOWED' }],
  });
});

test('the contact of a cart can be set, except of a member’s', async () => {
  const [visitor, member] = [shop.visitor(), shop.member(randomUUID())];
  const buyerInfo = { contactId: randomUUID() };
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  await member.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const update = (customer: Customer) => customer.call(currentCart.updateCurrentCart, { cartInfo: { buyerInfo } });
  expect(await update(visitor)).toMatchObject({ cart: { buyerInfo } });
  expect(await update(member)).toMatchObject({ code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER' });
});

test('the checkout of a cart belongs to the cart’s owner, whoever creates it, and leads back to the cart', async () => {
  const [app, visitor] = [shop.staff(), shop.visitor()];
  const id = await create(visitor);
  const request = { id, channelType: 'WEB', email: 'ada@example.com' };
  const { checkoutId } = expectAnswer(await app.call(carts.createCheckout, request));
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: checkoutId }));
  expect(checkout?.buyerInfo).toMatchObject({
    visitorId: visitor.ctx.caller.kind === 'visitor' && visitor.ctx.caller.id,
  });
  expect(await shop.visitor().call(checkouts.getCheckout, { id: checkoutId })).toMatchObject({ refused: 'code' });
  expect(await visitor.call(carts.getCartByCheckoutId, { id: checkoutId })).toMatchObject({ cart: { id, checkoutId } });
  expect(await app.call(carts.getCartByCheckoutId, { id: randomUUID() })).toMatchObject(none);
});

test('what an app put into a cart beside the catalogue leaves it when it is bought', async () => {
  const app = shop.staff();
  const id = await create(app, { customLineItems: [custom] });
  const { checkoutId } = expectAnswer(await app.call(carts.createCheckout, { id, channelType: 'WEB' }));
  const billingInfo = { address: { country: 'DE' } };
  await app.call(checkouts.updateCheckout, {
    checkout: { id: checkoutId, billingInfo, buyerInfo: { email: 'ada@example.com' } },
  });
  expect(await app.call(checkouts.createOrder, { id: checkoutId })).toHaveProperty('orderId');
  expect(await app.call(carts.getCart, { id })).toMatchObject(none);
});

test('further carts of a visitor become the member’s at login', async () => {
  const visitor = shop.visitor();
  const [id, memberId] = [await create(visitor), randomUUID()];
  const visitorId = visitor.ctx.caller.kind === 'visitor' ? visitor.ctx.caller.id : '';
  await withSite(visitor.ctx, (tx) => mergeCarts(visitor.ctx, tx, { visitorId, memberId }));
  expect(await shop.member(memberId).call(carts.getCart, { id })).toMatchObject({ cart: { buyerInfo: { memberId } } });
  expect(await visitor.call(carts.getCart, { id })).toMatchObject(none);
});

test('a change of a cart by its id is two reads and one write', async () => {
  const app = shop.staff();
  const id = await create(app);
  await app.call(carts.addToCart, { id, lineItems: [mug.line(1)] });
  app.ctx.statements.count = 0;
  await app.call(carts.addToCart, { id, lineItems: [mug.line(1)] });
  expect(app.ctx.statements.count).toBe(2);
});
