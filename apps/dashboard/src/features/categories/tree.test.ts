import { expect, test } from 'vitest';
import { ALL_PRODUCTS_ID } from './category.ts';
import {
  describePlace,
  matching,
  moveByKey,
  placeOf,
  projected,
  rowsOf,
  type TreeNode,
  treeOf,
  withMove,
} from './tree.ts';

const wire = (id: string, parentId?: string) => ({
  id,
  name: id.toUpperCase(),
  ...(parentId ? { parentCategory: { id: parentId } } : {}),
});
/** a(b(d), c), e */
const { nodes, allProducts } = treeOf([
  { id: ALL_PRODUCTS_ID, name: 'All Products', itemCounter: 9 },
  wire('d', 'b'),
  wire('a'),
  wire('b', 'a'),
  wire('e'),
  wire('c', 'a'),
]);
const idsOf = (list: readonly TreeNode[]) => list.map(({ id }) => id).join('');
const open = () => true;
const moveBy = (key: string, id: string) => {
  const move = moveByKey(nodes, id, key);
  return move && idsOf(withMove(nodes, id, move));
};

test('parents come before their children', () => {
  expect(idsOf(nodes)).toBe('abdce');
  expect(allProducts).toBe(9);
  expect(rowsOf(nodes, open).map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0]);
  expect(idsOf(rowsOf(nodes, (id) => id !== 'a'))).toBe('ae');
});

test('a search keeps the ancestors of its results', () => {
  expect(idsOf(matching(nodes, 'd'))).toBe('abd');
  expect(idsOf(matching(nodes, 'x'))).toBe('');
});

test.each([
  ['ArrowUp', 'c', 'acbde'],
  ['ArrowUp', 'b', null],
  ['ArrowDown', 'a', 'eabdc'],
  ['ArrowDown', 'e', null],
  ['ArrowRight', 'e', 'abdce'],
  ['ArrowRight', 'a', null],
  ['ArrowLeft', 'd', 'abdce'],
  ['ArrowLeft', 'e', null],
])('%s moves %s', (key, id, order) => {
  expect(moveBy(key, id)).toBe(order);
});

test('moving back restores the tree', () => {
  for (const { id } of nodes) {
    const back = placeOf(nodes, id);
    const move = moveByKey(nodes, id, 'ArrowLeft') ?? moveByKey(nodes, id, 'ArrowDown');
    if (move) expect(withMove(withMove(nodes, id, move), id, back)).toEqual(nodes);
  }
});

test.each([
  [
    'onto the top, to the left',
    { id: 'd', over: 'e', levels: -2 },
    { depth: 0, move: { parentCategoryId: null, position: 'AFTER', moveAfterCategoryId: 'e' } },
  ],
  [
    'behind a child',
    { id: 'e', over: 'c', levels: 1 },
    { depth: 1, move: { parentCategoryId: 'a', position: 'AFTER', moveAfterCategoryId: 'b' } },
  ],
  [
    'into the row above',
    { id: 'e', over: 'e', levels: 2 },
    { depth: 2, move: { parentCategoryId: 'c', position: 'FIRST' } },
  ],
  [
    'to the very start',
    { id: 'e', over: 'a', levels: 3 },
    { depth: 0, move: { parentCategoryId: null, position: 'FIRST' } },
  ],
])('a row is dropped %s', (_, drag, expected) => {
  expect(projected(nodes, rowsOf(nodes, open), drag)).toEqual(expected);
});

test('places are described in words', () => {
  expect(describePlace(nodes, 'c')).toBe('C is now 2 of 2 in A');
  expect(describePlace(nodes, 'a')).toBe('A is now 1 of 2 at the top');
});
