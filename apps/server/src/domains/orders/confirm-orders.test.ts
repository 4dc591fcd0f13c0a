import { checkouts, currentCart, giftCards, payments } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { buyersGetConfirmations } from './confirm-orders.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
}, 60_000);
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  mailbox.mails.length = 0;
});

const ann = {
  address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' },
  contactDetails: { firstName: 'Ann', lastName: 'Lee' },
};

/** Places an order to be paid outside; returns its id. */
async function order(customer: Customer, email: string | undefined, codes: object = {}): Promise<string | undefined> {
  const mug = await shop.add({ name: 'Mug & <saucer>', price: 1999, stock: 5 });
  await customer.call(currentCart.addToCurrentCart, { lineItems: [mug.line(2)] });
  const { checkoutId: id } = expectAnswer(
    await customer.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }),
  );
  const shippingInfo = { shippingDestination: ann, selectedCarrierServiceOption: { code: POST } };
  const checkout = { id, shippingInfo, ...(email ? { buyerInfo: { email } } : {}), buyerNote: 'Ring twice' };
  expectAnswer(await customer.call(checkouts.updateCheckout, { checkout, ...codes }));
  return expectAnswer(await customer.call(checkouts.createOrder, { id })).orderId;
}

/** Hands on the announced events, and delivers the mails. */
async function deliver() {
  const staff = shop.staff().ctx;
  await handOnEvents(staff, [buyersGetConfirmations]);
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  await doDueWork({ ...staff, mailer }, [mailTask]);
}

test('a guest gets one confirmation, with lines, totals and addresses', async () => {
  await order(shop.visitor(), 'ann@example.com');
  await deliver();
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({ to: ['ann@example.com'], subject: 'Your order 10001' });
  for (const text of ['Mug & <saucer>', '39.98', 'Marktgasse 4', '20095 Hamburg', 'Ring twice', 'Total'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('Mug &amp; &lt;saucer&gt;');
  expect(mail?.text).not.toContain('/account/orders/');
});

test('what a gift card paid is confirmed, and told to nobody but the buyer', async () => {
  const { code, giftCard } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '10' }));
  const buyer = shop.visitor();
  const orderId = await order(buyer, 'ann@example.com', { giftCardCode: code });
  await deliver();
  for (const text of [`Paid with the gift card ending in ${code?.slice(-4)}`, '10.00', 'Still to pay', '43.41'])
    expect(mailbox.mails[0]?.text).toContain(text);
  expect(mailbox.mails[0]?.text).not.toContain(code);
  expect(await buyer.call(payments.listGiftCardPayments, { orderId })).toMatchObject({
    giftCards: [{ obfuscatedCode: giftCard?.obfuscatedCode, amount: { amount: '10.00' } }],
  });
  expect(await shop.visitor().call(payments.listGiftCardPayments, { orderId })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
});

test('two servers that hand on events at once send one mail', async () => {
  await order(shop.visitor(), 'ann@example.com');
  await Promise.all([deliver(), deliver()]);
  expect(mailbox.mails).toHaveLength(1);
});

test('answers to mails reach the shop, where it has an address, and nothing else than an answer', async () => {
  await order(shop.visitor(), 'ann@example.com');
  await deliver();
  expect(mailbox.mails[0]?.text).not.toMatch(/^Reply-To:/im);
  const { ctx } = shop.staff();
  const site = { ...ctx.site, settings: { ...ctx.site.settings, email: 'hello@halftone.test' } };
  await order(shop.visitor(), 'ben@example.com');
  await handOnEvents({ ...ctx, site }, [buyersGetConfirmations]);
  await deliver();
  expect(mailbox.mails[1]?.text).toMatch(/^Reply-To: hello@halftone\.test\r?$/im);
});

test('an order without an address is confirmed to nobody', async () => {
  await order(shop.visitor(), undefined);
  await deliver();
  expect(mailbox.mails).toEqual([]);
});

test('mails are in the language in which the buyer read the site', async () => {
  Object.assign(shop.site, { language: 'de' });
  await order(shop.visitor(), 'ann@example.com');
  Object.assign(shop.site, { language: 'fr' });
  await deliver();
  expect(mailbox.mails[0]).toMatchObject({ subject: 'Ihre Bestellung 10001' });
});
