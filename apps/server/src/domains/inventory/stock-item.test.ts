import { expect, test } from 'vitest';
import { isRefusal } from '../../platform/refusal.ts';
import { newItem } from './set-stock.ts';
import { availabilityOf, changed, decremented, incremented, type StockItem, sumStock } from './stock-item.ts';
import { readStock } from './stock-of-products.store.ts';

const context = { newId: () => 'id', now: () => new Date(0) };
const place = { productId: 'p', variantId: 'v', locationId: 'l' };
const item = (change: Partial<StockItem> = {}): StockItem => ({ ...newItem(context, place), ...change });
const counted = (quantity: number, change: Partial<StockItem> = {}) =>
  item({ trackQuantity: true, quantity, ...change });
const ahead = { enabled: true, message: null, limit: 3, ordered: 2 };
const codeOf = (outcome: unknown) => (isRefusal(outcome) && outcome.refused === 'code' ? outcome.code : outcome);
const LOW = 'INVALID_TARGET_QUANTITY';

test.each([
  ['nothing', item(), 'OUT_OF_STOCK'],
  ['some', counted(1), 'IN_STOCK'],
  ['a debt', counted(-1), 'OUT_OF_STOCK'],
  ['what is there uncounted', item({ inStock: true }), 'IN_STOCK'],
  ['none, but one left to order ahead', counted(0, { preorder: ahead }), 'PREORDER'],
  ['none, and none left', counted(0, { preorder: { ...ahead, ordered: 3 } }), 'OUT_OF_STOCK'],
  ['none, without a limit', counted(0, { preorder: { ...ahead, limit: null } }), 'PREORDER'],
])('availability of %s', (_what, given, expected) => {
  expect(availabilityOf(given)).toBe(expected);
});

test('a level stays within its bounds when it changes', () => {
  const take = (by: number, restricted: boolean) => codeOf(decremented(counted(5), { by, restricted, ahead: false }));
  expect(take(5, true)).toMatchObject({ quantity: 0, inStock: false });
  expect(take(6, true)).toBe('INSUFFICIENT_INVENTORY');
  expect(take(6, false)).toMatchObject({ quantity: -1 });
  expect(take(100_005, false)).toBe('MIN_QUANTITY_LIMIT_REACHED');
  expect(codeOf(incremented(counted(99_999), 1))).toBe('MAX_QUANTITY_LIMIT_REACHED');
  expect(codeOf(incremented(item(), 1))).toBe('INVENTORY_QUANTITY_NOT_TRACKED');
});

test('a level below zero can only go up', () => {
  const set = (from: number, quantity: number) =>
    codeOf(changed(counted(from), { level: { trackQuantity: true, quantity } }, LOW));
  expect([set(-5, -6), set(3, -1)]).toEqual([LOW, LOW]);
  expect(set(-5, -4)).toMatchObject({ quantity: -4 });
  expect(changed(counted(5), { level: { trackQuantity: false, inStock: true } }, LOW)).toMatchObject({
    quantity: null,
    inStock: true,
  });
  expect(codeOf(changed(counted(0, { preorder: ahead }), { preorder: { limit: 1 } }, LOW))).toBe(
    'PRE_ORDER_VALIDATION',
  );
});

test('stock adds up over locations', () => {
  const at = (quantity: number | null, inStock = (quantity ?? 0) > 0) => ({
    variantId: 'v',
    trackQuantity: quantity !== null,
    quantity,
    inStock,
  });
  expect(sumStock([at(2), at(3)])).toEqual([at(5)]);
  expect(sumStock([at(2), at(-3)])).toEqual([at(2)]);
  expect(sumStock([at(2), at(null, true)])).toEqual([at(null, true)]);
  expect(sumStock([at(-3)])).toEqual([at(-3)]);
});

test('stock is read as the statement writes it', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(36));
  const message = Buffer.from('Soon, in May; really').toString('hex');
  expect(readStock(`${a}7,${b}-,${c}0;10;4;${message},${a}+`)).toEqual([
    { variantId: a, trackQuantity: false, quantity: null, inStock: true },
    { variantId: b, trackQuantity: false, quantity: null, inStock: false },
    {
      variantId: c,
      trackQuantity: true,
      quantity: 0,
      inStock: false,
      preorder: { message: 'Soon, in May; really', limit: 10, ordered: 4 },
    },
  ]);
  expect(readStock(null)).toEqual([]);
});
