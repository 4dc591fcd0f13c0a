import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { analyse, problemsIn, stockOf } from './support/books.ts';
import { answersOf, atOnce, type Buyer, cards, outcomeOf, refusalsOf } from './support/buyer.ts';
import { catalogOf, kinds, openRaceShop, type RaceShop, variantWith } from './support/shop.ts';

/** Alternates between offline and card payment. */
async function buy(buyer: Buyer, checkoutId: string, index: number): Promise<string> {
  if (index % 2 === 0) return (await buyer.checkouts.createOrder({ id: checkoutId })).orderId ?? '';
  const paid = await buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.good });
  return paid.orderId ?? '';
}

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  /** Buyers with a ready checkout, each with their own lines. */
  const queue = (count: number, linesOf: (index: number) => Parameters<Buyer['checkOut']>) =>
    atOnce(count, async (index) => {
      const buyer = shop.newBuyer();
      return { buyer, checkoutId: await buyer.checkOut(...linesOf(index)) };
    });

  test('of two buyers of the last item, one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      const item = await shop.addItem(1);
      const buyers = await queue(2, () => [item.line(1)]);
      const outcomes = await Promise.all(
        buyers.map(({ buyer, checkoutId }, index) => outcomeOf(buy(buyer, checkoutId, index + round))),
      );
      expect(answersOf(outcomes)).toHaveLength(1);
      expect(refusalsOf(outcomes)).toEqual(['FULL_OUT_OF_STOCK']);
      expect(await stockOf(shop.server.database, item.id)).toBe(0);
    }
  });

  test('of twenty buyers of three items, three get one, and the checkouts of the others stay unchanged', async () => {
    const [scarce, plenty] = [await shop.addItem(3), await shop.addItem(1000)];
    const buyers = await queue(20, () => [scarce.line(1), plenty.line(2)]);
    const outcomes = await Promise.all(
      buyers.map(({ buyer, checkoutId }, index) => outcomeOf(buy(buyer, checkoutId, index))),
    );
    expect(new Set(answersOf(outcomes)).size).toBe(3);
    expect(refusalsOf(outcomes)).toEqual(Array(17).fill('PARTIAL_OUT_OF_STOCK'));
    expect(await stockOf(shop.server.database, scarce.id)).toBe(0);
    expect(await stockOf(shop.server.database, plenty.id)).toBe(1000 - 3 * 2);
    const loser = buyers[outcomes.findIndex(({ refused }) => refused)];
    const { checkout } = (await loser?.buyer.checkouts.getCheckout({ id: loser.checkoutId })) ?? {};
    expect(checkout).toMatchObject({ completed: false, lineItems: [{ quantity: 1 }, { quantity: 2 }] });
  });

  test('buyers of the same items in different orders do not block each other', async () => {
    const items = await atOnce(4, () => shop.addItem(1000));
    await analyse(shop.server.database);
    for (let round = 1; round <= 3; round++) {
      const buyers = await queue(40, (index) => {
        const lines = items.map((item) => item.line(1));
        return index % 2 ? lines : lines.reverse();
      });
      const outcomes = await Promise.all(
        buyers.map(({ buyer, checkoutId }, index) => {
          if (index % 4 < 2) return outcomeOf(buy(buyer, checkoutId, index));
          const declined = buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.declined });
          return outcomeOf(declined.then(({ orderId = '' }) => orderId));
        }),
      );
      expect(refusalsOf(outcomes)).toEqual([]);
      for (const { id } of items) expect(await stockOf(shop.server.database, id)).toBe(1000 - 20 * round);
    }
  });

  test('an owner who counts the stock during sales sets it, and the history still adds up', async () => {
    const item = await shop.addItem(50);
    const catalog = catalogOf(shop.server.url, shop.server.site);
    const counted = async (stock: number) => {
      const { product } = await catalog.getProduct({ productId: item.id });
      await outcomeOf(
        catalog.updateProductWithInventory({
          product: {
            id: item.id,
            revision: product?.revision,
            variantsInfo: { variants: [{ id: item.variantId, ...variantWith(stock) }] },
          },
        }),
      );
    };
    const buyers = await queue(20, () => [item.line(1)]);
    const [outcomes] = await Promise.all([
      Promise.all(buyers.map(({ buyer, checkoutId }, index) => outcomeOf(buy(buyer, checkoutId, index)))),
      atOnce(5, (index) => counted(100 + index)),
    ]);
    expect(refusalsOf(outcomes)).toEqual([]);
    await counted(7);
    expect(await stockOf(shop.server.database, item.id)).toBe(7);
  });
});
