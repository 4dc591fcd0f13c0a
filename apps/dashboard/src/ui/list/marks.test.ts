import { expect, test } from 'vitest';
import { countMarked, isMarked, mark, markedItems, nothing } from './marks.ts';

type Item = { id: string; name?: string };
const [a, b, c]: [Item, Item, Item] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const idOf = ({ id }: Item) => id;
const all = { isAll: true, some: new Map<string, Item>() };

test('items stay selected across pages', () => {
  const first = mark<Item>(nothing, [a, b], { wanted: true, page: [a, b], idOf });
  const more = mark(first, [c], { wanted: true, page: [c], idOf });
  const both = mark(more, [b], { wanted: false, page: [a, b], idOf });
  expect(markedItems(both, [], idOf)).toEqual([a, c]);
  expect([countMarked(both, 90), isMarked(both, 'c'), isMarked(both, 'b')]).toEqual([2, true, false]);
});

test('deselecting one of all matching items keeps the rest of its page', () => {
  expect([countMarked(all, 90), markedItems(all, [a, b], idOf)]).toEqual([90, [a, b]]);
  expect([...mark(all, [a], { wanted: false, page: [a, b], idOf }).some.keys()]).toEqual(['b']);
});

test('selected items are as fresh as the page has them', () => {
  const marks = mark<Item>(nothing, [a], { wanted: true, page: [a], idOf });
  expect(markedItems(marks, [{ id: 'a', name: 'Mug' }], idOf)).toEqual([{ id: 'a', name: 'Mug' }]);
});
