/** A small page with types of blocks of every kind, and random operations on it. */
import { type Arbitrary, array, constantFrom, nat, oneof, record, string } from 'fast-check';
import type { Block, Op, Schemas, Value } from './index.ts';

export const schemas: Schemas = {
  page: {
    type: 'page',
    label: 'Page',
    group: 'page',
    data: {
      'site.name': { label: 'Name', kind: 'text' },
      'site.text': { label: 'Text', kind: 'richText' },
      'site.shop': { label: 'Shop', kind: 'link' },
    },
    props: { title: { kind: 'text', label: 'Title', max: 50 } },
    slots: { content: { label: 'Content', accepts: ['section'], most: 8 } },
  },
  words: {
    type: 'words',
    label: 'Words',
    group: 'section',
    props: {
      heading: { kind: 'text', label: 'Heading', max: 20 },
      size: { kind: 'number', label: 'Size', min: 1, max: 6 },
      side: { kind: 'choice', label: 'Side', options: { left: 'Left', right: 'Right' } },
      action: { kind: 'link', label: 'Button' },
      ground: { kind: 'color', label: 'Ground' },
    },
    styles: {
      align: {
        label: 'Text',
        property: '--align',
        steps: { start: { label: 'Left', value: 'start' }, center: { label: 'Centred', value: 'center' } },
        usual: 'start',
      },
      scheme: { label: 'Colours', property: 'data-scheme', steps: { quiet: { label: 'Soft', value: 'quiet' } } },
    },
    slots: {},
  },
  list: {
    type: 'list',
    label: 'List',
    group: 'section',
    data: { 'item.name': { label: 'Name', kind: 'text', mayLack: true } },
    repeats: 'items',
    props: {},
    slots: { items: { label: 'Items', accepts: ['item'], most: 4 } },
  },
  box: {
    type: 'box',
    label: 'Box',
    group: 'item',
    props: { text: { kind: 'text', label: 'Text', max: 20 } },
    slots: { items: { label: 'Items', accepts: ['item'], most: 3 } },
  },
};

export const samplePage: Block = {
  id: 'root',
  type: 'page',
  props: { title: 'Home' },
  slots: {
    content: [
      { id: 'w1', type: 'words', props: { heading: 'Dots', size: 2 } },
      {
        id: 'l1',
        type: 'list',
        slots: {
          items: [
            { id: 'b1', type: 'box', props: { text: 'One' } },
            { id: 'b2', type: 'box', slots: { items: [{ id: 'b3', type: 'box' }] } },
          ],
        },
      },
      { id: 'w2', type: 'words' },
    ],
  },
};

/** Ids that are there, that were, and that never will be. */
const ids = constantFrom('root', 'w1', 'w2', 'l1', 'b1', 'b2', 'b3', 'n1', 'n2', 'n3', 'n4', 'nowhere');
const places = record({
  parent: ids,
  slot: constantFrom('content', 'items', 'nothing'),
  after: oneof(ids, constantFrom(null)),
});
const values = oneof(
  string({ maxLength: 25 }),
  nat(8),
  constantFrom('left', 'up'),
  constantFrom<Value>({ all: 'center' }, { tablet: 'start', desktop: 'center' }, { all: 'quiet' }, { tablet: 'quiet' }),
  constantFrom({ label: 'Shop', href: '/shop' }, { label: 'Bad', href: 'javascript:alert(1)' }),
  constantFrom<Value>(
    { bind: 'site.name' },
    { bind: 'site.name', else: 'Ours' },
    { bind: 'item.name', else: 'One' },
    { bind: 'site.shop' },
    { bind: 'nowhere.at' },
  ),
);

const insertedBlocks: Arbitrary<Block> = oneof<Arbitrary<Block>[]>(
  record({ id: ids, type: constantFrom('words', 'list', 'box', 'carousel') }),
  record({ id: ids, bind: constantFrom('item.name', 'site.name', 'site.shop') }).map(({ id, bind }) => ({
    id,
    type: 'box',
    props: { text: { bind } },
  })),
  record({ id: ids, child: ids, type: constantFrom('list', 'box') }).map(({ id, child, type }) => ({
    id,
    type,
    slots: { items: [{ id: child, type: 'box' }] },
  })),
);

const randomOps: Arbitrary<Op> = oneof(
  record({
    op: constantFrom('set' as const),
    id: ids,
    at: constantFrom<['props' | 'styles', string]>(
      ['props', 'heading'],
      ['props', 'size'],
      ['props', 'side'],
      ['props', 'action'],
      ['props', 'text'],
      ['props', 'title'],
      ['props', 'toString'],
      ['styles', 'align'],
      ['styles', 'scheme'],
    ),
    value: values,
  }),
  record({ op: constantFrom('set' as const), id: ids, at: constantFrom<['props', string]>(['props', 'heading']) }),
  record({
    op: constantFrom('set' as const),
    id: ids,
    at: constantFrom<['meta', 'name']>(['meta', 'name']),
    value: values,
  }),
  record({ op: constantFrom('insert' as const), block: insertedBlocks, to: places }),
  record({ op: constantFrom('remove' as const), id: ids }),
  record({ op: constantFrom('move' as const), id: ids, to: places }),
);

export const randomChanges = array(randomOps, { minLength: 1, maxLength: 3 });
