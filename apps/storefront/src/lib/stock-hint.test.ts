import { expect, test } from 'vitest';
import { print, variantView } from './print.fixture.ts';
import { actionText, mostOf, stockHint } from './stock-hint.ts';
import { resolveVariant } from './variants.ts';

test.each([
  [{ size: 'small', frame: 'oak' }, 'Sold out', 'none'],
  [{ size: 'small', frame: 'none' }, 'Only 3 left', 'few'],
  [{ size: 'large', frame: 'none' }, 'In stock', 'some'],
  [{ size: 'large', frame: 'oak' }, 'This combination is not available', 'none'],
  [{}, 'Choose size and frame', 'none'],
])('%j: %s', (selection, text, tone) => {
  expect(stockHint(resolveVariant(print, selection))).toEqual({ text, tone });
});

const ahead = (left: number | null, message: string | null) =>
  variantView('a', {}, { inStock: false, quantity: 0, preorder: { message, left } });

test.each([
  [null, 'Ships in May', 'Ships in May', 'some'],
  [null, null, 'Not there yet: order it ahead', 'some'],
  [2, 'Ships in May', 'Ships in May. Only 2 left to order ahead', 'few'],
])('with %s left to order ahead and the message %s: %s', (left, message, text, tone) => {
  expect(stockHint({ kind: 'variant', variant: ahead(left, message) })).toEqual({ text, tone });
});

test('the button says what it does', () => {
  const resolved = (variant = ahead(2, null)) => ({ kind: 'variant' as const, variant });
  expect(actionText(print, resolveVariant(print, { size: 'large', frame: 'none' }))).toBe('Add to cart');
  expect(actionText({ variants: [ahead(2, null)] }, resolved())).toBe('Pre-order');
  expect(actionText({ variants: [variantView('1', {}, { inStock: false })] }, resolved())).toBe('Sold out');
});

test('nobody takes more than there is', () => {
  expect(mostOf(variantView('1', {}, { quantity: 3 }))).toBe(3);
  expect(mostOf(variantView('1', {}))).toBe(999);
  expect(mostOf(ahead(2, null))).toBe(2);
  expect(mostOf(ahead(null, null))).toBe(999);
});
