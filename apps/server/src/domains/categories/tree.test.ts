import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../platform/refusal.ts';
import {
  checkParent,
  childrenOf,
  differences,
  MOST_ANCESTORS,
  move,
  type Node,
  pathOf,
  remove,
  setVisible,
  subtreeOf,
} from './tree.ts';

const node = (id: string, parentId: string | null, position: number, visible = true): Node => ({
  id,
  parentId,
  position,
  visible,
  managed: false,
});
/** a(b(d), c), e */
const small = [node('a', null, 0), node('b', 'a', 0), node('c', 'a', 1), node('d', 'b', 0), node('e', null, 1)];
const orderOf = (nodes: readonly Node[], parentId: string | null) => childrenOf(nodes, parentId).map(({ id }) => id);

test('paths lead from the top, subtrees include the category itself', () => {
  expect(pathOf(small, 'd')).toEqual(['a', 'b']);
  expect(subtreeOf(small, 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(subtreeOf(small, 'e')).toEqual(['e']);
});

test.each([
  ['first', { at: 'FIRST' } as const, ['e', 'b', 'c']],
  ['last', { at: 'LAST' } as const, ['b', 'c', 'e']],
  ['after', { at: 'AFTER', id: 'b' } as const, ['b', 'e', 'c']],
])('a category moves %s among the children of another', (_, position, order) => {
  const moved = move(small, 'e', 'a', position);
  if (isRefusal(moved)) throw new Error('refused');
  expect(orderOf(moved, 'a')).toEqual(order);
  expect(orderOf(moved, null)).toEqual(['a']);
});

test.each([
  ['below itself', 'a', 'd', { at: 'LAST' } as const, 'TREE_CYCLE_DETECTED'],
  ['into itself', 'a', 'a', { at: 'LAST' } as const, 'TREE_CYCLE_DETECTED'],
  ['under an unknown one', 'a', 'x', { at: 'LAST' } as const, 'PARENT_CATEGORY_NOT_IN_TREE'],
  ['behind one of another parent', 'e', 'a', { at: 'AFTER', id: 'd' } as const, 'AFTER_CATEGORY_NOT_IN_PARENT'],
  ['behind itself', 'b', 'a', { at: 'AFTER', id: 'b' } as const, 'AFTER_CATEGORY_NOT_IN_PARENT'],
])('no category moves %s', (_, id, parentId, position, code) => {
  expect(move(small, id, parentId, position)).toMatchObject({ refused: 'code', code });
});

test('the deepest of a moved subtree must fit as well', () => {
  const chain = Array.from({ length: MOST_ANCESTORS + 1 }, (_, level) =>
    node(`n${level}`, level ? `n${level - 1}` : null, 0),
  );
  const nodes = [...chain, node('x', null, 1), node('y', 'x', 0)];
  expect(checkParent(nodes, `n${MOST_ANCESTORS}`)).toMatchObject({ code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED' });
  expect(move(nodes, 'x', `n${MOST_ANCESTORS - 1}`, { at: 'LAST' })).toMatchObject({
    code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED',
  });
  expect(isRefusal(move(nodes, 'x', `n${MOST_ANCESTORS - 2}`, { at: 'LAST' }))).toBe(false);
});

test('hiding includes the subtree, showing does not', () => {
  const hidden = setVisible(small, 'a', false) as Node[];
  expect(hidden.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(setVisible(hidden, 'b', true)).toMatchObject({ code: 'PARENT_CATEGORY_HIDDEN' });
  const shown = setVisible(hidden, 'a', true) as Node[];
  expect(shown.filter(({ visible }) => visible).map(({ id }) => id)).toEqual(['a', 'e']);
});

test('a category moved under a hidden one becomes hidden', () => {
  const nodes = small.map((one) => (one.id === 'e' ? { ...one, visible: false } : one));
  const moved = move(nodes, 'b', 'e', { at: 'LAST' }) as Node[];
  expect(moved.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual(['b', 'd', 'e']);
});

test('nothing is written for categories that keep their position', () => {
  const moved = move(small, 'e', null, { at: 'LAST' }) as Node[];
  expect(differences(small, moved)).toEqual([]);
});

/** Each change names two of at most twelve categories. */
const changes = fc.array(
  fc.record({
    what: fc.constantFrom('move' as const, 'remove' as const, 'hide' as const, 'show' as const),
    id: fc.nat(11),
    to: fc.option(fc.nat(11)),
    at: fc.constantFrom('FIRST', 'LAST', 'AFTER'),
    after: fc.nat(11),
  }),
  { maxLength: 40 },
);

test('any sequence of changes leaves a valid tree', () => {
  const start = Array.from({ length: 12 }, (_, index) => node(`${index}`, null, index));
  fc.assert(
    fc.property(changes, (steps) => {
      let nodes: Node[] = start;
      for (const { what, id, to, at, after } of steps) {
        if (!nodes.some((one) => one.id === `${id}`)) continue;
        const position = at === 'AFTER' ? { at: 'AFTER' as const, id: `${after}` } : { at: at as 'FIRST' | 'LAST' };
        const results = {
          move: () => move(nodes, `${id}`, to === null ? null : `${to}`, position),
          remove: () => remove(nodes, `${id}`),
          hide: () => setVisible(nodes, `${id}`, false),
          show: () => setVisible(nodes, `${id}`, true),
        };
        const next = results[what]();
        if (!isRefusal(next)) nodes = next;
        expectTree(nodes);
      }
    }),
    { numRuns: 300 },
  );
});

function expectTree(nodes: readonly Node[]): void {
  const reached = nodes.filter(({ parentId }) => parentId === null).flatMap(({ id }) => subtreeOf(nodes, id));
  expect(reached.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
  for (const parentId of [null, ...nodes.map(({ id }) => id)]) {
    expect(childrenOf(nodes, parentId).map(({ position }) => position)).toEqual(
      childrenOf(nodes, parentId).map((_, index) => index),
    );
  }
  for (const { id, parentId, visible } of nodes) {
    expect(pathOf(nodes, id).length).toBeLessThanOrEqual(MOST_ANCESTORS);
    if (visible && parentId !== null) expect(nodes.find((one) => one.id === parentId)?.visible).toBe(true);
  }
}
