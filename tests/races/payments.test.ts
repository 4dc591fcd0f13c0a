import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsIn, stockOf } from './support/books.ts';
import { answersOf, atOnce, type Buyer, cards, outcomeOf, refusalsOf } from './support/buyer.ts';
import { watchCharges } from './support/charges.ts';
import { resumePayments } from './support/resume-payments.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

const MINUTE = 60_000;

const payByCard = (buyer: Buyer, checkoutId: string, paymentToken: string) =>
  outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken }));

const charges = watchCharges();

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  let ahead = 0;
  beforeAll(async () => {
    shop = await openRaceShop(kind, () => new Date(Date.now() + ahead));
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  const stockNow = (itemId: string) => stockOf(shop.server.database, itemId);

  /** Follows up open payments, as several processes do. */
  const resumeEverywhere = () => atOnce(3, () => resumePayments(shop.server.app));

  /** A checkout whose bank asks the buyer for confirmation; with the pending payment. */
  async function askedPayment(quantity: number) {
    const item = await shop.addItem(10);
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(quantity));
    const { answer } = await payByCard(buyer, checkoutId, cards.asking);
    expect(answer?.outcome).toBe('ACTION_REQUIRED');
    const paymentId = new URL(answer?.actionUrl ?? '').searchParams.get('payment') ?? '';
    return { item, buyer, checkoutId, paymentId };
  }

  test('each decline restores the stock once, however many arrive at the same time', async () => {
    const item = await shop.addItem(10);
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(3));
    for (let round = 0; round < 5; round++) {
      const outcomes = await atOnce(8, () => payByCard(buyer, checkoutId, cards.declined));
      expect(new Set(answersOf(outcomes).map(({ outcome }) => outcome))).toEqual(new Set(['DECLINED']));
      expect(refusalsOf(outcomes).filter((code) => code !== 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')).toEqual([]);
      expect(await stockNow(item.id)).toBe(10);
    }
    const paid = await atOnce(5, () => payByCard(buyer, checkoutId, cards.good));
    expect(answersOf(paid).map(({ outcome }) => outcome)).toContain('PAID');
    expect(await stockNow(item.id)).toBe(7);
  });

  test('declined, accepted and challenged cards and offline orders at once end as one order', async () => {
    for (let round = 0; round < 6; round++) {
      const item = await shop.addItem(10);
      const buyer = shop.newBuyer();
      const checkoutId = await buyer.checkOut(item.line(4));
      const tokens = [cards.declined, cards.good, cards.asking];
      const outcomes = await atOnce(12, (index) => {
        const token = tokens[index % 4];
        return token
          ? payByCard(buyer, checkoutId, token)
          : outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'offline' }));
      });
      expect(new Set(answersOf(outcomes).map(({ orderId }) => orderId)).size).toBe(1);
      for (const { actionUrl } of answersOf(outcomes).filter(({ outcome }) => outcome === 'ACTION_REQUIRED')) {
        const paymentId = new URL(actionUrl ?? '').searchParams.get('payment') ?? '';
        await buyer.payments.completePaymentAction({ paymentId, approved: 'no' });
      }
      const last = await outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'offline' }));
      expect(last.answer?.outcome).toMatch(/^(PAID|PAY_LATER)$/);
      expect(await stockNow(item.id)).toBe(6);
    }
  });

  test('one of many responses to the bank counts, and all get the same result', async () => {
    for (let round = 0; round < 5; round++) {
      const { item, buyer, paymentId } = await askedPayment(2);
      const answers = await atOnce(10, (index) =>
        buyer.payments.completePaymentAction({ paymentId, approved: (index + round) % 2 ? 'yes' : 'no' }),
      );
      const outcomes = [...new Set(answers.map(({ outcome }) => outcome))];
      expect(outcomes).toHaveLength(1);
      expect(await stockNow(item.id)).toBe(outcomes[0] === 'PAID' ? 8 : 10);
    }
  });

  test('a buyer who answers just as the payment is given up gets one result or the other', async () => {
    for (let round = 0; round < 5; round++) {
      const { item, buyer, checkoutId, paymentId } = await askedPayment(2);
      ahead += 31 * MINUTE;
      const [answers] = await Promise.all([
        atOnce(3, () => buyer.payments.completePaymentAction({ paymentId, approved: 'yes' })),
        resumeEverywhere(),
      ]);
      const outcomes = [...new Set(answers.map(({ outcome }) => outcome))];
      expect(outcomes).toHaveLength(1);
      const isPaid = outcomes[0] === 'PAID';
      expect(await stockNow(item.id)).toBe(isPaid ? 8 : 10);
      const later = await outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'offline' }));
      expect(later.answer?.outcome).toBe(isPaid ? 'PAID' : 'PAY_LATER');
      expect(await stockNow(item.id)).toBe(8);
    }
  });

  /** A payment with a charge that the provider holds back until released. */
  async function silentPayment() {
    const item = await shop.addItem(10);
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(1));
    charges.forget();
    const speak = charges.holdNext();
    const answer = payByCard(buyer, checkoutId, cards.good);
    await expect.poll(() => stockNow(item.id)).toBe(9);
    return { item, buyer, checkoutId, answer, speak };
  }

  test('a lost charge is given up once; its late response charges nothing and undoes nothing', async () => {
    const { item, buyer, checkoutId, answer, speak } = await silentPayment();
    const inProgress = { refused: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' };
    expect(await payByCard(buyer, checkoutId, cards.good)).toMatchObject(inProgress);
    ahead += 2 * MINUTE;
    await resumeEverywhere();
    // the server does its due work too, and may be processing it
    await expect.poll(() => stockNow(item.id)).toBe(10);
    expect(await payByCard(buyer, checkoutId, cards.good)).toMatchObject({ answer: { outcome: 'PAID' } });
    speak();
    const late = await answer;
    expect(late).toMatchObject({ answer: { outcome: 'DECLINED' } });
    expect(await stockNow(item.id)).toBe(9);
    const orderId = late.answer?.orderId;
    expect(charges.keys).toEqual([`${orderId}:1`, `${orderId}:2`]);
  });

  test.runIf(kind === 'embedded')(
    'lost payments are found behind any number of payments that wait for their buyers',
    async () => {
      for (let batch = 0; batch < 11; batch++) await atOnce(10, () => askedPayment(1));
      const { item, answer, speak } = await silentPayment();
      ahead += 2 * MINUTE;
      await resumeEverywhere();
      await expect.poll(() => stockNow(item.id)).toBe(10);
      speak();
      expect(await answer).toMatchObject({ answer: { outcome: 'DECLINED' } });
    },
  );
});
