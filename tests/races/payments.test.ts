import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backgroundContext } from '../../apps/server/src/background-context.ts';
import { resumePayments } from '../../apps/server/src/domains/payments/index.ts';
import { cardProvider } from '../../apps/server/src/domains/payments/providers.ts';
import { problemsIn, stockOf } from './support/books.ts';
import { answersOf, atOnce, type Buyer, cards, outcomeOf, refusalsOf } from './support/buyer.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

const MINUTE = 60_000;

const payByCard = (buyer: Buyer, checkoutId: string, paymentToken: string) =>
  outcomeOf(buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken }));

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  let ahead = 0;
  beforeAll(async () => {
    shop = await openRaceShop(kind, () => new Date(Date.now() + ahead));
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  const stockNow = (itemId: string) => stockOf(shop.server.database, itemId);

  /** The job, as several processes run it. */
  const resumeEverywhere = () =>
    atOnce(3, () => {
      const { app } = shop.server;
      const contextOf = async (siteId: string) => {
        const site = await app.sites.byId(siteId);
        return site && backgroundContext(app, site, 'race');
      };
      return resumePayments({ database: app.database, now: app.now, contextOf });
    });

  /** A checkout whose bank asks the buyer; with the payment that waits for the answer. */
  async function askedPayment(quantity: number) {
    const item = await shop.addItem(10);
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(quantity));
    const { answer } = await payByCard(buyer, checkoutId, cards.asking);
    expect(answer?.outcome).toBe('ACTION_REQUIRED');
    const paymentId = new URL(answer?.actionUrl ?? '').searchParams.get('payment') ?? '';
    return { item, buyer, checkoutId, paymentId };
  }

  test('declines give the stock back once each, however many come at once', async () => {
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

  test('cards that are declined, accepted and questioned and offline orders at once end as one order', async () => {
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

  test('one of many answers to the bank counts, and all are told the same', async () => {
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

  test('a buyer who answers at the moment in which the payment is given up gets one or the other', async () => {
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

  /** A payment whose charge the provider does not answer until it is told to. */
  async function silentPayment() {
    const item = await shop.addItem(10);
    const buyer = shop.newBuyer();
    const checkoutId = await buyer.checkOut(item.line(1));
    const gate = Promise.withResolvers<void>();
    const { charge } = cardProvider;
    const provider = vi.spyOn(cardProvider, 'charge').mockImplementationOnce(async (request) => {
      await gate.promise;
      return charge(request);
    });
    const answer = payByCard(buyer, checkoutId, cards.good);
    await vi.waitUntil(async () => (await stockNow(item.id)) === 9);
    return { item, buyer, checkoutId, provider, answer, speak: gate.resolve };
  }

  test('a charge that is not heard of is given up once; its late answer takes nothing and undoes nothing', async () => {
    const { item, buyer, checkoutId, provider, answer, speak } = await silentPayment();
    const inProgress = { refused: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' };
    expect(await payByCard(buyer, checkoutId, cards.good)).toMatchObject(inProgress);
    ahead += 2 * MINUTE;
    await resumeEverywhere();
    expect(await stockNow(item.id)).toBe(10);
    expect(await payByCard(buyer, checkoutId, cards.good)).toMatchObject({ answer: { outcome: 'PAID' } });
    speak();
    expect(await answer).toMatchObject({ answer: { outcome: 'DECLINED' } });
    expect(await stockNow(item.id)).toBe(9);
    const keys = provider.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toEqual([`${checkoutId}:1`, `${checkoutId}:2`]);
    provider.mockRestore();
  });

  test.runIf(kind === 'embedded')(
    'however many payments wait for their buyers, the lost ones behind them are found',
    async () => {
      for (let batch = 0; batch < 11; batch++) await atOnce(10, () => askedPayment(1));
      const { item, provider, answer, speak } = await silentPayment();
      ahead += 2 * MINUTE;
      await resumeEverywhere();
      expect(await stockNow(item.id)).toBe(10);
      speak();
      expect(await answer).toMatchObject({ answer: { outcome: 'DECLINED' } });
      provider.mockRestore();
    },
  );
});
