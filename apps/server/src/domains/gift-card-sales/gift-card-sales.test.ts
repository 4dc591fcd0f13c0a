import { randomUUID } from 'node:crypto';
import {
  cartsV2,
  checkouts,
  currentCart,
  currentCartV2,
  giftCardProduct,
  giftCards,
  orders,
  payments,
} from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../domains.ts';
import { type Database, withSite } from '../../platform/db/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { movePayment } from '../payments/index.ts';
import { monthsAfter, soldCardsAreIssued } from './issue-sold-cards.ts';

const CARD = 'sandbox-4242424242424242';
const DAY_MS = 24 * 60 * 60_000;

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
let visitor: Customer;
let productId: string;
let presetIds: string[];

beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
}, 60_000);
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
});

/** A shop in which prices include tax, and that sells cards of 25, of 50 worth 60, and of any amount from 10 to 200. */
beforeEach(async () => {
  mailbox.mails.length = 0;
  shop = await openShop(database);
  visitor = shop.visitor();
  const staff = shop.staff();
  const { product: known } = expectAnswer(await staff.call(giftCardProduct.getGiftCardProduct, {}));
  const product = {
    ...{ revision: known?.revision, active: true, validityMonths: 12 },
    presets: [{ price: '25' }, { price: '50', value: '60' }],
    customAmount: { min: '10', max: '200' },
  };
  const { product: saved } = expectAnswer(await staff.call(giftCardProduct.updateGiftCardProduct, { product }));
  productId = saved?.id ?? '';
  presetIds = saved?.presets?.map(({ id }) => id ?? '') ?? [];
});

const cardLine = (options: object, quantity = 1) => ({
  catalogReference: { appId: GIFT_CARDS_APP_ID, catalogItemId: productId, options },
  quantity,
});
const isCard = (line: object): boolean => JSON.stringify(line).includes(GIFT_CARDS_APP_ID);
const forGrace = {
  recipient: { name: 'Grace', email: 'grace@example.com' },
  senderName: 'Ada',
  message: 'Happy birthday!',
};
const billingInfo = {
  address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstr. 1' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
};

/** A checkout with these lines, ready to be paid. */
async function checkoutOf(lineItems: object[], more: object = {}): Promise<string> {
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, {
      ...{ channelType: 'WEB', lineItems },
      checkoutInfo: {
        ...{ buyerInfo: { email: 'ada@example.com' }, billingInfo },
        ...(lineItems.some((line) => !isCard(line)) && {
          shippingInfo: { shippingDestination: billingInfo, selectedCarrierServiceOption: { code: POST } },
        }),
      },
      ...more,
    }),
  );
  return checkout?.id ?? '';
}

const pay = (checkoutId: string, method: 'card' | 'offline' = 'card') =>
  visitor.call(payments.payCheckout, { checkoutId, method, paymentToken: CARD });

/** Buys lines by card; returns the order's id. */
async function buy(...lineItems: object[]): Promise<string> {
  const { orderId = '', outcome } = expectAnswer(await pay(await checkoutOf(lineItems)));
  expect(outcome).toBe('PAID');
  return orderId;
}

async function refund(orderId: string, paymentId: string): Promise<void> {
  const { ctx } = shop.staff();
  const owner = ctx.payables.find(({ kind }) => kind === 'ORDER') ?? expect.fail('no domain owns orders');
  await movePayment(ctx, owner, orderId, { type: 'REFUND', paymentId });
}

const handOn = () => handOnEvents(shop.staff().ctx, [soldCardsAreIssued]);
async function deliverMails(): Promise<void> {
  const staff = shop.staff().ctx;
  await doDueWork(
    staff,
    tasks.filter(({ name }) => name === 'gift card'),
  );
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  await doDueWork({ ...staff, mailer }, [mailTask]);
}
const issued = async () => expectAnswer(await shop.staff().call(giftCards.listGiftCards, {})).giftCards ?? [];
type CardRow = { code: string; order_id: string };
const codes = async () => (await shop.rows<CardRow>('gift_cards')).map(({ code }) => code);

test('a visitor sees what is for sale, and nothing while it is switched off', async () => {
  const offered = async () => expectAnswer(await visitor.call(giftCardProduct.getOfferedGiftCard, {})).product;
  expect(await offered()).toMatchObject({
    name: 'Gift card',
    presets: [
      { price: '25.00', value: '25.00' },
      { price: '50.00', value: '60.00' },
    ],
    customAmount: { min: '10.00', max: '200.00' },
  });
  const staff = shop.staff();
  const product = { revision: '2', active: false };
  expectAnswer(await staff.call(giftCardProduct.updateGiftCardProduct, { product }));
  expect(await offered()).toBeUndefined();
  const add = await visitor.call(currentCart.addToCurrentCart, { lineItems: [cardLine({ variantId: presetIds[0] })] });
  expect(expectAnswer(add).cart?.lineItems).toEqual([]);
});

test('the same settings sent again are no change, and presets keep their ids', async () => {
  const staff = shop.staff();
  const { product } = expectAnswer(await staff.call(giftCardProduct.getGiftCardProduct, {}));
  const again = expectAnswer(await staff.call(giftCardProduct.updateGiftCardProduct, { product }));
  expect(again.product).toEqual(product);
  expect(
    await staff.call(giftCardProduct.updateGiftCardProduct, { product: { revision: '1', active: false } }),
  ).toMatchObject({ code: 'INVALID_REVISION' });
});

test.each([
  ['presets.0.price', { presets: [{ price: '0.001' }] }],
  ['presets.0.value', { presets: [{ price: '10', value: '9' }] }],
  ['presets.1.price', { presets: [{ price: '10' }, { price: '10.00' }] }],
  ['customAmount.max', { customAmount: { min: '10', max: '10' } }],
  ['presets', { presets: [], customAmount: null }],
  ['name', { name: ' ' }],
  ['image.id', { image: { id: 'nothing.webp' } }],
])('a mistake in %s is named', async (field, change) => {
  const product = { revision: '2', ...change };
  expect(await shop.staff().call(giftCardProduct.updateGiftCardProduct, { product })).toMatchObject({
    violations: [{ field: `product.${field}` }],
  });
});

test('a cart holds a card as an item that is neither sent nor taxed nor discounted', async () => {
  const { cart } = expectAnswer(
    await visitor.call(currentCart.addToCurrentCart, {
      lineItems: [
        cardLine({ variantId: presetIds[1], ...forGrace }),
        cardLine({ customAmount: '33' }),
        cardLine({ variantId: presetIds[1], ...forGrace }),
        cardLine({ variantId: presetIds[1] }),
      ],
    }),
  );
  expect(cart?.lineItems).toMatchObject([
    {
      ...{ quantity: 2, itemType: { preset: 'GIFT_CARD' }, price: { amount: '50.00' } },
      ...{ url: { relativePath: '/gift-card' }, physicalProperties: { shippable: false } },
      descriptionLines: [
        { name: { original: 'Worth' }, plainText: { original: '€60.00' } },
        { name: { original: 'For' }, plainText: { original: 'Grace (grace@example.com)' } },
        { name: { original: 'Message' }, plainText: { original: 'Happy birthday!' } },
      ],
    },
    { quantity: 1, price: { amount: '33.00' } },
    { quantity: 1, price: { amount: '50.00' } },
  ]);
  const totals = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, {}));
  expect(totals.priceSummary).toMatchObject({ subtotal: { amount: '183.00' }, tax: { amount: '0.00' } });
});

test.each([
  [{ customAmount: '9.99' }],
  [{ customAmount: '200.01' }],
  [{ customAmount: '20.001' }],
  [{ variantId: '11111111-1111-4111-8111-111111111111' }],
  [{}],
])('the second generation says that %o is not sold', async (options) => {
  const catalogItems = [cardLine(options)];
  expect(await visitor.call(currentCartV2.addLineItemsToCurrentCart, { catalogItems })).toMatchObject({
    code: 'ITEM_NOT_FOUND_IN_CATALOG',
  });
});

test.each([
  ['recipient.email', { recipient: { email: 'nobody' } }],
  ['message', { message: 'x'.repeat(501) }],
  ['deliveryDate', { deliveryDate: 'tomorrow' }],
  ['deliveryDate', { deliveryDate: '2028-01-01T00:00:00Z' }],
  ['variantId', { variantId: 7 }],
])('a mistake in the option %s is named', async (field, options) => {
  const lineItems = [cardLine({ customAmount: '20', ...options })];
  expect(await visitor.call(currentCart.addToCurrentCart, { lineItems })).toMatchObject({
    violations: [{ field: `lineItems.0.catalogReference.options.${field}` }],
  });
});

test('a friend gets the card that is paid for, and its code is nowhere else', async () => {
  const orderId = await buy(cardLine({ variantId: presetIds[1], ...forGrace }));
  expect(await issued()).toEqual([]);
  await handOn();
  const [card, ...others] = await issued();
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    ...{ initialAmount: { value: '60.00' }, balance: { value: '60.00' }, order: { id: orderId }, senderName: 'Ada' },
    ...{ recipient: forGrace.recipient, expirationDate: '2027-03-02T10:00:00.000Z' },
  });
  await deliverMails();
  await deliverMails();
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
  const [code = ''] = await codes();
  expect(mailbox.mails[0]?.text).toContain(code);
  expect(mailbox.mails[0]?.text).toContain('Happy birthday!');
  const staff = shop.staff();
  const seen = [
    await staff.call(orders.getOrder, { id: orderId }),
    await staff.call(giftCards.listGiftCards, {}),
    await staff.call(giftCards.getIssuedGiftCard, { giftCardId: card?.id }),
    await shop.rows('orders'),
    await shop.rows('outbox'),
    await shop.rows('audit_log'),
  ];
  expect(JSON.stringify(seen)).not.toContain(code);
  const found = await staff.call(giftCards.listGiftCards, { query: { filter: { 'order.id': orderId } } });
  expect(expectAnswer(found).giftCards).toHaveLength(1);
});

test('each unit is a card; those for oneself go to the buyer', async () => {
  await buy(cardLine({ variantId: presetIds[0] }, 3), cardLine({ customAmount: '12.34' }));
  await Promise.all([handOn(), handOn()]);
  const cards = await issued();
  expect(cards.map(({ initialAmount }) => initialAmount?.value).sort()).toEqual(['12.34', '25.00', '25.00', '25.00']);
  expect(new Set(await codes()).size).toBe(4);
  for (const { recipient, senderName } of cards) {
    expect(recipient).toEqual({ name: 'Ada', email: 'ada@example.com' });
    expect(senderName).toBeNull();
  }
});

test('a card is sent on its day, and its time to be used begins then', async () => {
  const deliveryDate = new Date(shop.clock.now.getTime() + 10 * DAY_MS).toISOString();
  await buy(cardLine({ variantId: presetIds[0], ...forGrace, deliveryDate }));
  await handOn();
  await deliverMails();
  expect(mailbox.mails).toEqual([]);
  expect(await issued()).toMatchObject([{ deliveryDate, expirationDate: '2027-03-12T10:00:00.000Z' }]);
  shop.clock.now = new Date(deliveryDate);
  await deliverMails();
  expect(mailbox.mails).toHaveLength(1);
});

test('an order that is not paid yet has no cards', async () => {
  const { orderId = '' } = expectAnswer(
    await pay(await checkoutOf([cardLine({ variantId: presetIds[0] })]), 'offline'),
  );
  await handOn();
  expect(await issued()).toEqual([]);
  const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
  expect(order).toMatchObject({ paymentStatus: 'NOT_PAID', lineItems: [{ itemType: { preset: 'GIFT_CARD' } }] });
});

test('a refund blocks the cards that have not been used, and leaves the others', async () => {
  const orderId = await buy(cardLine({ variantId: presetIds[0] }, 2));
  await handOn();
  const [code = ''] = await codes();
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const spending = await checkoutOf([mug.line(1)], { giftCardCode: code });
  expectAnswer(await pay(spending));
  const { order } = expectAnswer(await shop.staff().call(orders.getOrder, { id: orderId }));
  expect(order?.paymentStatus).toBe('PAID');
  const [payment] = await shop.rows<{ id: string }>('payments');
  await refund(orderId, payment?.id ?? '');
  await handOn();
  const after = (await issued()).map(({ status, balance }) => [status, balance?.value]).sort();
  expect(after).toEqual([
    ['DISABLED', '25.00'],
    ['VALID', expect.stringMatching(/^\d\.\d\d$|^1\d\.\d\d$/)],
  ]);
});

test('an order that is refunded before its cards were issued gets none', async () => {
  const orderId = await buy(cardLine({ variantId: presetIds[0] }));
  const [payment] = await shop.rows<{ id: string }>('payments');
  await refund(orderId, payment?.id ?? '');
  await handOn();
  expect(await issued()).toEqual([]);
});

test('neither a coupon nor a gift card pays for a gift card alone', async () => {
  const { code } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '500' }));
  const id = await checkoutOf([cardLine({ variantId: presetIds[0] })]);
  expect(await visitor.call(checkouts.updateCheckout, { checkout: { id }, giftCardCode: code })).toMatchObject({
    code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  });
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const both = await checkoutOf([cardLine({ variantId: presetIds[0] }), mug.line(1)], { giftCardCode: code });
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: both }));
  const [total, paid] = [checkout?.priceSummary?.total?.amount, checkout?.giftCard?.amount?.amount];
  expect(Number(total) - Number(paid)).toBeCloseTo(25);

  const mugLine = checkout?.lineItems?.find(({ itemType }) => itemType?.preset === 'PHYSICAL')?.id;
  expectAnswer(await visitor.call(checkouts.removeLineItems, { id: both, lineItemIds: [mugLine] }));
  expect(await pay(both)).toMatchObject({ code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' });
});

test('the second generation names a gift card for a gift card as a violation', async () => {
  const { code } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '500' }));
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const catalogItems = [cardLine({ variantId: presetIds[0] }), mug.line(1)];
  const { cart } = expectAnswer(
    await visitor.call(cartsV2.createCart, { cart: {}, catalogItems, giftCards: [{ code }] }),
  );
  const mugLine = cart?.lineItems?.find(({ attributes }) => attributes?.itemType?.preset === 'PHYSICAL')?.id;
  expectAnswer(await visitor.call(cartsV2.removeLineItems, { cartId: cart?.id, lineItemIds: [mugLine] }));
  const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id }));
  expect(summary?.violations).toContainEqual(
    expect.objectContaining({ code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD', severity: 'ERROR' }),
  );
});

test('who gets a card is forgotten when they are erased, in the orders of others as well', async () => {
  const orderId = await buy(
    cardLine({ variantId: presetIds[0], ...forGrace }),
    cardLine({ variantId: presetIds[1], recipient: { name: 'Hedy', email: 'hedy@example.com' } }),
  );
  await handOn();
  const { ctx } = shop.staff();
  const grace = { memberId: randomUUID(), contactId: null, emails: ['grace@example.com'] };
  await withSite(ctx, async (tx) => {
    for (const { erase } of ctx.personalData) await erase(ctx, tx, [grace]);
  });
  const [row] = await shop.rows<{ id: string; doc: { lines: object[] } }>('orders');
  expect(JSON.stringify(row)).not.toMatch(/grace|birthday/i);
  expect(row?.doc.lines).toMatchObject([
    {
      item: { giftCard: { value: 2500, recipient: null, message: null } },
      reference: { options: { senderName: 'Ada' } },
    },
    { item: { giftCard: { recipient: { name: 'Hedy', email: 'hedy@example.com' } } } },
  ]);
  expect(expectAnswer(await visitor.call(orders.getOrder, { id: orderId })).order?.lineItems).toHaveLength(2);
});

test('months are those of the calendar', () => {
  expect(monthsAfter(new Date('2026-01-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
  expect(monthsAfter(new Date('2026-03-02T10:00:00Z'), 24).toISOString()).toBe('2028-03-02T10:00:00.000Z');
});
