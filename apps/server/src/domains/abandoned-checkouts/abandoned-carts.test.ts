import {
  abandonedCarts,
  abandonedCheckoutAdministration,
  abandonedCheckouts,
  cartsV2,
  checkouts,
  currentCart,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { mergeCarts } from '../carts/index.ts';
import { unsubscribe } from '../contacts/index.ts';
import { insertAccount } from '../identity/index.ts';
import { lookAtCart } from './look-at-cart.ts';
import { lookAtCheckout } from './look-at-checkout.ts';
import { recoveryMail } from './send-mail.ts';

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstraße 1' };
const billingInfo = { address, contactDetails: { firstName: 'Mia' } };

let database: Database;
let shop: Shop;
let staff: Customer;
let member: Customer;
let song: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, {}, { tax: null });
  staff = shop.staff();
  member = await joined('mia@example.com');
  song = await shop.add({ name: 'Song', price: 1250, isDigital: true, stock: 50 });
});

/** Lets time pass, and does what is due then; mails stay in the queue. */
async function pass(minutes: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * MINUTE_MS);
  await doDueWork(staff.ctx, [lookAtCart, lookAtCheckout, recoveryMail]);
}
/** A member with an account. */
async function joined(email: string): Promise<Customer> {
  const id = staff.ctx.newId();
  const state = { kind: 'MEMBER', emailVerified: true, status: 'ACTIVE', passwordHash: null } as const;
  const account = { ...state, id, email, pendingReasons: [], profile: { nickname: 'Mia' } };
  await withSite(staff.ctx, (tx) => insertAccount(tx, shop.site.id, account, shop.clock.now));
  return shop.member(id);
}
const add = async (quantity = 2, who = member) =>
  expectAnswer(await who.call(currentCart.addToCurrentCart, { lineItems: [song.line(quantity)] })).cart?.id ?? '';
const list = async () =>
  expectAnswer(await staff.call(abandonedCheckouts.queryAbandonedCheckouts, { query: {} })).abandonedCheckouts ?? [];
const checkOut = async () =>
  expectAnswer(await member.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' })).checkoutId ?? '';
async function buy() {
  const id = await checkOut();
  expectAnswer(await member.call(checkouts.updateCheckout, { checkout: { id, billingInfo } }));
  expectAnswer(await member.call(checkouts.createOrder, { id }));
}
async function remind(hours: number) {
  const { settings } = expectAnswer(await staff.call(abandonedCheckoutAdministration.getRecoveryMailSettings, {}));
  const wanted = { enabled: true, hours, secondHours: null, revision: settings?.revision };
  expectAnswer(await staff.call(abandonedCheckoutAdministration.updateRecoveryMailSettings, { settings: wanted }));
}
const planned = async (...kinds: string[]) =>
  (await shop.rows<{ kind: string; input: { to: string; text: string } }>('tasks')).filter(({ kind }) =>
    kinds.includes(kind),
  );
const mails = () => planned('mail');

test('a cart that a member left before a checkout is abandoned an hour after its last change, and recovered when it is bought', async () => {
  const cartId = await add();
  await pass(59);
  await add(1);
  await pass(59);
  expect(await list()).toEqual([]);
  await pass(1);
  const [abandoned] = await list();
  expect(abandoned).toMatchObject({
    cartId,
    status: 'ABANDONED',
    buyerInfo: { email: 'mia@example.com', memberId: expect.any(String) },
    totalPrice: { amount: '37.50' },
    lineItems: [{ quantity: 3, productName: { original: 'Song' } }],
  });
  const { abandonedCart } = expectAnswer(await staff.call(abandonedCarts.getAbandonedCart, { id: abandoned?.id }));
  expect(abandonedCart).toMatchObject({
    buyerInfo: { identityType: 'MEMBER', email: 'mia@example.com' },
    total: '37.50',
  });
  // the cart is as it was, and its checkout is the one that was abandoned
  expect(expectAnswer(await member.call(currentCart.getCurrentCart, {})).cart).toMatchObject({ id: cartId });
  expect(await checkOut()).toBe(abandoned?.checkoutId);
  await buy();
  await pass(0);
  expect(await list()).toMatchObject([{ id: abandoned?.id, status: 'RECOVERED' }]);
  expect(await planned(lookAtCart.name, lookAtCheckout.name, recoveryMail.name)).toEqual([]);
});

test('a cart that changes again is the same abandoned one, as it was left last', async () => {
  await add();
  await pass(60);
  const [first] = await list();
  await pass(180);
  await add(2);
  await pass(60);
  expect(await list()).toMatchObject([
    { id: first?.id, totalPrice: { amount: '50.00' }, lineItems: [{ quantity: 4 }] },
  ]);
});

test('carts of visitors, empty ones, and those in a checkout or bought are not abandoned as carts', async () => {
  await add(1, shop.visitor());
  const emptied = await joined('ed@example.com');
  await add(1, emptied);
  expectAnswer(await emptied.call(currentCart.deleteCurrentCart, {}));
  await add();
  await pass(10);
  await checkOut();
  await pass(55);
  expect(await list()).toEqual([]);
  await buy();
  await pass(120);
  expect(await list()).toEqual([]);
});

test('a cart becomes the member’s at login, and is theirs to be left', async () => {
  const visitor = shop.visitor();
  await add(2, visitor);
  const idOf = (who: Customer) => (who.ctx.caller as { id: string }).id;
  await withSite(staff.ctx, (tx) => mergeCarts(staff.ctx, tx, { visitorId: idOf(visitor), memberId: idOf(member) }));
  await pass(60);
  expect(await list()).toMatchObject([{ buyerInfo: { email: 'mia@example.com' }, totalPrice: { amount: '25.00' } }]);
});

test('its member is reminded as the owner wants, with a link back; not if they asked for no mails, or bought', async () => {
  await remind(2);
  await add();
  await pass(119);
  expect(await mails()).toEqual([]);
  await pass(1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  const [abandoned] = await list();
  expect(mail?.input.to).toBe('mia@example.com');
  expect(JSON.stringify(mail)).toContain(`/ecom/v1/abandoned-checkout/${abandoned?.id}/redirect-to-checkout`);
  const request = { abandonedCheckoutId: abandoned?.id, metasiteId: shop.site.id };
  const { redirect } = expectAnswer(await member.call(abandonedCheckouts.redirectToCheckout, request));
  expect(redirect).toContain(`/checkout/${abandoned?.checkoutId}`);

  const other = await joined('no@example.com');
  await withSite(staff.ctx, (tx) => unsubscribe(tx, 'no@example.com', shop.clock.now));
  await add(1, other);
  await pass(60);
  await pass(60);
  expect((await mails()).map(({ input }) => input.to)).toEqual(['mia@example.com']);
});

test('a cart of the second generation is left in the same way', async () => {
  const catalogItems = [song.line(1)];
  expectAnswer(await member.call(cartsV2.createCart, { cart: {}, catalogItems }));
  await pass(60);
  expect(await list()).toMatchObject([{ totalPrice: { amount: '12.50' } }]);
});
