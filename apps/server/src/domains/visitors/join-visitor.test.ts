import { randomUUID } from 'node:crypto';
import { checkouts, currentCart, orders, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { insertAccount } from '../identity/index.ts';
import { joinVisitor } from './index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const newMember = (): Customer => {
  const caller = { kind: 'member' as const, id: randomUUID(), sessionId: randomUUID() };
  const ctx = shop.contextOf(caller);
  return { ctx, call: (operation, request) => shop.visitor(caller.id).call(operation, request) };
};
const idOf = ({ ctx }: Customer): string => ('id' in ctx.caller ? ctx.caller.id : '');
const join = (visitor: Customer, member: Customer) =>
  withSite(member.ctx, (tx) => joinVisitor(member.ctx, tx, { visitorId: idOf(visitor), memberId: idOf(member) }));
const add = (who: Customer, ...lineItems: object[]) => who.call(currentCart.addToCurrentCart, { lineItems });
const linesOf = async (who: Customer) => {
  const { cart } = expectAnswer(await who.call(currentCart.getCurrentCart, {}));
  return cart?.lineItems?.map(({ catalogReference, quantity }) => [catalogReference?.catalogItemId, quantity]);
};
const noCart = { code: 'OWNED_CART_NOT_FOUND' };

test('a member without a cart gets the visitor’s', async () => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { cart } = expectAnswer(await add(visitor, mug.line(2)));
  await join(visitor, member);
  expect(await linesOf(member)).toEqual([[mug.id, 2]]);
  expect(expectAnswer(await member.call(currentCart.getCurrentCart, {})).cart?.id).toBe(cart?.id);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject(noCart);
});

test('quantities add up within the stock, once, and the visitor’s cart ends', async () => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 5 }),
    await shop.add({ name: 'Bowl', price: 500 }),
  ];
  await add(member, mug.line(3));
  const { cart } = expectAnswer(await add(visitor, mug.line(4), bowl.line(1)));
  await join(visitor, member);
  await join(visitor, member);
  await Promise.all([join(visitor, member), join(visitor, member)]);
  expect(await linesOf(member)).toEqual([
    [mug.id, 5],
    [bowl.id, 1],
  ]);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject(noCart);
  expect((await shop.rows<{ id: string }>('carts')).map(({ id }) => id)).not.toContain(cart?.id);
  expect(await shop.events()).toContain('cart_deleted');
});

test('two visitors log in as one member at the same moment', async () => {
  const member = newMember();
  const visitors = [shop.visitor(), shop.visitor()];
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  for (const visitor of visitors) await add(visitor, mug.line(1));
  await Promise.all(visitors.map((visitor) => join(visitor, member)));
  expect(await linesOf(member)).toEqual([[mug.id, 2]]);
});

test('a visitor without a cart changes nothing', async () => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const before = await shop.rows('carts');
  await join(visitor, member);
  await join(member, member);
  expect(await shop.rows('carts')).toEqual(before);
});

test('a checkout continues as the member’s, and so does its order', async () => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const card = await shop.add({ name: 'Gift card', price: 1000, isDigital: true });
  const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
  const request = {
    lineItems: [card.line(1)],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: 'grace@example.com' },
      billingInfo: { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } },
    },
  };
  const { checkout } = expectAnswer(await visitor.call(checkouts.createCheckout, request));
  await join(visitor, member);
  expect(await member.call(checkouts.getCheckout, { id: checkout?.id })).toMatchObject({
    checkout: { id: checkout?.id, buyerInfo: { memberId: idOf(member) } },
  });
  expect(await visitor.call(checkouts.getCheckout, { id: checkout?.id })).toMatchObject({
    code: 'CHECKOUT_NOT_FOUND',
  });
  const { orderId } = expectAnswer(await member.call(checkouts.createOrder, { id: checkout?.id }));
  const { order } = expectAnswer(await member.call(orders.getOrder, { id: orderId }));
  expect(order?.buyerInfo).toMatchObject({ memberId: idOf(member) });
  expect(order?.buyerInfo).not.toHaveProperty('visitorId');
  expect(await visitor.call(orders.getOrder, { id: orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('items of a visitor’s checkout leave the member’s cart once, and nothing else does', async () => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const [card, poster, song] = [
    await shop.add({ name: 'Gift card', price: 1000, isDigital: true }),
    await shop.add({ name: 'Poster', price: 500, isDigital: true }),
    await shop.add({ name: 'Song', price: 100, isDigital: true }),
  ];
  await add(member, card.line(1), poster.line(2));
  await add(visitor, card.line(2), song.line(1));
  const { checkoutId } = expectAnswer(
    await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB', email: 'grace@example.com' }),
  );
  const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
  const billingInfo = { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } };
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id: checkoutId, billingInfo } }));
  await join(visitor, member);
  expect(await linesOf(member)).toEqual([
    [card.id, 3],
    [poster.id, 2],
    [song.id, 1],
  ]);
  const order = () => member.call(checkouts.createOrder, { id: checkoutId });
  const { orderId } = expectAnswer(await order());
  const left = [
    [card.id, 1],
    [poster.id, 2],
  ];
  expect(await linesOf(member)).toEqual(left);
  expect(expectAnswer(await order()).orderId).toBe(orderId);
  expect(await linesOf(member)).toEqual(left);
});

const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
/** A checkout of an item without delivery, ready to be ordered. */
async function checkOut(visitor: Customer, email: string): Promise<string> {
  const card = await shop.add({ name: 'Gift card', price: 1000, isDigital: true });
  const billingInfo = { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } };
  const checkoutInfo = { buyerInfo: { email }, billingInfo };
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [card.line(1)], channelType: 'WEB', checkoutInfo }),
  );
  return checkout?.id ?? '';
}
const ordersOf = async (who: Customer) =>
  expectAnswer(await who.call(orders.searchOrders, { search: {} })).orders?.map(({ id }) => id);

async function withAccount(member: Customer, email: string, { isVerified }: { isVerified: boolean }) {
  const account = {
    id: idOf(member),
    kind: 'MEMBER' as const,
    email,
    emailVerified: isVerified,
    status: 'ACTIVE' as const,
    pendingReasons: [],
    passwordHash: null,
    profile: {},
  };
  await withSite(member.ctx, (tx) => insertAccount(tx, member.ctx.siteId, account, member.ctx.now()));
  return member;
}

test('orders under the member’s proven address become theirs, and no others', async () => {
  const visitor = shop.visitor();
  const own = expectAnswer(
    await visitor.call(checkouts.createOrder, { id: await checkOut(visitor, 'Ida@example.com') }),
  ).orderId;
  const foreign = expectAnswer(
    await visitor.call(checkouts.createOrder, { id: await checkOut(visitor, 'somebody.else@example.com') }),
  ).orderId;
  const unproven = await withAccount(newMember(), 'other@example.com', { isVerified: false });
  const other = shop.visitor();
  const claimed = expectAnswer(
    await other.call(checkouts.createOrder, { id: await checkOut(other, 'other@example.com') }),
  ).orderId;
  await join(other, unproven);
  expect(await ordersOf(unproven)).toEqual([]);
  expect(await ordersOf(other)).toEqual([claimed]);

  const member = await withAccount(newMember(), 'ida@example.com', { isVerified: true });
  await join(visitor, member);
  await join(visitor, member);
  expect(await ordersOf(member)).toEqual([own]);
  expect(await ordersOf(visitor)).toEqual([foreign]);
  const { order } = expectAnswer(await member.call(orders.getOrder, { id: own }));
  expect(order?.buyerInfo).toMatchObject({ memberId: idOf(member) });
  expect(order?.buyerInfo).not.toHaveProperty('visitorId');
  expect((await shop.events()).filter((type) => type === 'order_updated')).toHaveLength(1);
});

test.each([
  ['was declined before the login', 'sandbox-4000000000000002'],
  ['waits for the bank during the login', 'sandbox-4000002760003184'],
])('an order whose payment %s is the member’s', async (_when, paymentToken) => {
  const [visitor, member] = [shop.visitor(), newMember()];
  const checkoutId = await checkOut(visitor, 'grace@example.com');
  const first = expectAnswer(await visitor.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken }));
  await join(visitor, member);
  const paymentId = first.actionUrl?.match(/payment=([\w-]+)/)?.[1];
  const goodCard = { checkoutId, method: 'card', paymentToken: 'sandbox-4242424242424242' };
  const paid = paymentId
    ? await member.call(payments.completePaymentAction, { paymentId, approved: 'yes' })
    : await member.call(payments.payCheckout, goodCard);
  expect(expectAnswer(paid)).toMatchObject({ outcome: 'PAID' });
  const { orderId } = expectAnswer(paid);
  expect(await ordersOf(member)).toEqual([orderId]);
  expect(await ordersOf(visitor)).toEqual([]);
});
