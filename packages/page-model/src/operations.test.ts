import { expect, test } from 'vitest';
import { apply, type Block, blockOf, type Op, openDraft, type Reason } from './index.ts';
import { samplePage, schemas } from './sample.fixture.ts';

/** The page after operations that are all applied. */
function after(...ops: Op[]) {
  const draft = openDraft(samplePage);
  for (const op of ops) expect(apply(draft, op, schemas).refused).toBeUndefined();
  return draft;
}
const order = (...ops: Op[]) => after(...ops).nodes.get('root')?.slots.content;

test('a document that is opened and closed is the same', () => {
  expect(blockOf(openDraft(samplePage))).toEqual(samplePage);
});

test('properties are set and removed, styles, names and widths too', () => {
  const draft = after(
    { op: 'set', id: 'w1', at: ['props', 'heading'], value: 'Lines' },
    { op: 'set', id: 'w1', at: ['props', 'size'] },
    { op: 'set', id: 'w1', at: ['meta', 'name'], value: 'Opening' },
    { op: 'set', id: 'w1', at: ['meta', 'hide'], value: ['phone'] },
    { op: 'set', id: 'w1', at: ['styles', 'align'], value: { all: 'start', desktop: 'center' } },
    { op: 'set', id: 'w1', at: ['styles', 'scheme'], value: { all: 'quiet' } },
    { op: 'set', id: 'w1', at: ['styles', 'scheme'] },
  );
  expect(blockOf(draft, 'w1')).toEqual({
    id: 'w1',
    type: 'words',
    props: { heading: 'Lines' },
    styles: { align: { all: 'start', desktop: 'center' } },
    name: 'Opening',
    hide: ['phone'],
  });
});

test('blocks are inserted first, after a sibling, and last where that sibling is gone', () => {
  const insert = (after: string | null): Op => ({
    op: 'insert',
    block: { id: 'new', type: 'words' },
    to: { parent: 'root', slot: 'content', after },
  });
  expect(order(insert(null))).toEqual(['new', 'w1', 'l1', 'w2']);
  expect(order(insert('l1'))).toEqual(['w1', 'l1', 'new', 'w2']);
  expect(order({ op: 'remove', id: 'l1' }, insert('l1'))).toEqual(['w1', 'w2', 'new']);
});

test('blocks move with everything in them', () => {
  const draft = after({ op: 'move', id: 'b2', to: { parent: 'b1', slot: 'items', after: null } });
  expect(blockOf(draft, 'l1').slots?.items).toEqual([
    { id: 'b1', type: 'box', props: { text: 'One' }, slots: { items: [blockOf(openDraft(samplePage), 'b2')] } },
  ]);
  expect(order({ op: 'move', id: 'w1', to: { parent: 'root', slot: 'content', after: 'w2' } })).toEqual([
    'l1',
    'w2',
    'w1',
  ]);
});

const into = (parent: string, slot = 'items') => ({ parent, slot, after: null });
test.each<[Reason, Op]>([
  ['BLOCK_IS_GONE', { op: 'set', id: 'nowhere', at: ['props', 'heading'], value: 'x' }],
  ['BLOCK_IS_GONE', { op: 'insert', block: { id: 'new', type: 'words' }, to: into('nowhere', 'content') }],
  ['BLOCK_IS_GONE', { op: 'remove', id: 'nowhere' }],
  ['BLOCK_EXISTS', { op: 'insert', block: { id: 'w1', type: 'words' }, to: into('root', 'content') }],
  ['BLOCK_EXISTS', { op: 'insert', block: { id: 'not an id', type: 'words' }, to: into('root', 'content') }],
  ['BLOCK_EXISTS', { op: 'insert', block: { id: 'constructor', type: 'words' }, to: into('root', 'content') }],
  ['UNKNOWN_TYPE', { op: 'insert', block: { id: 'new', type: 'toString' }, to: into('root', 'content') }],
  ['UNKNOWN_PROPERTY', { op: 'set', id: 'w1', at: ['props', 'constructor'], value: 'x' }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'heading'], value: 'far too long for a heading' }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'size'], value: 7 }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'side'], value: 'valueOf' }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'action'], value: { label: 'x', href: 'javascript:alert(1)' } }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['meta', 'hide'], value: ['watch'] }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'ground'], value: 'red' }],
  ['UNKNOWN_DATA', { op: 'set', id: 'w1', at: ['props', 'heading'], value: { bind: 'item.name' } }],
  ['UNKNOWN_DATA', { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: 'item.constructor' } }],
  ['WRONG_VALUE', { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: 'site.shop' } }],
  ['WRONG_VALUE', { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: 'site.name', more: 1 } }],
  ['WRONG_VALUE', { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: 'site.name', else: 7 } }],
  [
    'WRONG_VALUE',
    { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: 'site.name', else: { bind: 'item.name' } } },
  ],
  ['WRONG_VALUE', { op: 'set', id: 'b1', at: ['props', 'text'], value: { bind: '<script>' } }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['props', 'size'], value: { bind: 'site.name' } }],
  ['WRONG_VALUE', { op: 'set', id: 'root', at: ['props', 'title'], value: { bind: 'site.name' } }],
  ['UNKNOWN_STYLE', { op: 'set', id: 'w1', at: ['styles', 'toString'], value: { all: 'start' } }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['styles', 'align'], value: { all: 'valueOf' } }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['styles', 'align'], value: { watch: 'start' } }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['styles', 'align'], value: {} }],
  ['WRONG_VALUE', { op: 'set', id: 'w1', at: ['styles', 'scheme'], value: { all: 'quiet', tablet: 'quiet' } }],
  ['UNKNOWN_SLOT', { op: 'move', id: 'b1', to: into('root', 'constructor') }],
  ['NOT_ACCEPTED', { op: 'move', id: 'b1', to: into('root', 'content') }],
  ['BLOCK_IN_ITSELF', { op: 'move', id: 'b2', to: into('b3') }],
  ['BLOCK_IN_ITSELF', { op: 'move', id: 'b2', to: into('b2') }],
  ['ROOT_STAYS', { op: 'remove', id: 'root' }],
  ['ROOT_STAYS', { op: 'move', id: 'root', to: into('b1') }],
])('%s: %j', (reason, op) => {
  const draft = openDraft(samplePage);
  expect(apply(draft, op, schemas)).toEqual({ refused: reason });
  expect(blockOf(draft)).toEqual(samplePage);
});

test('slots, depth and the number of blocks are limited', () => {
  const box = (id: string, inner?: Block): Block => ({
    id,
    type: 'box',
    ...(inner && { slots: { items: [inner] } }),
  });
  const nested = (depth: number): Block => (depth === 0 ? box('d0') : box(`d${depth}`, nested(depth - 1)));
  const draft = openDraft(samplePage);
  const insert = (block: Block) => apply(draft, { op: 'insert', block, to: into('l1') }, schemas).refused;
  expect(insert(nested(6))).toBe('TOO_DEEP');
  expect(insert(nested(5))).toBeUndefined();
  expect(insert(box('third'))).toBeUndefined();
  expect(insert(box('fifth'))).toBe('SLOT_IS_FULL');
});
