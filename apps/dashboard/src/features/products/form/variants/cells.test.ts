import { expect, test } from 'vitest';
import { blankVariant, type VariantDraft } from '../product-form.ts';
import {
  cellChange,
  cellText,
  clearRange,
  columnsOf,
  copyRange,
  fillDown,
  havingChoices,
  moveBy,
  pasteText,
  patched,
  rangeBetween,
} from './cells.ts';

const rows: VariantDraft[] = ['a', 'b', 'c'].map((key) => ({ ...blankVariant(), key, price: '10', sku: `SKU-${key}` }));
const shown = columnsOf({ productType: 'DIGITAL', pricePerUnit: null });
const [price, compareAt, stock, sku] = [0, 1, 3, 4];
const cell = (row: number, column: number) => rangeBetween({ row, column }, { row, column });

test('columns irrelevant to the product are left out', () => {
  expect(shown).toEqual(['price', 'compareAtPrice', 'cost', 'stock', 'sku', 'barcode', 'visible']);
  expect(columnsOf({ productType: 'PHYSICAL', pricePerUnit: { quantity: '1', unit: 'L' } })).toContain('contents');
});

test.each([
  ['12', { mode: 'TRACKED', quantity: '12' }, '12'],
  ['in', { mode: 'IN_STOCK', quantity: '' }, 'In stock'],
  ['', { mode: 'IN_STOCK', quantity: '' }, 'In stock'],
  ['Out of stock', { mode: 'OUT_OF_STOCK', quantity: '' }, 'Out of stock'],
])('stock %j', (typed, expected, text) => {
  const [variant] = rows as [VariantDraft];
  const change = cellChange(variant, 'stock', typed);
  expect(change).toEqual({ stock: { ...expected, preorder: null } });
  expect(cellText({ ...variant, ...change }, 'stock')).toBe(text);
});

test('text that a cell does not understand changes nothing', () => {
  const [variant] = rows as [VariantDraft];
  expect(cellChange(variant, 'stock', 'many')).toBeNull();
  expect(cellChange(variant, 'visible', 'perhaps')).toBeNull();
  expect(cellChange(variant, 'visible', 'no')).toEqual({ visible: false });
});

test('pasting starts at the cell and leaves out values that do not fit', () => {
  const patches = pasteText(rows, shown, cell(1, price), '€1,299.00\t1500\r\n12,5\t\r\nlost\tlost\r\n');
  expect(patched(rows, patches).map(({ price, compareAtPrice }) => [price, compareAtPrice])).toEqual([
    ['10', ''],
    ['1299.00', '1500'],
    ['12,5', ''],
  ]);
});

test('one pasted cell fills the range', () => {
  const range = rangeBetween({ row: 2, column: stock }, { row: 0, column: stock });
  const after = patched(rows, pasteText(rows, shown, range, '7'));
  expect(after.map((variant) => cellText(variant, 'stock'))).toEqual(['7', '7', '7']);
});

test('filling down repeats the first row of the range, column by column', () => {
  const [first, ...others] = rows as [VariantDraft, ...VariantDraft[]];
  const start = [{ ...first, price: '8', compareAtPrice: '9' }, ...others];
  const after = patched(start, fillDown(start, shown, { top: 0, bottom: 1, left: price, right: compareAt }));
  expect(after.map(({ price, compareAtPrice }) => `${price}/${compareAtPrice}`)).toEqual(['8/9', '8/9', '10/']);
  expect(after[2]).toBe(start[2]);
});

test('a copied range can be pasted', () => {
  const range = { top: 0, bottom: 2, left: price, right: sku };
  const copied = copyRange(rows, shown, range);
  expect(copied.split('\n')[0]).toBe('10\t\t\tIn stock\tSKU-a');
  expect(patched(rows, pasteText(rows, shown, range, copied))).toEqual(rows);
  expect(patched(rows, clearRange(rows, shown, cell(0, sku)))[0]?.sku).toBe('');
});

test('variants are filtered by their choices', () => {
  const variants = [
    ['s', 'red'],
    ['s', 'blue'],
    ['m', 'red'],
  ].map((choices) => ({ ...blankVariant(), choices }));
  expect(havingChoices(variants, { 0: 's', 1: '' })).toHaveLength(2);
  expect(havingChoices(variants, { 0: 's', 1: 'red' })).toEqual([variants[0]]);
  expect(havingChoices(variants, {})).toBe(variants);
});

test('keys move the focus within the table', () => {
  expect(moveBy('ArrowUp', { row: 0, column: 2 }, 9, 5, 4)).toEqual({ row: 0, column: 2 });
  expect(moveBy('PageDown', { row: 1, column: 2 }, 9, 5, 4)).toEqual({ row: 5, column: 2 });
  expect(moveBy('End', { row: 1, column: 2 }, 9, 5, 4)).toEqual({ row: 1, column: 4 });
  expect(moveBy('a', { row: 1, column: 2 }, 9, 5, 4)).toBeNull();
});
