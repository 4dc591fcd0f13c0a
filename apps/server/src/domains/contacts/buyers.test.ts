import { randomUUID } from 'node:crypto';
import {
  backInStockNotifications,
  checkoutForm,
  checkoutSettings,
  checkouts,
  contactSubscriptions,
  contacts,
  orders,
  payments,
} from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { buyersBecomeContacts, contactForMember, unsubscribe } from './index.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
let line: object;
beforeAll(async () => {
  database = await openOwnDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
  line = (await shop.add({ name: 'Song', price: 1000, isDigital: true })).line(1);
});
afterAll(() => database?.close());

const billing = (firstName: string, more: object = {}) => ({
  address: { country: 'DE', city: 'Berlin', addressLine: 'Torstraße 1' },
  contactDetails: { firstName, phone: '+49 30 1', ...more },
});
async function checkOut(email: string | undefined, billingInfo: object = billing('Ann'), buyer = shop.visitor()) {
  const checkoutInfo = { ...(email ? { buyerInfo: { email } } : {}), billingInfo };
  const request = { lineItems: [line], channelType: 'WEB', checkoutInfo };
  return expectAnswer(await buyer.call(checkouts.createCheckout, request)).checkout?.id ?? '';
}
async function buy(email: string, billingInfo?: object, buyer = shop.visitor()) {
  const id = await checkOut(email, billingInfo, buyer);
  const { orderId } = expectAnswer(await buyer.call(checkouts.createOrder, { id }));
  await handOnEvents(staff.ctx, [buyersBecomeContacts]);
  return expectAnswer(await staff.call(orders.getOrder, { id: orderId })).order;
}
const all = async () => expectAnswer(await staff.call(contacts.listContacts, {})).contacts ?? [];

test('a buyer becomes a contact, once, and the order names it', async () => {
  const visitor = shop.visitor();
  const order = await buy('Ann@Example.com', undefined, visitor);
  const [contact] = await all();
  expect(contact).toMatchObject({
    source: { sourceType: 'WIX_STORES' },
    lastActivity: { activityType: 'ECOM_PURCHASE' },
    primaryInfo: { email: 'Ann@Example.com', phone: '+49 30 1' },
    info: {
      name: { first: 'Ann' },
      addresses: { items: [{ tag: 'BILLING', address: { city: 'Berlin', addressLine: 'Torstraße 1' } }] },
    },
  });
  expect(order?.buyerInfo?.contactId).toBe(contact?.id);
  expect(await shop.rows('contacts')).toMatchObject([{ visitor_id: (visitor.ctx.caller as { id: string }).id }]);

  shop.clock.now = new Date('2026-04-01T10:00:00.000Z');
  const again = await buy('ann@example.com', billing('Anna', { phone: '+49 30 2', lastName: 'Lee' }));
  expect(again?.buyerInfo?.contactId).toBe(contact?.id);
  // who is a contact already is named by the order when it is written
  const written = await shop.rows<{ number: string; revision: string }>('orders');
  expect(written.map(({ number, revision }) => `${number} ${revision}`).toSorted()).toEqual(['10001 2', '10002 1']);
  expect(await all()).toMatchObject([
    {
      lastActivity: { activityDate: '2026-04-01T10:00:00.000Z' },
      info: { name: { first: 'Ann', last: 'Lee' }, phones: { items: [{ phone: '+49 30 1' }, { phone: '+49 30 2' }] } },
    },
  ]);
  const found = await staff.call(orders.searchOrders, { search: { filter: { 'buyerInfo.contactId': contact?.id } } });
  expect(expectAnswer(found).orders).toHaveLength(2);
});

test('a checkout makes no contact: what is typed there counts when it is ordered', async () => {
  const memberId = randomUUID();
  await withSite(staff.ctx, (tx) =>
    contactForMember(staff.ctx, tx, { memberId, email: 'ned@example.com', profile: { firstName: 'Ned' } }),
  );
  await checkOut('bo@example.com', billing('Bo'));
  const buyer = shop.member(memberId);
  const id = await checkOut('ned@example.com', { ...billing('Ned'), address: { country: 'US' } }, buyer);
  await buyer.call(checkouts.updateCheckout, { checkout: { id, billingInfo: billing('Ned') } });
  await handOnEvents(staff.ctx, [buyersBecomeContacts]);
  expect(await all()).toMatchObject([{ primaryInfo: { email: 'ned@example.com' } }]);
  expect((await all())[0]?.info?.addresses).toBeUndefined();
  expectAnswer(await buyer.call(checkouts.createOrder, { id }));
  await handOnEvents(staff.ctx, [buyersBecomeContacts]);
  expect((await all())[0]?.info?.addresses?.items).toMatchObject([{ address: { country: 'DE', city: 'Berlin' } }]);
});

test("what strangers say under a member's address is not taken for the member's word", async () => {
  const memberId = randomUUID();
  const contactId = await withSite(staff.ctx, (tx) =>
    contactForMember(staff.ctx, tx, { memberId, email: 'mia@example.com', profile: { firstName: 'Mia' } }),
  );
  const order = await buy('mia@example.com', billing('Mallory'));
  expect(order?.buyerInfo?.contactId).toBe(contactId);
  const [contact] = await all();
  expect(contact?.lastActivity?.activityType).toBe('ECOM_PURCHASE');
  expect(contact?.info).toMatchObject({ name: { first: 'Mia' } });
  expect(contact?.info?.addresses).toBeUndefined();
  expect(contact?.revision).toBe(1);
});

test("members' input when they buy is added to their own contact, whatever address they type", async () => {
  const memberId = randomUUID();
  const contactId = await withSite(staff.ctx, (tx) =>
    contactForMember(staff.ctx, tx, { memberId, email: 'moe@example.com', profile: { firstName: 'Moe' } }),
  );
  const order = await buy('other@example.com', billing('Maurice', { lastName: 'Ash' }), shop.member(memberId));
  expect(order?.buyerInfo).toMatchObject({ memberId, contactId });
  expect(await all()).toMatchObject([
    {
      id: contactId,
      primaryInfo: { email: 'moe@example.com', phone: '+49 30 1' },
      info: { name: { first: 'Moe', last: 'Ash' }, addresses: { items: [{ address: { city: 'Berlin' } }] } },
    },
  ]);
});

describe('marketing e-mails', () => {
  const offer = (subscriptionCheckbox: object) =>
    staff.call(checkoutSettings.updateCheckoutSettings, {
      checkoutSettings: { checkoutFields: { subscriptionCheckbox } },
    } as never);
  const pay = async (email: string, request: object) => {
    const buyer = shop.visitor();
    const checkoutId = await checkOut(email, billing('Ann'), buyer);
    expectAnswer(await buyer.call(payments.payCheckout, { checkoutId, method: 'offline', ...request } as never));
    await handOnEvents(staff.ctx, [buyersBecomeContacts]);
  };
  const subscription = async () => {
    const [contact] = await all();
    const request = { contactId: contact?.id ?? '' };
    return expectAnswer(await staff.call(contactSubscriptions.getSubscription, request)).subscription;
  };

  test('buyers who tick the box are subscribed, with time and source; others said nothing', async () => {
    await offer({ visible: true });
    await pay('ann@example.com', { agreedToMarketing: false });
    expect(await subscription()).toMatchObject({ status: 'NOT_SET', statusDate: null, source: null });
    await pay('Ann@example.com', { agreedToMarketing: true });
    const since = shop.clock.now.toISOString();
    const subscribed = { email: 'ann@example.com', status: 'SUBSCRIBED', statusDate: since, source: 'CHECKOUT' };
    expect(await subscription()).toEqual(subscribed);
    // leaving the box empty later takes nothing back
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await pay('ann@example.com', { agreedToMarketing: false });
    expect(await subscription()).toEqual(subscribed);
  });

  test('nobody is subscribed who was not asked, and what an address said since then stands', async () => {
    await pay('bo@example.com', { agreedToMarketing: true });
    expect(await subscription()).toMatchObject({ status: 'NOT_SET' });
    await offer({ visible: true });
    const buyer = shop.visitor();
    const checkoutId = await checkOut('bo@example.com', billing('Bo'), buyer);
    const request = { checkoutId, method: 'offline', agreedToMarketing: true } as const;
    expectAnswer(await buyer.call(payments.payCheckout, request));
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await withSite(staff.ctx, (tx) => unsubscribe(tx, 'bo@example.com', shop.clock.now));
    await handOnEvents(staff.ctx, [buyersBecomeContacts]);
    expect(await subscription()).toMatchObject({ status: 'UNSUBSCRIBED', source: 'MAIL' });
  });

  test('the checkout shows the box as the owner wants it', async () => {
    const shown = async () =>
      expectAnswer(await shop.visitor().call(checkoutForm.getCheckoutForm, {})).form?.marketingConsent;
    expect(await shown()).toEqual({ visible: false, checkedByDefault: false });
    await offer({ visible: true, checkedByDefault: true });
    expect(await shown()).toEqual({ visible: true, checkedByDefault: true });
  });
});

test('orders move with a merge', async () => {
  const order = await buy('cy@example.com');
  const target = expectAnswer(await staff.call(contacts.createContact, { info: { name: { first: 'Cy' } } })).contact;
  const merge = {
    targetContactId: target?.id,
    targetContactRevision: 1,
    sourceContactIds: [order?.buyerInfo?.contactId],
  };
  expectAnswer(await staff.call(contacts.mergeContacts, merge));
  const moved = expectAnswer(await staff.call(orders.getOrder, { id: order?.id })).order;
  expect(moved?.buyerInfo?.contactId).toBe(target?.id);
});

test('someone who waits for an item becomes a contact', async () => {
  const { catalogReference } = (await shop.add({ name: 'Rare', price: 1000, stock: 0 })).line(1);
  const made = expectAnswer(
    await shop.visitor().call(backInStockNotifications.createBackInStockNotificationRequest, {
      request: { catalogReference, email: 'Wai@example.com' },
      itemDetails: { name: 'Rare' },
    }),
  );
  await handOnEvents(staff.ctx, [buyersBecomeContacts]);
  const [contact] = await all();
  expect(contact?.primaryInfo?.email).toBe('wai@example.com');
  expect(await shop.rows('back_in_stock_requests')).toMatchObject([
    { id: made.request?.id, doc: { contactId: contact?.id } },
  ]);
});
