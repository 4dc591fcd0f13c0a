import { languages, messagesIn } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import { blocksIn, wrongTree } from '@stoa/page-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBlockData } from '../../block-data.ts';
import { readyBlock } from '../../new-block.ts';
import { renderBlocks } from '../../render-blocks.tsx';
import { blockSchemas } from '../index.ts';
import { readyMade } from './index.ts';

const all = readyMade.flatMap(({ sections }) => sections);
const picture = { id: `${'a'.repeat(32)}.webp`, width: 1200, height: 900 };
/** They show what the shop has. */
const OF_THE_SHOP = ['productGrid', 'categoryTiles'];

test('there are about ninety, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(90);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each(all)('$name is a right section in every language, and shows words', (section) => {
  for (const language of languages) {
    const messages = messagesIn(language);
    const block = readyBlock(section, messages.presets, [picture]);
    expect(wrongTree(blockSchemas, block)).toBeNull();
    const root = { id: 'page', type: 'page', props: { title: 'Page' }, slots: { content: [block] } };
    const { content } = renderBlocks(root, { data: noBlockData });
    const html = renderToStaticMarkup(<MessagesProvider value={messages}>{content}</MessagesProvider>);
    if (!OF_THE_SHOP.includes(section.type)) expect(html).toContain('<section class="block');
    expect(html).not.toMatch(/undefined|style=/);
  }
});

test('those made for pictures get pictures of the site, the others none', () => {
  const story = all.find(({ name }) => name === 'Your story');
  const opening = all.find(({ name }) => name === 'Opening of a shop, centred');
  const texts = messagesIn('en').presets;
  if (!story || !opening) throw new Error('no such sections');
  expect(readyBlock(story, texts, [picture]).props?.image).toEqual(picture);
  expect(readyBlock(story, texts).props?.image).toBeUndefined();
  expect(readyBlock(opening, texts, [picture]).props?.image).toBeUndefined();
});

test('one made for several pictures shows them in turn', () => {
  const gallery = all.find(({ type, hasPictures }) => type === 'gallery' && hasPictures);
  if (!gallery) throw new Error('no gallery');
  const two = [picture, { ...picture, id: `${'b'.repeat(32)}.webp` }];
  const shown = [...blocksIn(readyBlock(gallery, messagesIn('en').presets, two))]
    .filter(({ type }) => type === 'galleryPicture')
    .map(({ props }) => props?.image);
  expect(shown).toEqual([two[0], two[1], two[0], two[1]]);
});
