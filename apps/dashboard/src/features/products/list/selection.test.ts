import { expect, test } from 'vitest';
import { countSelected, isSelected, mark, nothing, selectedMatching } from './selection.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];
const matching = { filter: { visible: false } };

test('products stay marked across pages', () => {
  const first = mark(nothing, [a, b], true, [a, b]);
  const both = mark(mark(first, [c], true, [c]), [b], false, [a, b]);
  expect(selectedMatching(both, matching)).toEqual({ filter: { id: { $in: ['a', 'c'] } } });
  expect([countSelected(both, 90), isSelected(both, c), isSelected(both, b)]).toEqual([2, true, false]);
});

test('all that match are told by the filter; leaving one out leaves its page', () => {
  const all = { isAll: true, some: new Map() };
  expect(selectedMatching(all, matching)).toBe(matching);
  expect(countSelected(all, 90)).toBe(90);
  expect([...mark(all, [a], false, [a, b]).some.keys()]).toEqual(['b']);
});
