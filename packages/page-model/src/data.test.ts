import { array, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  apply,
  applyChange,
  type Block,
  type BlockSchema,
  blockOf,
  blocksIn,
  blocksWithData,
  dataAround,
  dataIn,
  findWrongData,
  fittedTo,
  isBound,
  type Op,
  openDraft,
  shownValue,
  type Value,
  type Values,
  withData,
  wrongTree,
} from './index.ts';
import { randomChanges, samplePage, schemas } from './sample.fixture.ts';

const bind = (id: string, name: string, value: Value): Op => ({ op: 'set', id, at: ['props', name], value });
const pageWith = (...ops: Op[]): Block => {
  const draft = openDraft(samplePage);
  for (const op of ops) expect(apply(draft, op, schemas).refused).toBeUndefined();
  return blockOf(draft);
};
/** As it is shown with these values, and an item whose name is not known. */
const shownWith = (root: Block, values: Values): Block =>
  withData(schemas, root, { valueAt: (path) => values[path], itemsOf: () => [{ 'item.name': null }] });
const bindsIn = (root: Block) => [...blocksIn(root)].flatMap(({ props = {} }) => Object.values(props).filter(isBound));

test('blocks can show the data of all that is around them', () => {
  const draft = openDraft(samplePage);
  const ofPage = ['site.name', 'site.text', 'site.shop'];
  expect(Object.keys(dataAround(draft, 'l1', schemas))).toEqual(ofPage);
  expect(Object.keys(dataIn(draft, 'l1', schemas)).toSorted()).toEqual(['item.name', ...ofPage].toSorted());
  expect(Object.keys(dataAround(draft, 'b3', schemas))).toContain('item.name');
});

test('where several blocks around one say something at a path, the nearest counts, as in whole documents', () => {
  const name = { label: 'Link to it', kind: 'link' as const };
  const nested = { ...schemas, list: { ...schemas.list, data: { 'site.name': name } } as BlockSchema };
  const draft = openDraft(samplePage);
  expect(Object.entries(dataIn(draft, 'l1', nested))[0]).toEqual(['site.name', name]);
  const inList = [...blocksWithData(nested, samplePage)].find(([{ id }]) => id === 'b1');
  expect(inList?.[1]['site.name']).toEqual(name);
});

test('what the data says takes the place of what is bound to it, else the fixed value', () => {
  const root = pageWith(
    bind('b1', 'text', { bind: 'item.name', else: 'One' }),
    bind('w1', 'heading', { bind: 'site.name' }),
    bind('w2', 'action', { bind: 'site.shop', else: { label: 'All of it', href: '' } }),
  );
  const shop = { label: 'Shop', href: '/shop' };
  const shown = openDraft(shownWith(root, { 'site.name': '<b>Ours</b>', 'site.shop': shop }));
  expect(shown.nodes.get('b1')?.block.props).toEqual({ text: 'One' });
  expect(shown.nodes.get('w1')?.block.props).toEqual({ heading: '<b>Ours</b>', size: 2 });
  expect(shown.nodes.get('w2')?.block.props).toEqual({ action: { label: 'All of it', href: '/shop' } });
  const empty = openDraft(shownWith(root, { 'site.name': ' ', 'item.name': null }));
  expect(empty.nodes.get('w1')?.block.props).toEqual({ size: 2 });
});

test('what is repeated is shown once for each item, under ids of its own', () => {
  const root = pageWith(bind('b1', 'text', { bind: 'item.name' }), bind('b2', 'text', { bind: 'site.name' }));
  const items = [{ 'item.name': 'Suns' }, { 'item.name': 'Moons' }];
  const shown = withData(schemas, root, { valueAt: () => 'Ours', itemsOf: ({ id }) => (id === 'l1' ? items : []) });
  const texts = [...blocksIn(shown)].flatMap(({ id, props }) => (props?.text ? [[id, props.text]] : []));
  expect(texts).toEqual([
    ['b1', 'Suns'],
    ['b2', 'Ours'],
    ['b1-2', 'Moons'],
    ['b2-2', 'Ours'],
  ]);
  expect([...blocksIn(shown)].map(({ id }) => id)).toContain('b3-2');
});

const link = { kind: 'link' as const, label: 'Link' };
const rich = { kind: 'richText' as const, label: 'Text' };
const picture = { kind: 'picture' as const, label: 'Picture' };
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
test.each([
  [rich, 'One\n\nTwo', [paragraph('One'), paragraph('Two')]],
  [rich, [paragraph('One')], [paragraph('One')]],
  [rich, [{ type: 'script', content: [] }], undefined],
  [picture, { id: 'suns', width: 4, height: 5, alt: 'Two suns' }, { id: 'suns', width: 4, height: 5, alt: 'Two suns' }],
  [picture, 'suns', undefined],
  [link, { label: 'Bad', href: 'javascript:alert(1)' }, undefined],
  [link, { label: 'Shop', href: '/shop' }, { label: 'Shop', href: '/shop' }],
  [{ kind: 'number' as const, label: 'Size', min: 1, max: 6 }, 4, undefined],
])('a property of kind %o shows %j as %j', (shown, value, expected) => {
  expect(shownValue(shown, { bind: 'site.name' }, () => value as Value)).toEqual(expected);
});

test('a block with data keeps that where it moves, or stays; one that is pasted gets fixed values', () => {
  const draft = openDraft(pageWith(bind('b1', 'text', { bind: 'item.name', else: 'One' })));
  const out: Block = { ...blockOf(draft, 'b1'), id: 'copy' };
  const inside: Op = { op: 'move', id: 'b1', to: { parent: 'b2', slot: 'items', after: null } };
  expect(apply(draft, inside, schemas).refused).toBeUndefined();
  expect(findWrongData(schemas, out)).toEqual({
    block: 'copy',
    property: 'text',
    path: 'item.name',
    reason: 'UNKNOWN_DATA',
  });
  expect(fittedTo(schemas, out, {}).props).toEqual({ text: 'One' });
  expect(fittedTo(schemas, out, dataIn(draft, 'l1', schemas))).toBe(out);
});

test('whatever is done to a page: shown or without data, it is a sound page without anything bound, else the same one', () =>
  assert(
    property(array(randomChanges, { maxLength: 12 }), (changes) => {
      const draft = openDraft(samplePage);
      for (const ops of changes) applyChange(draft, { ops }, schemas);
      const root = blockOf(draft);
      const shown = shownWith(root, { 'site.name': 'Ours', 'site.shop': { label: 'Shop', href: '/' } });
      const fixed = fittedTo(schemas, root, {});
      expect([bindsIn(shown), wrongTree(schemas, shown), wrongTree(schemas, fixed)]).toEqual([[], null, null]);
      expect(findWrongData(schemas, root)).toBeNull();
      if (bindsIn(root).length === 0) expect(shown).toBe(root);
    }),
  ));
