import { expect, test } from 'vitest';
import type { Purchasable, VariantView } from './product-view.ts';
import {
  choiceState,
  choiceStateInAny,
  completeSelection,
  defaultSelection,
  pictureOfSelection,
  resolveVariant,
  stockHint,
} from './variants.ts';

const variant = (id: string, size: string, frame: string, more: Partial<VariantView> = {}): VariantView => ({
  id,
  choices: { size, frame },
  price: '€24.00',
  compareAtPrice: null,
  inStock: true,
  quantity: null,
  ...more,
});

/** Small comes in both frames, oak sold out; large comes without a frame only. */
const print: Purchasable = {
  id: 'p',
  slug: 'twin-suns',
  name: 'Twin Suns',
  options: [
    {
      id: 'size',
      name: 'Size',
      choices: [
        { id: 'small', name: 'Small', color: null, pictureId: null },
        { id: 'large', name: 'Large', color: null, pictureId: null },
      ],
    },
    {
      id: 'frame',
      name: 'Frame',
      choices: [
        { id: 'oak', name: 'Oak', color: '#c69a64', pictureId: 'oak-picture' },
        { id: 'none', name: 'None', color: null, pictureId: null },
      ],
    },
  ],
  variants: [
    variant('1', 'small', 'oak', { inStock: false, quantity: 0 }),
    variant('2', 'small', 'none', { quantity: 3 }),
    variant('3', 'large', 'none', { quantity: 30 }),
  ],
};

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
  const sticker = { ...print, options: [], variants: [{ ...variant('s', '', ''), choices: {} }] };
  expect(resolveVariant(sticker, {})).toMatchObject({ variant: { id: 's' } });
});

test('the first variant in stock is chosen beforehand, the first of all where none is', () => {
  expect(defaultSelection(print)).toEqual({ size: 'small', frame: 'none' });
  const soldOut = { ...print, variants: print.variants.map((each) => ({ ...each, inStock: false })) };
  expect(defaultSelection(soldOut)).toEqual({ size: 'small', frame: 'oak' });
});

test("the visitor's choices count as far as they exist", () => {
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

test('before anything is chosen, only what no combination offers is marked', () => {
  expect(choiceStateInAny(print, 'frame', 'oak')).toBe('sold-out');
  expect(choiceStateInAny(print, 'size', 'small')).toBe('available');
  expect(choiceStateInAny(print, 'size', 'huge')).toBe('absent');
});

test.each([
  [{ size: 'small', frame: 'oak' }, 'Sold out', 'none'],
  [{ size: 'small', frame: 'none' }, 'Only 3 left', 'few'],
  [{ size: 'large', frame: 'none' }, 'In stock', 'some'],
  [{ size: 'large', frame: 'oak' }, 'This combination is not available', 'none'],
  [{}, 'Choose size and frame', 'none'],
])('%j: %s', (selection, text, tone) => {
  expect(stockHint(resolveVariant(print, selection))).toEqual({ text, tone });
});

test('a choice with a picture of its own decides what is shown', () => {
  expect(pictureOfSelection(print, { size: 'small', frame: 'oak' })).toBe('oak-picture');
  expect(pictureOfSelection(print, { size: 'small', frame: 'none' })).toBeNull();
});
