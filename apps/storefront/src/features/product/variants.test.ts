import { expect, test } from 'vitest';
import { print, variantView } from './print.fixture.ts';
import {
  choiceState,
  choiceStateInAny,
  completeSelection,
  defaultSelection,
  pictureOfSelection,
  priceDifference,
  resolveVariant,
  selectionText,
} from './variants.ts';

test('choices for every option lead to the variant', () => {
  expect(resolveVariant(print, { size: 'large', frame: 'none' })).toMatchObject({ variant: { id: '3' } });
});

test('a missing choice is named', () => {
  expect(resolveVariant(print, { size: 'large' })).toMatchObject({ kind: 'incomplete', missing: [{ name: 'Frame' }] });
});

test('a combination that does not exist is unavailable', () => {
  expect(resolveVariant(print, { size: 'large', frame: 'oak' })).toEqual({ kind: 'unavailable' });
});

test('a product without options has one variant', () => {
  const sticker = { ...print, options: [], variants: [variantView('s', {})] };
  expect(resolveVariant(sticker, {})).toMatchObject({ variant: { id: 's' } });
});

test('a choice tells how much more or less it costs than the current one', () => {
  const current = { size: 'small', frame: 'oak' };
  expect(priceDifference(print, current, 'frame', 'none')).toBe('-35.00');
  expect(priceDifference(print, { ...current, frame: 'none' }, 'frame', 'oak')).toBe('35.00');
  expect(priceDifference(print, current, 'frame', 'oak')).toBeNull();
  expect(priceDifference(print, current, 'size', 'large')).toBeNull();
});

test('the first variant in stock is preselected, or the first of all if none is', () => {
  expect(defaultSelection(print)).toEqual({ size: 'small', frame: 'none' });
  const soldOut = { ...print, variants: print.variants.map((each) => ({ ...each, inStock: false })) };
  expect(defaultSelection(soldOut)).toEqual({ size: 'small', frame: 'oak' });
});

test("the visitor's choices count if they exist", () => {
  expect(completeSelection(print, { size: 'large', frame: 'gold', colour: 'red' })).toEqual({
    size: 'large',
    frame: 'none',
  });
});

test('a choice is judged together with the others', () => {
  const chosen = { size: 'small', frame: 'none' };
  expect(choiceState(print, chosen, 'frame', 'oak')).toBe('sold-out');
  expect(choiceState(print, { ...chosen, size: 'large' }, 'frame', 'oak')).toBe('absent');
  expect(choiceState(print, chosen, 'size', 'large')).toBe('available');
});

test('before any choice, only choices without an available combination are marked', () => {
  expect(choiceStateInAny(print, 'frame', 'oak')).toBe('sold-out');
  expect(choiceStateInAny(print, 'size', 'small')).toBe('available');
  expect(choiceStateInAny(print, 'size', 'huge')).toBe('absent');
});

test('choices named in a link lead to an available variant', () => {
  expect(completeSelection(print, { size: 'large' })).toEqual({ size: 'large', frame: 'none' });
  expect(completeSelection(print, { frame: 'oak' })).toEqual({ size: 'small', frame: 'oak' });
  expect(completeSelection(print, { size: 'large', frame: 'oak' })).toEqual({ size: 'large', frame: 'oak' });
});

test('pre-orders are available, and selected if nothing is in stock', () => {
  const ahead = { inStock: false, preorder: { message: null, left: 2 } };
  const variants = print.variants.map((each) =>
    each.id === '1' ? { ...each, ...ahead } : { ...each, inStock: false },
  );
  expect(choiceStateInAny({ ...print, variants }, 'frame', 'oak')).toBe('available');
  expect(defaultSelection({ ...print, variants })).toEqual({ size: 'small', frame: 'oak' });
});

test('choices are named in the order of the options', () => {
  expect(selectionText(print.options, { frame: 'oak', size: 'small' })).toBe('Small, Oak');
  expect(selectionText([], {})).toBe('');
});

test('a choice with its own picture decides which one is shown', () => {
  expect(pictureOfSelection(print, { size: 'small', frame: 'oak' })).toBe('oak-picture');
  expect(pictureOfSelection(print, { size: 'small', frame: 'none' })).toBeNull();
});
