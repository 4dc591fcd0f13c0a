import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { print, variantView } from './print.fixture.ts';
import { actionText, mostOf, stockHint } from './stock-hint.ts';
import { resolveVariant } from './variants.ts';

const { product } = messagesIn('en');

test.each([
  [{ size: 'small', frame: 'oak' }, 'Sold out', 'none'],
  [{ size: 'small', frame: 'none' }, 'Only 3 left', 'few'],
  [{ size: 'large', frame: 'none' }, 'In stock', 'some'],
  [{ size: 'large', frame: 'oak' }, 'This combination isn’t available', 'none'],
  [{}, 'Choose size and frame', 'none'],
])('%j: %s', (selection, text, tone) => {
  expect(stockHint(resolveVariant(print, selection), product)).toEqual({ text, tone });
});

const ahead = (left: number | null, message: string | null) =>
  variantView('a', {}, { inStock: false, quantity: 0, preorder: { message, left } });

test.each([
  [null, 'Ships in May', 'Ships in May', 'some'],
  [null, null, 'Not in stock yet. Pre-order now', 'some'],
  [2, 'Ships in May', 'Ships in May. Only 2 left to pre-order', 'few'],
])('with %s pre-orders left and the message %s: %s', (left, message, text, tone) => {
  expect(stockHint({ kind: 'variant', variant: ahead(left, message) }, product)).toEqual({ text, tone });
});

test('the button describes its action', () => {
  const resolved = (variant = ahead(2, null)) => ({ kind: 'variant' as const, variant });
  expect(actionText(print, resolveVariant(print, { size: 'large', frame: 'none' }), product)).toBe('Add to cart');
  expect(actionText({ variants: [ahead(2, null)] }, resolved(), product)).toBe('Pre-order');
  expect(actionText({ variants: [variantView('1', {}, { inStock: false })] }, resolved(), product)).toBe('Sold out');
});

test('nobody can take more than is available', () => {
  expect(mostOf(variantView('1', {}, { quantity: 3 }))).toBe(3);
  expect(mostOf(variantView('1', {}))).toBe(999);
  expect(mostOf(ahead(2, null))).toBe(2);
  expect(mostOf(ahead(null, null))).toBe(999);
});
