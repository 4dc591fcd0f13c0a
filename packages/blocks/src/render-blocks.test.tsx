import { messagesIn } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockData } from './block-data.ts';
import type { ProductSummary } from './product-card.tsx';
import { type BlockDocument, blockTypes, renderBlocks } from './render-blocks.tsx';

const noData: BlockData = { products: {}, categories: {} };
const html = (document: BlockDocument, data = noData, language = 'en') =>
  renderToStaticMarkup(
    <MessagesProvider value={messagesIn(language)}>{renderBlocks(document, { data })}</MessagesProvider>,
  );

const print: ProductSummary = {
  id: 'p1',
  name: 'Twin Suns',
  href: '/product-page/twin-suns',
  picture: { id: 'suns', width: 1200, height: 1500, alt: 'Two suns' },
  price: '€20.00',
  compareAtPrice: '€24.00',
  pricePerUnit: null,
  note: null,
  isSoldOut: false,
  rating: null,
  colors: [],
};

test('the first block carries the only first-level heading', () => {
  const page = html({
    title: 'Home',
    blocks: [
      { id: 'a', type: 'hero', props: { heading: 'Dots', action: { label: 'Shop', href: '/shop' } } },
      { id: 'b', type: 'imageWithText', props: { heading: 'Studio', text: 'One.\n\nTwo.' } },
    ],
  });
  expect(page).toContain('<h1 class="hero-heading">Dots</h1>');
  expect(page).toContain('<h2>Studio</h2><p>One.</p><p>Two.</p>');
  expect(page).toContain('<a class="button" href="/shop">Shop</a>');
  expect(page.match(/<h1/g)).toHaveLength(1);
});

test("without a heading in the first block, the page's title is a hidden heading", () => {
  const page = html({ title: 'Words', blocks: [{ id: 'q', type: 'quote', props: { text: 'Hm.', author: 'M' } }] });
  expect(page).toContain('<h1 class="visually-hidden">Words</h1>');
  expect(page).toContain('<blockquote><p>Hm.</p></blockquote><figcaption>M</figcaption>');
});

test('a product grid shows the products loaded for it, or nothing', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: { heading: 'New' } }] };
  const page = html(document, { ...noData, products: { new: [print] } });
  expect(page).toContain('<a href="/product-page/twin-suns">Twin Suns</a>');
  expect(page).toContain('€24.00');
  expect(page).toContain('/media/suns/v1/fill/w_640,h_800,q_80/twin-suns.webp');
  expect(html(document)).not.toContain('section');
});

test("prices are labelled in the page's language", () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const data = { ...noData, products: { new: [print] } };
  expect(html(document, data, 'en')).toContain('Regular price <');
  expect(html(document, data, 'de')).toContain('Ursprünglicher Preis <');
});

test('a sold-out product says so', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const page = html(document, { ...noData, products: { new: [{ ...print, isSoldOut: true, note: 'Sold out' }] } });
  expect(page).toContain('<p class="product-card-note">Sold out</p>');
  expect(page).toContain('data-sold-out="true"');
});

test('a product shows its colours and its price per unit', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const colors = Array.from({ length: 8 }, (_, index) => ({ name: `Colour ${index}`, color: `#00000${index}` }));
  const page = html(document, { ...noData, products: { new: [{ ...print, pricePerUnit: '€1.20 / 100 g', colors }] } });
  expect(page).toContain('€1.20 / 100 g');
  expect(page.match(/<circle/g)).toHaveLength(6);
  expect(page).toContain('<span class="visually-hidden">Colour 5</span>');
  expect(page).toContain('<li>+2</li>');
});

test('categories are tiles that lead to them', () => {
  const document = { blocks: [{ id: 'c', type: 'categoryTiles', props: { heading: 'Drawers' } }] };
  const categories = { c: [{ id: '1', name: 'Botanical', href: '/category/botanical', picture: null }] };
  expect(html(document, { ...noData, categories })).toContain('<a href="/category/botanical">Botanical</a>');
});

test('features are a list under the heading, if there is one', () => {
  const items = [{ heading: 'Paper', text: 'Thick.' }];
  const block = (props: object) => ({ blocks: [{ id: 'f', type: 'featureList', props: { items, ...props } }] });
  expect(html(block({}))).toContain('<li><h2>Paper</h2><p>Thick.</p></li>');
  expect(html(block({ heading: 'Why' }))).toContain('<h2>Why</h2></div></div><ul><li><h3>Paper</h3>');
});

test('blocks of unknown types and props of wrong types are ignored', () => {
  const page = html({
    blocks: [
      { id: 'x', type: 'carousel', props: {} },
      {
        id: 'h',
        type: 'hero',
        props: { heading: 7, image: 'no', action: { label: 'Go', href: 'javascript:alert(1)' } },
      },
    ],
  });
  expect(page).not.toContain('javascript');
  expect(page).not.toContain('img');
});

test.each(Object.entries(blockTypes))('%s shows its example', (type, { example }) => {
  const data = {
    products: { b: [print] },
    categories: { b: [{ id: '1', name: 'Botanical', href: '/category/botanical', picture: null }] },
  };
  const page = html(
    { title: 'Page', blocks: [{ id: 'b', type, props: example(messagesIn('en').blocks.example) }] },
    data,
  );
  expect(page).toContain('<section class="block');
  expect(page.match(/<h1/g)).toHaveLength(1);
});
