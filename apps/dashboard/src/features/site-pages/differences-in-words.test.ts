import { blockSchemas } from '@stoa/blocks/schemas';
import { type Block, differences } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { inWords } from './differences-in-words.ts';

const page = (...content: Block[]): Block => ({
  id: 'page',
  type: 'page',
  props: { title: 'Home' },
  slots: { content },
});
const quote: Block = { id: 'q', type: 'quote', props: { text: 'Hm.' } };
const grid: Block = { id: 'g', type: 'productGrid', props: { sort: 'newest' } };
const said = (before: Block, after: Block) => differences(before, after).map((one) => inWords(blockSchemas, one));

test('what is different is said in the words of the editor', () => {
  const spoken = { ...quote, props: { text: 'Oh.', author: 'Ann' }, styles: { scheme: { all: 'accent' } } };
  expect(said(page(quote, grid), page(grid, spoken))).toEqual([
    'Quotation moved below Products',
    'Quotation: words “Hm.” → “Oh.”',
    'Quotation: who said it “Ann”',
    'Quotation: colours changed to accent',
  ]);
  expect(said(page(quote), page())).toEqual(['Quotation removed']);
  expect(said(page(), page({ ...quote, name: 'Praise' }))).toEqual(['Praise added']);
  expect(said(page(grid), page({ ...grid, props: { sort: 'name' }, hide: ['phone', 'tablet'] }))).toEqual([
    'Products: order “Newest first” → “By name”',
    'Products hidden on phones and tablets',
  ]);
  const bound = { ...quote, props: { text: { bind: 'site.name', else: 'Hm.' } } };
  expect(said(page(quote), page(bound))).toEqual(['Quotation: words “Hm.” → “Site: Name”']);
  const otherwise = { ...quote, props: { text: { bind: 'site.name', else: 'Oh.' } } };
  expect(said(page(bound), page(otherwise))).toEqual(['Quotation: words changed']);
  const long = { ...quote, props: { text: 'x'.repeat(200) } };
  expect(said(page(quote), page(long))).toEqual(['Quotation: words changed']);
});
