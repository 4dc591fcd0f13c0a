import { expect, test } from 'vitest';
import { type BulkDraft, bulkCall, bulkProblem, newBulkDraft, previewAmount, undoCalls } from './bulk-change.ts';

const tagIds = ['1a'];
const matching = { filter: { visible: true }, search: { expression: 'mug', mode: 'AND' as const } };
const draft = (action: BulkDraft['action'], fields: Partial<BulkDraft> = {}) => ({
  ...newBulkDraft(action),
  ...fields,
});

test.each([
  [
    draft('PRICE', { amount: '12,5' }),
    'bulkUpdateProductVariantsByFilter',
    { variant: { price: { actualPrice: { amount: '12.5' } } } },
  ],
  [
    draft('PRICE', { way: 'LOWER_PERCENT', amount: '10', isRounded: true }),
    'bulkAdjustProductVariantsByFilter',
    { rounding: 'NEAREST_WHOLE_NUMBER', actualPrice: { percentage: -10 } },
  ],
  [
    draft('COST', { way: 'RAISE', amount: '2' }),
    'bulkAdjustProductVariantsByFilter',
    { rounding: 'CURRENCY_PRECISION', cost: { amount: '2' } },
  ],
  [
    draft('SALE', { amount: '20' }),
    'bulkAdjustProductVariantsByFilter',
    { rounding: 'CURRENCY_PRECISION', compareAtPriceDiscount: { percentage: 20 } },
  ],
  [
    draft('WEIGHT', { amount: '0.5' }),
    'bulkUpdateProductVariantsByFilter',
    { variant: { physicalProperties: { weight: 0.5 } } },
  ],
  [draft('HIDE'), 'bulkUpdateProductsByFilter', { product: { visible: false } }],
  [draft('BRAND', { name: 'Kiln' }), 'bulkUpdateProductsByFilter', { product: { brand: { name: 'Kiln' } } }],
  [draft('RIBBON'), 'bulkUpdateProductsByFilter', { product: { ribbon: {} } }],
  [draft('ADD_TO_CATEGORIES', { categoryIds: ['c'] }), 'bulkAddProductsToCategoriesByFilter', { categoryIds: ['c'] }],
])('%o', (change, operation, request) => {
  expect(bulkCall(change, matching, tagIds)).toEqual({ operation, request: { ...matching, ...request } });
});

test('tags are changed by filter only', () => {
  expect(bulkCall(draft('REMOVE_TAGS', { tags: ['Clay'] }), { filter: {} }, tagIds)).toEqual({
    operation: 'bulkUpdateProductTagsByFilter',
    request: { filter: {}, unassignTags: { publicTags: { tagIds: ['1a'] } } },
  });
});

test.each([
  [draft('PRICE'), 'Enter a number'],
  [draft('PRICE', { amount: '0' }), null],
  [draft('PRICE', { way: 'RAISE', amount: '0' }), 'Enter more than zero'],
  [draft('PRICE', { way: 'LOWER_PERCENT', amount: '101' }), 'Enter at most 100'],
  [draft('ADD_TO_CATEGORIES'), 'Choose a category'],
  [draft('REMOVE_TAGS'), 'Choose a tag'],
  [draft('HIDE'), null],
])('%o is complete or names the problem', (change, problem) => {
  expect(bulkProblem(change)).toBe(problem);
});

test.each([
  ['12.50', { way: 'SET', amount: '9,99' }, '9.99'],
  ['12.50', { way: 'RAISE_PERCENT', amount: '10' }, '13.75'],
  ['10.05', { way: 'RAISE_PERCENT', amount: '50' }, '15.08'],
  ['12.50', { way: 'LOWER', amount: '2' }, '10.50'],
  ['12.50', { way: 'RAISE', amount: '0.2', isRounded: true }, '13.00'],
  ['1', { way: 'LOWER', amount: '2' }, null],
  ['1', { way: 'LOWER', amount: 'x' }, null],
] as const)('%s with %o becomes %s', (price, change, expected) => {
  expect(previewAmount(price, { isRounded: false, ...change }, 2)).toBe(expected);
});

test('currencies without cents', () => {
  expect(previewAmount('1000', { way: 'RAISE_PERCENT', amount: '5.05', isRounded: false }, 0)).toBe('1051');
});

test('undo restores the changed fields and nothing else', () => {
  const before = [
    { id: 'a', visible: true, directCategoriesInfo: { categories: [{ id: 'c' }] } },
    { id: 'b', visible: false },
  ];
  expect(undoCalls(draft('HIDE'), before)).toEqual([
    {
      operation: 'bulkUpdateProductsByFilter',
      request: { filter: { id: { $in: ['a'] } }, product: { visible: true } },
    },
  ]);
  expect(undoCalls(draft('ADD_TO_CATEGORIES', { categoryIds: ['c', 'd'] }), before)).toEqual([
    {
      operation: 'bulkRemoveProductsFromCategoriesByFilter',
      request: { filter: { id: { $in: ['b'] } }, categoryIds: ['c'] },
    },
    {
      operation: 'bulkRemoveProductsFromCategoriesByFilter',
      request: { filter: { id: { $in: ['a', 'b'] } }, categoryIds: ['d'] },
    },
  ]);
  expect(undoCalls(draft('PRICE'), before)).toBeNull();
});
