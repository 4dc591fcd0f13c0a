import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { countOf, problemsIn } from './support/books.ts';
import { answersOf, atOnce, type Buyer, cards, outcomeOf, refusalsOf } from './support/buyer.ts';
import { watchCharges } from './support/charges.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

type Way = (buyer: Buyer, checkoutId: string) => Promise<{ orderId?: string }>;

const createOrder: Way = (buyer, id) => buyer.checkouts.createOrder({ id });
const createAndCharge: Way = (buyer, id) => buyer.checkouts.createOrderAndCharge({ id, paymentToken: cards.good });
const payLater: Way = (buyer, checkoutId) => buyer.payments.payCheckout({ checkoutId, method: 'offline' });
const payByCard: Way = (buyer, checkoutId) =>
  buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.good });

const ways: [string, Way[]][] = [
  ['by createOrder', [createOrder]],
  ['to be paid later', [payLater]],
  ['by card', [payByCard]],
  ['by every way there is', [createOrder, payByCard, payLater, createAndCharge]],
];

/** The possible responses to a second attempt while the first is under way. */
const patience = ['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', 'IDEMPOTENCY_KEY_IN_PROGRESS'];

const charges = watchCharges();

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  describe.each(ways)('a checkout that is ordered %s', (_, attempts) => {
    test.each([
      [2, 'without a key'],
      [10, 'without a key'],
      [2, 'with an Idempotency-Key'],
      [10, 'with an Idempotency-Key'],
    ] as const)('%i times at once %s becomes one order and is charged once', async (times, keys) => {
      const { database } = shop.server;
      const item = await shop.addItem(100);
      const buyer = shop.newBuyer();
      const checkoutId = await buyer.checkOut(item.line(2));
      const ordersBefore = await countOf(database, 'orders');
      charges.forget();

      // the same request has the same key, however often it is sent
      const buyers = attempts.map(() => (keys === 'without a key' ? buyer : buyer.withKey(randomUUID())));
      const order = (index: number) => {
        const way = index % attempts.length;
        return outcomeOf(attempts[way]?.(buyers[way] ?? buyer, checkoutId) ?? Promise.reject());
      };
      const rush = await atOnce(times, order);
      const afterwards = await atOnce(attempts.length, (index) =>
        outcomeOf(attempts[index]?.(buyer, checkoutId) ?? Promise.reject()),
      );

      const orderIds = new Set(answersOf([...rush, ...afterwards]).map(({ orderId }) => orderId));
      expect(orderIds.size).toBe(1);
      expect(refusalsOf(rush).filter((code) => !patience.includes(code))).toEqual([]);
      expect(refusalsOf(afterwards)).toEqual([]);
      expect(await countOf(database, 'orders')).toBe(ordersBefore + 1);
      const { order: placed } = await buyer.orders.getOrder({ id: [...orderIds][0] ?? '' });
      const isPaid = placed?.paymentStatus === 'PAID';
      expect(charges.keys).toHaveLength(isPaid ? 1 : 0);
      if (attempts.length === 1) expect(isPaid).toBe(attempts[0] === payByCard);
    });
  });

  test('a used key returns the same response again, even a refusal', async () => {
    const item = await shop.addItem(1);
    const [winner, loser] = [shop.newBuyer(), shop.newBuyer().withKey(randomUUID())];
    const [won, lost] = [await winner.checkOut(item.line(1)), await loser.checkOut(item.line(1))];
    const keyed = winner.withKey(randomUUID());
    const first = await createOrder(keyed, won);
    expect(await atOnce(3, () => createOrder(keyed, won))).toEqual([first, first, first]);
    const again = loser.withKey(randomUUID());
    for (let time = 0; time < 2; time++)
      expect(await outcomeOf(createOrder(again, lost))).toMatchObject({ refused: 'FULL_OUT_OF_STOCK' });
  });
});
