import { connect, httpTransport, inventoryItems, productsV3 } from '@stoa/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsIn, stockOf } from './support/books.ts';
import { answersOf, atOnce, type Buyer, outcomeOf, refusalsOf } from './support/buyer.ts';
import type { Item } from './support/item.ts';
import { kinds, openRaceShop, type RaceShop, variantWith } from './support/shop.ts';

const WORKERS = 50;

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  const owner = () => {
    const headers = () => ({ authorization: shop.server.site.apiKey });
    const transport = httpTransport({ baseUrl: shop.server.url, headers });
    return { items: connect(inventoryItems, transport), products: connect(productsV3, transport) };
  };
  const itemOf = async ({ id }: Item) => {
    const { inventoryItems: found } = await owner().items.queryInventoryItems({ query: { filter: { productId: id } } });
    return found?.[0]?.id ?? expect.fail('no item');
  };
  type Results = { results?: { itemMetadata?: { error?: { code?: string } } }[] };
  /** The result of a bulk call for its only item. */
  const only = async (call: Promise<Results>) => (await call).results?.[0]?.itemMetadata?.error?.code ?? 'ok';
  const order = async (buyer: Buyer, checkoutId: string) =>
    (await outcomeOf(buyer.checkouts.createOrder({ id: checkoutId }))).refused ?? 'ok';
  const queue = (count: number, item: Item) =>
    atOnce(count, async () => {
      const buyer = shop.newBuyer();
      return { buyer, checkoutId: await buyer.checkOut(item.line(1)) };
    });
  const successes = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'ok').length;

  test('fifty concurrent purchases by id, by variant and by order never exceed the stock', async () => {
    const item = await shop.addItem(20);
    const { items } = owner();
    const inventoryItemId = await itemOf(item);
    const buyers = await queue(10, item);
    const outcomes = await atOnce(WORKERS, (index) => {
      const buyer = buyers[index];
      if (buyer) return order(buyer.buyer, buyer.checkoutId);
      if (index % 2)
        return only(items.bulkDecrementInventoryItems({ decrementData: [{ inventoryItemId, decrementBy: 1 }] }));
      const decrementData = [{ variantId: item.variantId, decrementBy: 1 }];
      return only(items.bulkDecrementInventoryItemsByVariantAndLocation({ decrementData }));
    });
    expect(successes(outcomes)).toBe(20);
    expect(await stockOf(shop.server.database, item.id)).toBe(0);
    const refused = new Set(outcomes.filter((outcome) => outcome !== 'ok'));
    for (const code of refused) expect(['INSUFFICIENT_INVENTORY', 'FULL_OUT_OF_STOCK']).toContain(code);
  });

  test('concurrent purchases, returns, counts and product edits add up, and nothing deadlocks', async () => {
    const [one, other] = [await shop.addItem(30), await shop.addItem(30)];
    const { items, products } = owner();
    const ids = [await itemOf(one), await itemOf(other)];
    const both = (index: number) => (index % 2 ? ids : [...ids].reverse());
    const buyers = await queue(10, one);
    const work = [
      (index: number) =>
        items.bulkDecrementInventoryItems({
          decrementData: both(index).map((inventoryItemId) => ({ inventoryItemId, decrementBy: 2 })),
        }),
      (index: number) =>
        items.bulkIncrementInventoryItems({
          incrementData: both(index).map((inventoryItemId) => ({ inventoryItemId, incrementBy: 1 })),
        }),
      (index: number) =>
        items.bulkUpdateInventoryItems({
          inventoryItems: both(index).map((id) => ({ inventoryItem: { id, quantity: index } })),
        }),
      async (index: number) => {
        const item = index % 2 ? one : other;
        const { product } = await products.getProduct({ productId: item.id });
        const variant = { id: item.variantId, ...variantWith(index), visible: index % 3 > 0 };
        const variantsInfo = { variants: [variant] };
        return products.updateProductWithInventory({
          product: { id: item.id, revision: product?.revision, variantsInfo },
        });
      },
      async (index: number) => {
        const buyer = buyers[Math.floor(index / 5)];
        return buyer ? order(buyer.buyer, buyer.checkoutId) : 'ok';
      },
    ];
    const outcomes = await atOnce(WORKERS, (index) => {
      const started: Promise<unknown> = work[index % work.length]?.(index) ?? Promise.resolve();
      return outcomeOf(started);
    });
    // only concurrent edits of the same product are refused
    for (const code of refusalsOf(outcomes)) expect(code).toBe('INVALID_REVISION');
    for (const item of [one, other]) {
      const { product } = await products.getProduct({ productId: item.id });
      const variantsInfo = { variants: [{ id: item.variantId, ...variantWith(5), visible: true }] };
      await products.updateProductWithInventory({
        product: { id: item.id, revision: product?.revision, variantsInfo },
      });
    }
  });

  test('pre-orders never exceed their limit', async () => {
    const item = await shop.addItem(3);
    const { items } = owner();
    const id = await itemOf(item);
    await items.updateInventoryItem({ inventoryItem: { id, preorderInfo: { enabled: true, limit: 7 } } });
    const buyers = await queue(30, item);
    const outcomes = await Promise.all(buyers.map(({ buyer, checkoutId }) => order(buyer, checkoutId)));
    expect(successes(outcomes)).toBe(3 + 7);
    const { inventoryItem } = await items.getInventoryItem({ inventoryItemId: id });
    expect(inventoryItem).toMatchObject({
      quantity: 0,
      availabilityStatus: 'OUT_OF_STOCK',
      preorderInfo: { counter: 7 },
    });
  });

  test('two orders that sell out one variant each leave a product that is sold out', async () => {
    const { products, items } = owner();
    const choices = ['S', 'M', 'L', 'XL'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' as const }));
    for (let round = 0; round < 5; round++) {
      const { product } = await products.createProductWithInventory({
        product: {
          name: `Shirt ${round}`,
          productType: 'PHYSICAL',
          physicalProperties: {},
          options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
          variantsInfo: {
            variants: choices.map(({ name: choiceName }) => ({
              ...variantWith(1),
              choices: [{ optionChoiceNames: { optionName: 'Size', choiceName } }],
            })),
          },
        },
      });
      const variants = product?.variantsInfo?.variants ?? [];
      const taken = await Promise.all(
        variants.map(({ id: variantId }) =>
          outcomeOf(
            items.bulkDecrementInventoryItemsByVariantAndLocation({
              decrementData: [{ variantId: variantId ?? '', decrementBy: 1 }],
            }),
          ),
        ),
      );
      expect(answersOf(taken)).toHaveLength(choices.length);
      const { product: after } = await products.getProduct({ productId: product?.id ?? '' });
      expect(after?.inventory?.availabilityStatus).toBe('OUT_OF_STOCK');
    }
  });
});
