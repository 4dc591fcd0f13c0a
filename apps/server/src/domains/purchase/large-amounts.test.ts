import { randomUUID } from 'node:crypto';
import { checkouts, currentCart, productsV3 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import type { AddedProduct } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { mergeCarts } from '../carts/index.ts';

let database: Database;
let shop: Shop;
let yacht: AddedProduct;
let mug: AddedProduct;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
  yacht = await shop.add({ name: 'Yacht', price: 99_999_999_999 });
  mug = await shop.add({ name: 'Mug', price: 1000, isDigital: true });
});

const tooLarge = (productName: string, quantity: number) => ({
  refused: 'code',
  code: 'LINE_AMOUNT_TOO_LARGE',
  data: { lineItems: [{ id: expect.any(String), productName, quantity }] },
});
const add = (customer: Customer, ...lineItems: object[]) => customer.call(currentCart.addToCurrentCart, { lineItems });
const cartOf = async (customer: Customer) =>
  expectAnswer(await customer.call(currentCart.getCurrentCart, {})).cart ?? expect.fail('no cart');
const estimateOf = async (customer: Customer) =>
  expectAnswer(await customer.call(currentCart.estimateCurrentCartTotals, { calculateTax: true }));

/** Raises the price of a product that carts may contain. */
async function raise({ id }: AddedProduct, amount: string): Promise<void> {
  const staff = shop.staff();
  const { product } = expectAnswer(await staff.call(productsV3.getProduct, { productId: id, fields: [] }));
  const variants = [{ ...product?.variantsInfo?.variants?.[0], price: { actualPrice: { amount } } }];
  const change = { id, revision: product?.revision, variantsInfo: { variants } };
  expectAnswer(await staff.call(productsV3.updateProduct, { product: change }));
}

test('an item that would cost too much is refused by name, and nothing is left of the attempt', async () => {
  const visitor = shop.visitor();
  expect(await add(visitor, mug.line(1), yacht.line(99_999))).toMatchObject(tooLarge('Yacht', 99_999));
  expect(await shop.rows('carts')).toEqual([]);
  expect(await shop.events()).not.toContain('cart_created');
});

test('the quantity of a line rises to the limit and no further', async () => {
  const visitor = shop.visitor();
  const { cart } = expectAnswer(await add(visitor, yacht.line(100)));
  expect(cart?.subtotal).toMatchObject({ amount: '99999999999.00' });
  const id = cart?.lineItems?.[0]?.id ?? '';
  const [rows, events] = [await shop.rows('carts'), await shop.events()];
  expect(await add(visitor, yacht.line(1))).toMatchObject(tooLarge('Yacht', 101));
  const lineItems = [{ id, quantity: 100_000 }];
  expect(await visitor.call(currentCart.updateCurrentCartLineItemQuantity, { lineItems })).toMatchObject(
    tooLarge('Yacht', 100_000),
  );
  expect(await visitor.call(currentCart.updateCurrentCart, { lineItems: [yacht.line(7)] })).toMatchObject(
    tooLarge('Yacht', 107),
  );
  expect([await shop.rows('carts'), await shop.events()]).toEqual([rows, events]);
});

test('a checkout takes no line that costs too much, of the catalogue or not', async () => {
  const staff = shop.staff();
  const create = (request: object) => staff.call(checkouts.createCheckout, { channelType: 'WEB', ...request });
  expect(await create({ lineItems: [yacht.line(101)] })).toMatchObject(tooLarge('Yacht', 101));
  const custom = {
    quantity: 100_000,
    price: '999999999',
    productName: { original: 'Island' },
    itemType: { preset: 'DIGITAL' },
  };
  expect(await create({ customLineItems: [custom] })).toMatchObject(tooLarge('Island', 100_000));
  expect(await shop.rows('checkouts')).toEqual([]);
  const many = Array.from({ length: 200 }, () => ({ ...custom, quantity: 1 }));
  const tooMany = { lineItems: [mug.line(1)], customLineItems: [...many, ...many.slice(0, 100)] };
  expect(await create(tooMany)).toMatchObject({ violations: [{ field: 'lineItems', violatedRule: 'MAX_SIZE' }] });

  const { checkout } = expectAnswer(await create({ lineItems: [yacht.line(100)] }));
  const [id, lineId] = [checkout?.id ?? '', checkout?.lineItems?.[0]?.id ?? ''];
  const rows = await shop.rows('checkouts');
  for (const refused of [
    await staff.call(checkouts.addToCheckout, { id, lineItems: [yacht.line(1)] }),
    await staff.call(checkouts.updateCheckout, { checkout: { id }, lineItems: [yacht.line(1)] }),
    await staff.call(checkouts.updateLineItemsQuantity, { id, lineItems: [{ id: lineId, quantity: 101 }] }),
  ])
    expect(refused).toMatchObject(tooLarge('Yacht', 101));
  expect(await shop.rows('checkouts')).toEqual(rows);
});

test('a line whose price rose is a violation and counts as nothing; the cart goes on working', async () => {
  const boat = await shop.add({ name: 'Boat', price: 100 });
  const visitor = shop.visitor();
  const { cart } = expectAnswer(await add(visitor, boat.line(50_000), mug.line(2)));
  const boatId = cart?.lineItems?.[0]?.id ?? '';
  await raise(boat, '999999999.99');

  const risen = await cartOf(visitor);
  expect(risen.lineItems).toMatchObject([
    { id: boatId, quantity: 50_000, price: { amount: '999999999.99' }, lineItemPrice: { amount: '0.00' } },
    { quantity: 2, lineItemPrice: { amount: '20.00' } },
  ]);
  expect(risen.subtotal).toMatchObject({ amount: '20.00' });
  expect(await estimateOf(visitor)).toMatchObject({
    priceSummary: { subtotal: { amount: '20.00' }, total: { amount: '23.80' } },
    violations: [{ severity: 'ERROR', target: { lineItem: { id: boatId } } }],
  });
  // other lines can change, and so can this one, as long as there is no more of it
  expectAnswer(await add(visitor, mug.line(1)));
  const setBoats = (quantity: number) =>
    visitor.call(currentCart.updateCurrentCartLineItemQuantity, { lineItems: [{ id: boatId, quantity }] });
  expectAnswer(await setBoats(40_000));
  expect(await setBoats(40_001)).toMatchObject(tooLarge('Boat', 40_001));
  expectAnswer(await setBoats(100));
  expect((await estimateOf(visitor)).violations).toEqual([]);
});

test('a checkout with a line whose price rose shows a violation and cannot be ordered', async () => {
  const song = await shop.add({ name: 'Song', price: 100, isDigital: true });
  const visitor = shop.visitor();
  expectAnswer(await add(visitor, song.line(50_000), mug.line(1)));
  const create = async () =>
    expectAnswer(await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' })).checkoutId;
  const id = (await create()) ?? '';
  const billingInfo = { address: { country: 'DE' } };
  expectAnswer(
    await visitor.call(checkouts.updateCheckout, { checkout: { id, buyerInfo: { email: 'a@b.test' }, billingInfo } }),
  );
  await raise(song, '999999999.99');

  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
  const [line] = checkout?.lineItems ?? [];
  expect(checkout).toMatchObject({
    priceSummary: { subtotal: { amount: '10.00' } },
    violations: [{ severity: 'ERROR', target: { lineItem: { id: line?.id } } }],
  });
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject(tooLarge('Song', 50_000));
  // the cart's checkout is the same, and says the same
  expect(await visitor.call(checkouts.createOrder, { id: await create() })).toMatchObject(tooLarge('Song', 50_000));
  expect(await shop.rows('orders')).toEqual([]);
  const lineItems = [{ id: line?.id ?? '', quantity: 1 }];
  const lowered = expectAnswer(await visitor.call(checkouts.updateLineItemsQuantity, { id, lineItems }));
  expect(lowered.checkout?.violations).toEqual([]);
  expectAnswer(await visitor.call(checkouts.createOrder, { id }));
});

test('logging in joins carts whose quantities are too expensive together', async () => {
  const [visitorId, memberId] = [randomUUID(), randomUUID()];
  const member = shop.member(memberId);
  expectAnswer(await add(shop.visitor(visitorId), yacht.line(100)));
  expectAnswer(await add(member, yacht.line(100)));
  await withSite(member.ctx, (tx) => mergeCarts(member.ctx, tx, { visitorId, memberId }));
  expect((await cartOf(member)).lineItems).toMatchObject([{ quantity: 200 }]);
  expect((await estimateOf(member)).violations).toHaveLength(1);
});
