import { orders, orderTransactionEvents } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { emit } from '../../../platform/events/index.ts';
import { businessHearsOfChargebacks, chargebackNotice } from './tell-of-payment.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const mails = async () =>
  (await shop.rows<{ kind: string; input: { to: string; subject: string; text: string } }>('tasks'))
    .filter(({ kind }) => kind === 'mail')
    .map(({ input }) => input);

async function placed() {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const order = await placeOrder(shop, [mug.line(2)]);
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
  return order;
}

test('a buyer gets a receipt of each payment that comes in later, with what is still owed', async () => {
  const { id } = await placed();
  const staff = shop.staff();
  expectAnswer(await staff.call(orders.recordManuallyCollectedPayment, { orderId: id, amount: { amount: '9.63' } }));
  expectAnswer(await staff.call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: id }));
  const [first, second, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ to: 'ada@example.com', subject: 'We’ve received your payment for order 10001' });
  expect(first?.text).toContain('We’ve received your payment of €9.63.');
  expect(first?.text).toContain('€20.00 is still to be paid.');
  expect(second?.text).toContain('We’ve received your payment of €20.00.');
  expect(second?.text).not.toContain('still to be paid');
  expect(second?.text).toMatch(/Download the receipt for €20\.00:\nhttp\S+\/stoa\/v1\/receipts\/files\/\S+\n/);
  expect(second?.text).toContain('You can download the receipt until August 29, 2026.');
});

test('no receipt is sent where it is switched off', async () => {
  Object.assign(shop.site.settings, { letters: { 'payment-received': { isOff: true } } });
  const { id } = await placed();
  expectAnswer(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: id }));
  expect(await mails()).toEqual([]);
});

test('the business is told of a chargeback once, whatever is done twice', async () => {
  const { id } = await placed();
  const { ctx } = shop.staff();
  const chargeback = { id: ctx.newId(), amount: { amount: '29.63', formattedAmount: '€29.63' } };
  const announce = () =>
    withSite(ctx, async (tx) => emit(tx, orderTransactionEvents.chargebackApproved(id, { orderId: id, chargeback })));
  for (let time = 0; time < 2; time++) {
    await announce();
    await handOnEvents(ctx, [businessHearsOfChargebacks]);
    await doDueWork(ctx, [chargebackNotice]);
  }
  expect(await shop.rows('mails')).toHaveLength(1);
  expect((await mails())[0]).toMatchObject({
    to: shop.site.ownerEmail,
    subject: 'Chargeback of €29.63 for order 10001',
    text: expect.stringContaining(`/dashboard/orders/${id}`),
  });
});
