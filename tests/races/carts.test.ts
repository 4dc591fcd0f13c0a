import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsIn } from './support/books.ts';
import { answersOf, atOnce, outcomeOf } from './support/buyer.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  test('twenty concurrent first additions create one cart with all of them', async () => {
    const [cup, bowl] = [await shop.addItem(100), await shop.addItem(100)];
    const buyer = shop.newBuyer();
    const added = await atOnce(20, (index) =>
      buyer.carts.addToCurrentCart({ lineItems: [(index % 2 ? cup : bowl).line(1)] }),
    );
    expect(new Set(added.map(({ cart }) => cart?.id)).size).toBe(1);
    const { cart } = await buyer.carts.getCurrentCart();
    expect(cart?.lineItems?.map(({ quantity }) => quantity)).toEqual([10, 10]);
  });

  test('concurrent additions, changes and removals leave the same result as some sequential order', async () => {
    const [kept, changed, removed] = await atOnce(3, () => shop.addItem(1000));
    if (!kept || !changed || !removed) throw new Error('three items were added');
    const buyer = shop.newBuyer();
    const { cart } = await buyer.carts.addToCurrentCart({
      lineItems: [kept.line(1), changed.line(1), removed.line(1)],
    });
    const [keptId = '', changedId = '', removedId = ''] = cart?.lineItems?.map(({ id }) => id ?? '') ?? [];
    await Promise.all([
      atOnce(10, () => buyer.carts.addToCurrentCart({ lineItems: [kept.line(1)] })),
      atOnce(5, (index) =>
        buyer.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id: changedId, quantity: 20 + index }] }),
      ),
      atOnce(2, () => buyer.carts.removeLineItemsFromCurrentCart({ lineItemIds: [removedId] })),
      atOnce(3, () => buyer.checkOutCart()),
    ]);
    const after = await buyer.carts.getCurrentCart();
    const quantities = Object.fromEntries(after.cart?.lineItems?.map(({ id, quantity }) => [id, quantity]) ?? []);
    expect(quantities).toEqual({
      [keptId]: 11,
      [changedId]: expect.toSatisfy((quantity) => quantity >= 20 && quantity < 25),
    });
    const checkoutIds = await atOnce(5, () => buyer.checkOutCart());
    expect(new Set(checkoutIds).size).toBe(1);
    const { checkout } = await buyer.checkouts.getCheckout({ id: checkoutIds[0] ?? '' });
    expect(checkout?.lineItems?.map(({ quantity }) => quantity)).toEqual([11, quantities[changedId]]);
  });

  test('a checkout never falls back behind the state shown to its buyer', async () => {
    const item = await shop.addItem(1000);
    const buyer = shop.newBuyer();
    const { cart } = await buyer.carts.addToCurrentCart({ lineItems: [item.line(1)] });
    const id = cart?.lineItems?.[0]?.id ?? '';
    const seen: [wanted: number, checkedOut: number | undefined][] = [];
    let isDone = false;
    const changing = async () => {
      for (let quantity = 2; quantity < 40; quantity++) {
        await buyer.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] });
        const checkoutId = await buyer.checkOutCart();
        const { checkout } = await buyer.checkouts.getCheckout({ id: checkoutId });
        seen.push([quantity, checkout?.lineItems?.[0]?.quantity]);
      }
      isDone = true;
    };
    const inOtherTabs = async () => {
      while (!isDone) await buyer.checkOutCart();
    };
    await Promise.all([changing(), atOnce(4, inOtherTabs)]);
    expect(seen.filter(([wanted, checkedOut]) => wanted !== checkedOut)).toEqual([]);
  });

  test('a cart that is ordered during another checkout is gone, and nothing can be ordered twice', async () => {
    const item = await shop.addItem(1000);
    for (let round = 0; round < 15; round++) {
      const buyer = shop.newBuyer();
      await buyer.carts.addToCurrentCart({ lineItems: [item.line(1)] });
      const checkoutId = await buyer.checkOutCart();
      const [again, ordered] = await Promise.all([
        atOnce(4, () => outcomeOf(buyer.checkOutCart())),
        outcomeOf(buyer.checkouts.createOrder({ id: checkoutId })),
      ]);
      expect(ordered.refused).toBeNull();
      expect(new Set([checkoutId, ...answersOf(again)])).toEqual(new Set([checkoutId]));
      expect(await outcomeOf(buyer.carts.getCurrentCart())).toMatchObject({ refused: 'OWNED_CART_NOT_FOUND' });
    }
  });
});
