import { array, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Block, blockOf, type Difference, differences, type Op, openDraft } from './index.ts';
import { randomChanges, samplePage, schemas } from './sample.fixture.ts';

function after(...ops: Op[]): Block {
  const draft = openDraft(samplePage);
  expect(applyChange(draft, { ops }, schemas).refused).toBeUndefined();
  return blockOf(draft);
}
/** Kind, id, and what the difference is about. */
const short = (difference: Difference) => [
  difference.kind,
  difference.block.id,
  ...('name' in difference ? [difference.name] : []),
  ...('below' in difference ? [difference.below?.id ?? null] : []),
];
const found = (...ops: Op[]) => differences(samplePage, after(...ops)).map(short);

test('what was set is named with its values before and after', () => {
  const op: Op = { op: 'set', id: 'w1', at: ['props', 'heading'], value: 'Lines' };
  expect(differences(samplePage, after(op))).toEqual([
    expect.objectContaining({ kind: 'content', name: 'heading', before: 'Dots', after: 'Lines' }),
  ]);
  expect(found({ op: 'set', id: 'w1', at: ['styles', 'align'], value: { all: 'center' } })).toEqual([
    ['look', 'w1', 'align'],
  ]);
  expect(found({ op: 'set', id: 'w1', at: ['meta', 'hide'], value: ['phone'] })).toEqual([['hidden', 'w1']]);
  expect(found({ op: 'set', id: 'w1', at: ['meta', 'name'], value: 'Start' })).toEqual([['name', 'w1']]);
});

test('added and removed blocks stand for everything in them', () => {
  const block = { id: 'new', type: 'list', slots: { items: [{ id: 'inner', type: 'box' }] } };
  expect(found({ op: 'insert', block, to: { parent: 'root', slot: 'content', after: null } })).toEqual([
    ['added', 'new'],
  ]);
  expect(found({ op: 'remove', id: 'l1' })).toEqual([['removed', 'l1']]);
});

test('of blocks that changed places, only those that moved are named', () => {
  expect(found({ op: 'move', id: 'w1', to: { parent: 'root', slot: 'content', after: 'w2' } })).toEqual([
    ['moved', 'w1', 'w2'],
  ]);
  expect(found({ op: 'move', id: 'b3', to: { parent: 'l1', slot: 'items', after: null } })).toEqual([
    ['moved', 'b3', null],
  ]);
});

test('documents differ where something was changed, and not from themselves', () => {
  const isTold = property(array(randomChanges, { maxLength: 6 }), (changes) => {
    const draft = openDraft(samplePage);
    for (const ops of changes) applyChange(draft, { ops }, schemas);
    const root = blockOf(draft);
    expect(differences(root, root)).toEqual([]);
    const isChanged = JSON.stringify(blockOf(openDraft(root))) !== JSON.stringify(blockOf(openDraft(samplePage)));
    // the order of properties may differ
    if (differences(samplePage, root).length > 0) expect(isChanged).toBe(true);
  });
  void assert(isTold);
});
