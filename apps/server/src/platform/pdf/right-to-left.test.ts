import { expect, test } from 'vitest';
import { mirrored, placeWords } from './right-to-left.ts';

/** What stands where on a line of words that are as many points wide as they have letters, from left to right. */
function seen(words: readonly string[], direction: 'ltr' | 'rtl'): string[] {
  let x = 0;
  const inlines = words.map((text) => {
    const word = { text, x, width: text.length };
    x += text.length;
    return word;
  });
  const trailingCut = words.at(-1)?.match(/ *$/)?.[0].length ?? 0;
  placeWords({ inlines, trailingCut }, direction);
  return inlines.toSorted((one, other) => one.x - other.x).map(({ text, x: place }) => `${place} ${text}`);
}

test('words in Latin letters stay where they are', () => {
  expect(seen(['One ', 'two'], 'ltr')).toEqual(['0 One ', '4 two']);
});

test('Hebrew words of an English line are read from the right', () => {
  expect(seen(['To ', 'שרה', ' ', 'לוי', ' (Sara)'], 'ltr')).toEqual(['0 To ', '3 לוי', '6  ', '7 שרה', '10  (Sara)']);
});

test('a Hebrew line begins at the right; its numbers and foreign names are read from the left', () => {
  expect(seen(['הזמנה', ' ', '12', ' ', 'של', ' ', 'Etsy ', 'Ltd'], 'rtl')).toEqual([
    ...['0 Etsy ', '5 Ltd', '8  ', '9 של', '11  ', '12 12', '14  ', '15 הזמנה'],
  ]);
});

test('brackets keep to what they enclose, and face the other way where they are read from the right', () => {
  expect(seen(['שלום', ' ', '(', 'A', ')', ' ', '12'], 'rtl')).toEqual([
    ...['0 12', '2  ', '3 (', '4 A', '5 )', '6  ', '7 שלום'],
  ]);
  expect(seen(['הזמנה', ' ', '(', '12 ', 'x', ')'], 'rtl')).toEqual(['0 (', '1 12 ', '4 x', '5 )', '6  ', '7 הזמנה']);
  expect(seen(['הזמנה', ' ', 'ABC ', '(12)'], 'rtl')).toEqual(['0 ABC ', '4 (12)', '8  ', '9 הזמנה']);
});

test('a line that is drawn twice stays as it is', () => {
  const inlines = ['(', 'שלום', ')'].map((text, x) => ({ text, x, width: text.length }));
  placeWords({ inlines, trailingCut: 0 }, 'rtl');
  placeWords({ inlines, trailingCut: 0 }, 'rtl');
  expect(inlines.map(({ text }) => text)).toEqual([')', 'שלום', '(']);
});

test('the space after the last word takes no place', () => {
  expect(seen(['אחת', ' ', 'שתיים', ' '], 'rtl')).toEqual(['-1  ', '0 שתיים', '5  ', '6 אחת']);
  expect(seen(['של', ' ', 'DE89 '], 'rtl')).toEqual(['0 DE89 ', '4  ', '5 של']);
});

test('columns, cells, margins and sides change places', () => {
  const cells = [['a', { text: 'b', alignment: 'right' as const }]];
  const content = [
    { margin: [1, 2, 3, 4] as [number, number, number, number], columns: ['a', 'b'] },
    { stack: [{ table: { widths: ['*', 'auto'], body: cells } }] },
  ];
  expect(mirrored(content)).toEqual([
    { margin: [3, 2, 1, 4], columns: ['b', 'a'] },
    { stack: [{ table: { widths: ['auto', '*'], body: [[{ text: 'b', alignment: 'left' }, 'a']] } }] },
  ]);
});
