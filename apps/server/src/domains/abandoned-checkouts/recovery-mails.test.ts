import { abandonedCheckoutAdministration, abandonedCheckouts, checkouts, recoveryMails } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { lookAtCheckout } from './look-at-checkout.ts';
import { recoveryMail } from './send-mail.ts';

const billingInfo = { address: { country: 'DE' }, contactDetails: { firstName: 'Ada' } };
type QueuedMail = { to: string; subject: string; text: string; letter: { unsubscribe?: { url: string } } };

let database: Database;
let shop: Shop;
let staff: Customer;
let song: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, {}, { tax: null });
  staff = shop.staff();
  song = await shop.add({ name: 'Song', price: 1250, isDigital: true, stock: 50 });
});

/** Lets time pass by the hour, and does what is due; mails stay in the queue. */
async function pass(hours: number) {
  for (let hour = 0; hour < hours; hour++) {
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
    await doDueWork(staff.ctx, [lookAtCheckout, recoveryMail]);
  }
}
async function decide(change: object) {
  const { settings } = expectAnswer(await staff.call(abandonedCheckoutAdministration.getRecoveryMailSettings, {}));
  const asked = { settings: { ...change, revision: settings?.revision } };
  return staff.call(abandonedCheckoutAdministration.updateRecoveryMailSettings, asked);
}
async function begin(email: string | null = 'Ada@example.com', visitor = shop.visitor()) {
  const checkoutInfo = { billingInfo, ...(email && { buyerInfo: { email } }) };
  const request = { lineItems: [song.line(2)], channelType: 'WEB', checkoutInfo };
  const { checkout } = expectAnswer(await visitor.call(checkouts.createCheckout, request));
  const id = checkout?.id ?? '';
  return { id, visitor, order: async () => expectAnswer(await visitor.call(checkouts.createOrder, { id })) };
}
async function mails(): Promise<QueuedMail[]> {
  const rows = await shop.rows<{ kind: string; due_date: Date; input: QueuedMail }>('tasks');
  // in the order in which they were queued, which the table does not keep
  const queued = rows.filter(({ kind }) => kind === 'mail').toSorted((a, b) => +a.due_date - +b.due_date);
  return queued.map(({ input }) => input);
}
async function only() {
  const answer = await staff.call(abandonedCheckouts.queryAbandonedCheckouts, { query: {} });
  const [found, ...more] = expectAnswer(answer).abandonedCheckouts ?? [];
  expect(more).toEqual([]);
  return { id: found?.id, activities: (found?.activities ?? []).map(({ type }) => type) };
}
const sendNow = (abandonedCheckoutId: string | undefined) =>
  staff.call(abandonedCheckoutAdministration.sendRecoveryMail, { abandonedCheckoutId });
const refusal = (code: string) => ({ refused: 'code', code });

test('buyers are reminded at the times that the owner chose, once and once more, and never otherwise', async () => {
  await begin('grace@example.com');
  await pass(5);
  expect(await mails()).toEqual([]);
  await decide({ enabled: true, hours: 3, secondHours: 48 });
  await begin();
  await pass(2);
  expect(await mails()).toEqual([]);
  await pass(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'ada@example.com' });
  for (const text of ['Hello Ada,', '2 × Song', '€25.00', '/redirect-to-checkout?metasiteId=', '/reminders/'])
    expect(mail?.text).toContain(text);
  await pass(47);
  expect(await mails()).toHaveLength(1);
  await pass(1);
  expect((await mails()).map(({ text }) => text.includes('last reminder'))).toEqual([false, true]);
  await pass(24 * 7);
  expect(await mails()).toHaveLength(2);
});

test('no mail follows a purchase: of the checkout, or of anything else by the same person', async () => {
  await decide({ enabled: true, hours: 2, secondHours: 24 });
  const bought = await begin();
  await pass(1);
  await bought.order();
  await pass(48);
  expect(await mails()).toEqual([]);
  expect(await only()).toMatchObject({ activities: ['SCHEDULED'] });
  await begin('ADA@example.com');
  await pass(1);
  const other = await begin('ada@example.com');
  await other.order();
  await pass(48);
  expect(await mails()).toEqual([]);
});

test('buyers who are at it again are left alone until they have left again', async () => {
  await decide({ enabled: true, hours: 2 });
  const { id, visitor } = await begin();
  await pass(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS / 2);
  expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, buyerNote: 'Wrapped, please' } }));
  shop.clock.now = new Date(shop.clock.now.getTime() - HOUR_MS / 2);
  await pass(1);
  expect(await mails()).toEqual([]);
  await pass(1);
  expect(await mails()).toHaveLength(1);
});

test('an address is written to once a day, however many checkouts somebody enters it in', async () => {
  await decide({ enabled: true, hours: 1 });
  for (let checkout = 0; checkout < 4; checkout++) await begin();
  await pass(3);
  expect(await mails()).toHaveLength(1);
});

test('the link in a mail ends the reminders for its address, with one click and for good', async () => {
  await decide({ enabled: true, hours: 1 });
  await begin();
  await pass(1);
  const [mail] = await mails();
  const token = /\/reminders\/([\w-]+)\/unsubscribe/.exec(mail?.letter.unsubscribe?.url ?? '')?.[1] ?? '';
  const nobody = shop.as({ kind: 'nobody' });
  const open = () => nobody.call(recoveryMails.openRecoveryMail, { token });
  expect(await open()).toEqual({ isUnsubscribed: false });
  expectAnswer(await nobody.call(recoveryMails.unsubscribeFromRecoveryMails, { token }));
  expect(await open()).toEqual({ isUnsubscribed: true });
  await pass(30);
  await begin('ADA@example.com');
  await pass(2);
  expect(await mails()).toHaveLength(1);
  const unknown = refusal('RECOVERY_MAIL_NOT_FOUND');
  for (const wrong of [`${token}x`, 'x']) {
    expect(await nobody.call(recoveryMails.openRecoveryMail, { token: wrong })).toMatchObject(unknown);
    expect(await nobody.call(recoveryMails.unsubscribeFromRecoveryMails, { token: wrong })).toMatchObject(unknown);
  }
});

test('staff remind a buyer themselves; the mail that was planned for then is left out', async () => {
  await decide({ enabled: true, hours: 3 });
  const { order } = await begin();
  await pass(1);
  const { id } = await only();
  expect(await sendNow(id)).toMatchObject({
    abandonedCheckout: { activities: [{ type: 'SCHEDULED' }, { type: 'EMAIL_SENT' }] },
  });
  expect(await sendNow(id)).toMatchObject(refusal('RECOVERY_MAIL_SENT_RECENTLY'));
  await pass(24);
  expect(await mails()).toHaveLength(1);
  expectAnswer(await sendNow(id));
  await order();
  await pass(24);
  expect(await sendNow(id)).toMatchObject(refusal('ABANDONED_CHECKOUT_RECOVERED'));
  expect(await sendNow('00000000-0000-4000-8000-000000000000')).toMatchObject({ refused: 'not-found' });
});

test('mails that are planned are left out once the owner wants none, or has deleted the checkout', async () => {
  await decide({ enabled: true, hours: 2 });
  await begin();
  await pass(1);
  await decide({ enabled: false });
  await pass(2);
  const { id, activities } = await only();
  expect(activities).toEqual(['SCHEDULED', 'AUTOMATION_SKIPPED']);
  await decide({ enabled: true });
  expectAnswer(await staff.call(abandonedCheckouts.deleteAbandonedCheckout, { abandonedCheckoutId: id }));
  await begin('grace@example.com');
  await pass(1);
  const grace = await only();
  expectAnswer(await staff.call(abandonedCheckouts.deleteAbandonedCheckout, { abandonedCheckoutId: grace.id }));
  expect((await shop.rows<{ kind: string }>('tasks')).filter(({ kind }) => kind === 'recovery mail')).toEqual([]);
  await pass(2);
  expect(await mails()).toEqual([]);
});

test('the rule keeps what is left out, and of two who change it at once, one is told', async () => {
  const { settings: first } = expectAnswer(await decide({ enabled: true }));
  expect(first).toEqual({ enabled: true, hours: 2, secondHours: null, revision: '2' });
  const late = { settings: { hours: 5, revision: '1' } };
  expect(await staff.call(abandonedCheckoutAdministration.updateRecoveryMailSettings, late)).toMatchObject(
    refusal('INVALID_REVISION'),
  );
  expect(expectAnswer(await decide({ hours: 4 })).settings).toMatchObject({ enabled: true, hours: 4 });
});
