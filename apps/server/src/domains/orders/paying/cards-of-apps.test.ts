/** Gift cards that somebody else issued pay for orders: exactly once, whatever happens in between. */
import { randomUUID } from 'node:crypto';
import { cartsV2, checkouts, currentCartV2, giftCards, orderBilling, orders, orderTransactions } from '@stoa/contract';
import { CARD, cardIssuer, ISSUER, returnToCards } from '@stoa/server/testing/card-issuer';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { siteRulesOf } from '../../purchase/index.ts';
import { siteTaxesOf } from '../../tax/index.ts';
import { openPlacement, placeOrder } from '../place-order.ts';
import { cards } from './paid-order.fixture.ts';
import { payingByCardOfApp } from './paying-by-card-of-app.ts';

const DECLINED = 'sandbox-4000000000000002';
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const failing = () => Promise.reject(new Error('down'));
const never = () => new Promise<never>(() => {});

let database: Database;
let shop: Shop;
let visitor: Customer;
let issuer: ReturnType<typeof cardIssuer>;
let song: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

async function open(balance = 5000): Promise<void> {
  issuer = cardIssuer(balance);
  // looked up at each call, so that a test can change what the issuer answers
  const provider = new Proxy(issuer.provider, { get: (_, name) => Reflect.get(issuer.provider, name) });
  shop = await openShop(database, {}, { providers: { giftCards: [provider] }, tax: null, log: quiet });
  song = await shop.add({ name: 'Song', price: 1000, isDigital: true });
  visitor = shop.visitor();
}
beforeEach(() => open());

const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
const billingInfo = { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } };
const checkOut = (more: object = { giftCardCode: CARD }) =>
  visitor.call(checkouts.createCheckout, {
    channelType: 'WEB',
    lineItems: [song.line(1)],
    checkoutInfo: { billingInfo, buyerInfo: { email: 'grace@example.com' } },
    ...more,
  });
const newCheckout = async (more?: object) => {
  const { checkout } = expectAnswer(await checkOut(more));
  if (!checkout?.id) throw new Error('there is no checkout');
  return { ...checkout, id: checkout.id };
};
const order = (id: string) => visitor.call(checkouts.createOrder, { id });
const pay = (id: string, paymentToken: string) => visitor.call(checkouts.createOrderAndCharge, { id, paymentToken });
const orderIdOf = (answer: unknown) => (expectAnswer(answer) as { orderId: string }).orderId;
const read = async (id: string) => expectAnswer(await shop.staff().call(orders.getOrder, { id })).order;
const paymentsOf = async (orderId: string) =>
  expectAnswer(await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId })).orderTransactions
    ?.payments;
const refundOf = async (orderId: string) =>
  expectAnswer(await shop.staff().call(orderTransactions.listTransactionsForSingleOrder, { orderId })).orderTransactions
    ?.refunds?.[0]?.transactions?.[0];
const later = async (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
  await returnToCards(shop.staff().ctx);
};
const states = async () => (await shop.rows<{ state: string }>('gift_card_holds')).map(({ state }) => state).toSorted();
const standing = () => issuer.redemptions.filter(({ isVoided }) => !isVoided).map(({ amount }) => amount);

describe('a gift card of an app', () => {
  test('pays for an order like one of the shop, and the order says whose it is', async () => {
    const checkout = await newCheckout();
    expect(checkout.giftCard).toMatchObject({
      obfuscatedCode: `********${CARD.slice(-4)}`,
      amount: { amount: '10.00' },
      appId: ISSUER,
      externalId: 'card-1',
    });
    expect(issuer.asked).toEqual(['balance']);
    const orderId = orderIdOf(await order(checkout.id));
    expect(issuer.redemptions).toMatchObject([{ orderId, amount: 1000 }]);
    expect([issuer.left(), await states()]).toEqual([4000, ['USED']]);
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await paymentsOf(orderId)).toMatchObject([
      { status: 'APPROVED', giftcardPaymentDetails: { appId: ISSUER, voided: false } },
    ]);
    await later(10);
    expect(issuer.left()).toBe(4000);
    expect(orderIdOf(await order(checkout.id))).toBe(orderId);
    expect(issuer.redemptions).toHaveLength(1);
  });

  test('is not asked for where the shop has one with the code', async () => {
    const { code } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '20', code: CARD }));
    orderIdOf(await order((await newCheckout({ giftCardCode: code })).id));
    expect(issuer.asked).toEqual([]);
  });

  test('gets back what it paid when the bank declines the rest, and pays again', async () => {
    issuer.change(400);
    const { id } = await newCheckout();
    const declined = await pay(id, DECLINED);
    expect(declined).toMatchObject({ code: 'PAYMENT_ERROR' });
    expect(issuer.left()).toBe(0);
    // without waiting for the task
    const orderId = orderIdOf(await pay(id, cards.good));
    expect((declined as { data: { orderId: string } }).data.orderId).toBe(orderId);
    await later(10);
    expect([issuer.left(), standing(), await states()]).toEqual([0, [400], ['RETURNED', 'USED']]);
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'PAID' });
  });

  test('gets its refund', async () => {
    const orderId = orderIdOf(await order((await newCheckout()).id));
    const [payment] = (await paymentsOf(orderId)) ?? [];
    expectAnswer(
      await shop.staff().call(orderBilling.refundPayments, { orderId, paymentRefunds: [{ paymentId: payment?.id }] }),
    );
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
    issuer.provider.void = failing;
    await later(0);
    expect(await states()).toEqual(['RETURNING']);
    expect(await refundOf(orderId)).toMatchObject({ refundStatus: 'PENDING' });
    issuer.provider.void = issuer.books.void;
    await later(1);
    await later(10);
    expect([issuer.left(), await states()]).toEqual([5000, ['RETURNED']]);
    expect(await refundOf(orderId)).toMatchObject({ refundStatus: 'SUCCEEDED' });
  });

  test('that has less by now makes the buyer look again', async () => {
    const { id } = await newCheckout();
    issuer.change(300);
    expect(await order(id)).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
    expect(checkout?.giftCard).toMatchObject({ amount: { amount: '3.00' } });
    orderIdOf(await order(id));
    expect([standing(), await states()]).toEqual([[300], ['RETURNED', 'USED']]);
  });

  test('pays for an order that is there', async () => {
    const orderId = orderIdOf(await order((await newCheckout({})).id));
    const redeem = (value: string, giftCardCode = CARD) =>
      shop.staff().call(orderBilling.redeemGiftCard, {
        ...{ orderId, giftCardCode, amount: { amount: value }, currency: 'EUR' },
      });
    expect(await redeem('4', 'UNKNOWN-CODE')).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
    expect(expectAnswer(await redeem('4')).payment).toMatchObject({ giftcardPaymentDetails: { appId: ISSUER } });
    expect(await redeem('6')).toMatchObject({ code: 'GIFT_CARD_ALREADY_APPLIED' });
    await later(0);
    expect([issuer.left(), standing()]).toEqual([4600, [400]]);
    const charge = { orderId, giftCards: [{ giftCardCode: CARD, amount: { amount: '6' } }] };
    expect(await shop.staff().call(orderBilling.chargeOrder, charge)).toMatchObject({
      code: 'GIFT_CARD_ALREADY_APPLIED',
    });
    issuer.provider.balance = failing;
    expect(await redeem('6')).toMatchObject({ code: 'GIFT_CARD_NOT_CONFIRMED' });
  });

  test('is asked for nothing where an order would have more cards than it may', async () => {
    const orderId = orderIdOf(await order((await newCheckout({})).id));
    const many = Array.from({ length: 6 }, (_, n) => ({ giftCardCode: `${CARD}-${n}`, amount: { amount: '1' } }));
    const tooMany = { code: 'MAX_GIFT_CARDS_EXCEEDED' };
    expect(await shop.staff().call(orderBilling.chargeOrder, { orderId, giftCards: many })).toMatchObject(tooMany);
    for (let n = 0; n < 5; n++) {
      const { code } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '1' }));
      const own = { orderId, giftCardCode: code, amount: { amount: '1' }, currency: 'EUR' };
      expectAnswer(await shop.staff().call(orderBilling.redeemGiftCard, own));
    }
    const one = { orderId, giftCardCode: CARD, amount: { amount: '1' }, currency: 'EUR' };
    expect(await shop.staff().call(orderBilling.redeemGiftCard, one)).toMatchObject(tooMany);
    expect(issuer.asked).toEqual([]);
  });

  test('is in a cart of the second generation', async () => {
    expectAnswer(await visitor.call(currentCartV2.addLineItemsToCurrentCart, { catalogItems: [song.line(1)] }));
    const add = (code: string) => visitor.call(currentCartV2.addGiftCardToCurrentCart, { giftCard: { code } });
    expect(await add('UNKNOWN-CODE')).toMatchObject({ code: 'INVALID_GIFT_CARD_CODE' });
    const named = { obfuscatedCode: `********${CARD.slice(-4)}`, appId: ISSUER };
    const { cart } = expectAnswer(await add(CARD));
    expect(cart?.paymentInfo?.giftCards).toMatchObject([named]);
    const asked = issuer.asked.length;
    const shown = expectAnswer(await visitor.call(currentCartV2.getCurrentCart, {})).cart;
    expect(shown?.paymentInfo?.giftCards).toEqual(cart?.paymentInfo?.giftCards);
    expect(issuer.asked).toHaveLength(asked);
    const { summary } = expectAnswer(await visitor.call(cartsV2.calculateCart, { cartId: cart?.id }));
    const giftCardId = cart?.paymentInfo?.giftCards?.[0]?.id;
    expect(JSON.stringify(summary)).toContain(`"giftCardId":"${giftCardId}","redeemAmount":{"amount":"10.00"`);
    expectAnswer(await visitor.call(currentCartV2.removeGiftCardFromCurrentCart, { giftCardId }));
    issuer.provider.balance = failing;
    expect(await add(CARD)).toMatchObject({ code: 'GIFT_CARD_NOT_CONFIRMED' });
  });
});

test.each<[string, string, () => Promise<unknown>]>([
  [
    'a cart that is not there',
    'CART_NOT_FOUND',
    () => visitor.call(cartsV2.addGiftCard, { cartId: randomUUID(), giftCard: { code: 'UNKNOWN-CODE' } }),
  ],
  [
    'a coupon that is refused first',
    'ERROR_COUPON_DOES_NOT_EXIST',
    () => checkOut({ giftCardCode: 'UNKNOWN-CODE', couponCode: 'NONE' }),
  ],
])('nobody has an app asked without end, by way of %s', async (_what, code, attempt) => {
  visitor.ctx.client = { address: `2001:db8:${code.length.toString(16)}::1`, userAgent: 'test' };
  for (let count = 0; count < 51; count++) expect(await attempt()).toMatchObject({ code });
  expect(await attempt()).toMatchObject({ code: 'THROTTLED_FEATURE' });
  expect(issuer.asked).toHaveLength(51);
});

describe('an app that does not answer', () => {
  test('keeps a card from being entered, and an order with it from being placed', async () => {
    const { id } = await newCheckout();
    const { balance } = issuer.books;
    issuer.provider.balance = failing;
    expect(await checkOut()).toMatchObject({ code: 'GIFT_CARD_NOT_CONFIRMED' });
    const addedLine = { id, lineItems: [song.line(1)] };
    const { checkout } = expectAnswer(await visitor.call(checkouts.addToCheckout, addedLine));
    expect(checkout?.calculationErrors?.giftCardCalculationError?.applicationError?.code).toBe(
      'GIFT_CARD_NOT_CONFIRMED',
    );
    const refused = { code: 'REDEEM_GIFT_CARD_ERROR', data: { reason: 'GIFT_CARD_NOT_CONFIRMED' } };
    expect(await order(id)).toMatchObject(refused);
    expect(await shop.rows('orders')).toEqual([]);
    issuer.provider.balance = balance;
    shop.clock.now = new Date(shop.clock.now.getTime() + 20_000);
    expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
    orderIdOf(await order(id));
    expect(standing()).toEqual([2000]);
  });

  test('when it is to take an amount refuses the order, which a further attempt places at one charge', async () => {
    const { id } = await newCheckout();
    issuer.provider.redeem = async (...asked) => {
      await issuer.books.redeem(...asked);
      throw new Error('the line is gone');
    };
    const reason = 'GIFT_CARD_NOT_CONFIRMED';
    expect(await order(id)).toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR', data: { reason } });
    expect([standing(), await states()]).toEqual([[1000], ['ASKED']]);
    issuer.provider.redeem = issuer.books.redeem;
    orderIdOf(await order(id));
    await later(10);
    expect([standing(), await states()]).toEqual([[1000], ['USED']]);
  });

  test('gets the question again, and returns the amount where no order follows', async () => {
    const { id } = await newCheckout();
    issuer.provider.redeem = async (...asked) => {
      await issuer.books.redeem(...asked);
      throw new Error('the line is gone');
    };
    await order(id);
    await later(3);
    expect(await states()).toEqual(['RETURNING']);
    issuer.provider.redeem = issuer.books.redeem;
    await later(10);
    expect([issuer.left(), standing(), await states()]).toEqual([5000, [], ['RETURNED']]);
  });

  test('takes the amount at one attempt and refuses another at the same time: it is returned, whichever ends first', async () => {
    const { id } = await newCheckout();
    const refused = { code: 'REDEEM_GIFT_CARD_ERROR' };
    issuer.provider.redeem = async (...asked) => {
      const taken = await issuer.books.redeem(...asked);
      issuer.provider.redeem = async () => ({ problem: 'INSUFFICIENT_FUNDS' });
      expect(await order(id)).toMatchObject(refused);
      return taken;
    };
    expect(await order(id)).toMatchObject(refused);
    await later(0);
    expect([issuer.left(), standing(), new Set(await states())]).toEqual([5000, [], new Set(['RETURNED'])]);
  });

  test('names no transaction: the card has paid all the same', async () => {
    const { id } = await newCheckout();
    issuer.provider.redeem = async (...asked) => {
      await issuer.books.redeem(...asked);
      return { transactionId: null };
    };
    const orderId = orderIdOf(await order(id));
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'PAID' });
    // what was returned meanwhile does not count as paid again
    const { books } = issuer;
    issuer.change(400);
    issuer.provider.redeem = books.redeem;
    const other = await newCheckout();
    await pay(other.id, DECLINED);
    issuer.provider.redeem = async () => ({ transactionId: null });
    await later(0);
    expect(await pay(other.id, cards.good)).toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' });
  });

  test('is no longer there: what it is to return is lost', async () => {
    const { id } = await newCheckout();
    const orderId = orderIdOf(await order(id));
    const [payment] = (await paymentsOf(orderId)) ?? [];
    await shop.staff().call(orderBilling.refundPayments, { orderId, paymentRefunds: [{ paymentId: payment?.id }] });
    const { ctx } = shop.staff();
    await returnToCards({ ...ctx, providers: { ...ctx.providers, giftCards: [] } });
    expect(await states()).toEqual(['LOST']);
    expect(await refundOf(orderId)).toMatchObject({
      refundStatus: 'FAILED',
      refundStatusInfo: { description: 'the app of the gift card did not return the amount' },
    });
    const { number } = (await read(orderId)) ?? {};
    const tasks = await shop.rows<{ kind: string; input: unknown }>('tasks');
    expect(tasks.find(({ kind }) => kind === 'lost gift card amount')?.input).toMatchObject({
      facts: { orderNumber: number, amount: '€10.00', ending: CARD.slice(-4) },
    });
  });
});

describe('a crash', () => {
  const terms = async () => ({
    siteRules: await siteRulesOf(visitor.ctx),
    siteTaxes: await siteTaxesOf(visitor.ctx),
    consent: { stated: {}, agreed: null },
  });

  test('before the order is written returns what its card has paid, once', async () => {
    const { id } = await newCheckout();
    await new Promise<void>((resolve) => {
      const place = () => {
        resolve();
        return never();
      };
      void terms().then((known) => payingByCardOfApp(visitor.ctx, id, place)(known));
    });
    expect([standing(), await states()]).toEqual([[1000], ['TAKEN']]);
    await later(1);
    expect(standing()).toEqual([1000]);
    await later(2);
    await later(60);
    expect([issuer.left(), issuer.asked.filter((what) => what === 'void'), await states()]).toEqual([
      5000,
      ['void'],
      ['RETURNED'],
    ]);
    orderIdOf(await order(id));
    expect(standing()).toEqual([1000]);
  });

  test('before the app has answered does the same', async () => {
    const { id } = await newCheckout();
    await new Promise<void>((resolve) => {
      issuer.provider.redeem = async (...asked) => {
        await issuer.books.redeem(...asked);
        resolve();
        return never();
      };
      void order(id);
    });
    issuer.provider.redeem = issuer.books.redeem;
    await later(3);
    expect([issuer.left(), standing(), await states()]).toEqual([5000, [], ['RETURNED']]);
  });

  test('that was none: what was returned meanwhile pays for no order', async () => {
    const { id } = await newCheckout();
    const place = payingByCardOfApp(visitor.ctx, id, async (known) => {
      await later(3);
      return withSite(visitor.ctx, async (tx) => {
        const placement = await openPlacement(visitor.ctx, tx, id, known);
        return isRefusal(placement) || 'placed' in placement ? placement : placeOrder(visitor.ctx, tx, placement);
      });
    });
    expect(await place(await terms())).toMatchObject({ code: 'REDEEM_GIFT_CARD_ERROR' });
    expect([standing(), await states(), await shop.rows('orders')]).toEqual([[], ['RETURNED'], []]);
  });
});

test.each<[string, object | null]>([
  ['with a balance that is no whole number', { status: 'VALID', balance: 1.5, currency: 'EUR', externalId: null }],
  ['with a negative balance', { status: 'VALID', balance: -1, currency: 'EUR', externalId: null }],
  ['without a currency', { status: 'VALID', balance: 1, externalId: null }],
])('an answer %s counts like none', async (_what, answer) => {
  issuer.provider.balance = async () => answer as never;
  expect(await checkOut()).toMatchObject({ code: 'GIFT_CARD_NOT_CONFIRMED' });
});

test.each([
  ['EXPIRED', 'EUR', 'GIFT_CARD_EXPIRED'],
  ['DISABLED', 'EUR', 'GIFT_CARD_DISABLED'],
  ['VALID', 'USD', 'GIFT_CARD_CURRENCY_MISMATCH'],
] as const)('a card that is %s in %s is refused as %s', async (status, currency, code) => {
  issuer.provider.balance = async () => ({ status, balance: 500, currency, externalId: null });
  expect(await checkOut()).toMatchObject({ code });
});
