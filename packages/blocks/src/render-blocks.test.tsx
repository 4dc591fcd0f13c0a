import { messagesIn } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import { type Block, type Value, type ValueAt, wrongTree } from '@stoa/page-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noBlockData } from './block-data.ts';
import type { ShownForm } from './form/shown-form.ts';
import { newBlock } from './new-block.ts';
import type { ProductSummary } from './product-card.tsx';
import { blockViews, renderBlocks } from './render-blocks.tsx';
import { blockSchemas } from './schemas/index.ts';

const post = {
  ...{ id: 'p', title: 'Ink', excerpt: 'Two colours', href: '/blog/ink', picture: null },
  ...{ published: '2026-05-03T12:00:00Z', date: '3 May 2026', minutes: '4 min read' },
};
type Content = { title?: string; blocks: Block[] };
const html = ({ title = '', blocks }: Content, data = noBlockData, language = 'en') => {
  const root = { id: 'page', type: 'page', props: { title }, slots: { content: blocks } };
  return renderToStaticMarkup(
    <MessagesProvider value={messagesIn(language)}>{renderBlocks(root, { data }).content}</MessagesProvider>,
  );
};

const letters: ShownForm = {
  ...{ id: 'f', name: 'Letters', isClosed: false, closedMessage: [], thanks: [], leadsTo: null },
  fields: [{ id: 'w', kind: 'words', paragraphs: [[{ text: 'We answer.' }]] }],
};

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

/** A page of a product that consists of blocks of all pages, apart from what sells it. */
const productPage = (...words: Block[]): Block => {
  const column = (id: string, ...content: Block[]): Block => ({ id, type: 'column', slots: { content } });
  const print: Block = { id: 'picture', type: 'picture', props: { image: { bind: 'product.media.main' } } };
  const items = [column('left', print), column('right', ...words)];
  const purchase = { id: 'product', type: 'product', slots: { content: [{ id: 'purchase', type: 'purchase' }] } };
  const columns = { id: 'columns', type: 'columns', props: { heading: 'Summer' }, slots: { items } };
  return { id: 'root', type: 'productPage', slots: { content: [columns, purchase] } };
};
const name: Block = { id: 'name', type: 'heading', props: { text: { bind: 'product.name' } } };
const suns: Record<string, Value> = {
  'product.name': '<i>Twin</i> & Suns',
  'product.media.main': { id: 'suns', width: 4, height: 5, alt: 'Two suns' },
};
const shown = (root: Block) => {
  expect(wrongTree(blockSchemas, root)).toBeNull();
  const data = { ...noBlockData, valueAt: (path: string) => suns[path] };
  return renderToStaticMarkup(
    <MessagesProvider value={messagesIn('en')}>{renderBlocks(root, { data }).content}</MessagesProvider>,
  );
};

test('blocks show what the page is about, as text alone, and its name is the heading of the page', () => {
  const brand: Block = { id: 'brand', type: 'heading', props: { text: { bind: 'product.brand', else: 'No brand' } } };
  const page = shown(productPage(name, brand));
  expect(page).toContain('<h1>&lt;i&gt;Twin&lt;/i&gt; &amp; Suns</h1>');
  expect(page).toContain('<h2>Summer</h2>');
  expect(page).toContain('No brand</h3>');
  expect(page).toMatch(/<img[^>]*src="\/media\/suns\/[^>]*alt="Two suns"/);
  expect(page.match(/<h1/g)).toHaveLength(1);
});

test('a page whose blocks do not say what it is about has that as a hidden heading, or its first one', () => {
  const { slots, ...root } = productPage();
  const [columns, product] = slots?.content ?? [];
  expect(shown({ ...root, slots: { content: [product as Block] } })).toContain(
    '<h1 class="visually-hidden">&lt;i&gt;Twin&lt;/i&gt; &amp; Suns</h1>',
  );
  expect(shown({ ...root, slots: { content: [columns as Block, product as Block] } })).toContain('<h1>Summer</h1>');
});

test('data is asked for where a block shows it, and for what a page is called where no block says so', () => {
  const asked = (...content: Block[]) => {
    const valueAt = vi.fn<ValueAt>(() => 'Suns');
    renderBlocks({ id: 'root', type: 'productPage', slots: { content } }, { data: { ...noBlockData, valueAt } });
    return valueAt.mock.calls.map(([path]) => path);
  };
  const product: Block = { id: 'p', type: 'product', slots: { content: [{ id: 'n', type: 'productName' }] } };
  expect(asked(product)).toEqual([]);
  expect(asked({ id: 'p', type: 'product' })).toEqual(['product.name']);
});

test('a product grid shows the products loaded for it, or nothing', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: { heading: 'New' } }] };
  const page = html(document, { ...noBlockData, products: { new: [print] } });
  expect(page).toContain('<a href="/product-page/twin-suns">Twin Suns</a>');
  expect(page).toContain('€24.00');
  expect(page).toContain('/media/suns/v1/fill/w_640,h_800,q_80/twin-suns.webp');
  expect(html(document)).not.toContain('section');
});

test('the pictures of a product grid are as large as its columns', () => {
  const sizesOf = (styles?: Block['styles']) => {
    const document = { blocks: [{ id: 'new', type: 'productGrid', props: {}, ...(styles && { styles }) }] };
    return /sizes="([^"]*)"/.exec(html(document, { ...noBlockData, products: { new: [print] } }))?.[1];
  };
  expect(sizesOf()).toBe('auto, (min-width: 64rem) 16vw, (min-width: 40rem) 22vw, 33vw');
  expect(sizesOf({ columns: { all: '1', desktop: '4' } })).toBe(
    'auto, (min-width: 64rem) 23vw, (min-width: 40rem) 92vw, 92vw',
  );
});

test("prices are labelled in the page's language", () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const data = { ...noBlockData, products: { new: [print] } };
  expect(html(document, data, 'en')).toContain('Regular price <');
  expect(html(document, data, 'de')).toContain('Ursprünglicher Preis <');
});

test('what a list repeats is shown for each product, with the look of its parts', () => {
  const content: Block[] = [
    {
      id: 'picture',
      type: 'picture',
      props: { image: { bind: 'item.picture' } },
      styles: { ratio: { all: 'square' } },
    },
    { id: 'name', type: 'heading', props: { text: { bind: 'item.name' } } },
    { id: 'link', type: 'button', props: { link: { bind: 'item.link', else: { label: 'Look closer', href: '' } } } },
  ];
  const items = [{ id: 'each', type: 'column', slots: { content } }];
  const document = { blocks: [{ id: 'own', type: 'productRepeat', props: { heading: 'New' }, slots: { items } }] };
  const moons = { ...print, id: 'p2', name: 'Moons', href: '/product-page/moons' };
  const page = html(document, { ...noBlockData, products: { own: [print, moons] } });
  expect(page.match(/<li class="column">/g)).toHaveLength(2);
  expect(page.match(/<figure class="column-picture s1">/g)).toHaveLength(2);
  expect(page).toMatch(/Twin Suns<\/h2>.*href="\/product-page\/twin-suns">Look closer.*Moons<\/h2>/);
  expect(html(document)).not.toContain('section');
});

test('a sold-out product says so', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const page = html(document, { ...noBlockData, products: { new: [{ ...print, isSoldOut: true, note: 'Sold out' }] } });
  expect(page).toContain('<p class="product-card-note">Sold out</p>');
  expect(page).toContain('data-sold-out="true"');
});

test('a product shows its colours and its price per unit', () => {
  const document = { blocks: [{ id: 'new', type: 'productGrid', props: {} }] };
  const colors = Array.from({ length: 8 }, (_, index) => ({ name: `Colour ${index}`, color: `#00000${index}` }));
  const page = html(document, {
    ...noBlockData,
    products: { new: [{ ...print, pricePerUnit: '€1.20 / 100 g', colors }] },
  });
  expect(page).toContain('€1.20 / 100 g');
  expect(page.match(/<circle/g)).toHaveLength(6);
  expect(page).toContain('<span class="visually-hidden">Colour 5</span>');
  expect(page).toContain('<li>+2</li>');
});

test('categories are tiles that lead to them', () => {
  const document = { blocks: [{ id: 'c', type: 'categoryTiles', props: { heading: 'Drawers' } }] };
  const categories = { c: [{ id: '1', name: 'Botanical', href: '/category/botanical', picture: null }] };
  expect(html(document, { ...noBlockData, categories })).toContain('<a href="/category/botanical">Botanical</a>');
});

test('features are a list under the heading, if there is one', () => {
  const items = [{ id: 'i', type: 'feature', props: { heading: 'Paper', text: 'Thick.' } }];
  const block = (props: Block['props']) => ({ blocks: [{ id: 'f', type: 'featureList', props, slots: { items } }] });
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

test('formatted text is shown without HTML of its own', () => {
  const text: Value = [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Paper' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '<b>Thick</b>', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/shop' } }] },
      ],
    },
  ];
  const page = html({ blocks: [{ id: 't', type: 'richText', props: { text } }] });
  expect(page).toContain('<h3>Paper</h3><p><a href="/shop"><strong>&lt;b&gt;Thick&lt;/b&gt;</strong></a></p>');
});

test('a block has the class and the attributes of its look', () => {
  const styles = { align: { all: 'start' }, scheme: { all: 'quiet' } };
  const page = html({ blocks: [{ id: 'q', type: 'quote', props: { text: 'Hm.' }, styles }] });
  expect(page).toContain('<section class="block quote s1" data-scheme="quiet">');
});

test('a block that is hidden at a width says so', () => {
  const page = html({ blocks: [{ id: 'q', type: 'quote', props: { text: 'Hm.' }, hide: ['phone', 'tablet'] }] });
  expect(page).toContain('<section class="block quote" data-hide="phone tablet">');
});

test('of tabs, the first is open, and they share a name, so that each closes the others', () => {
  const items = ['a', 'b'].map((id) => ({ id, type: 'tab', props: { title: id } }));
  const page = html({ blocks: [{ id: 'parts', type: 'tabs', slots: { items } }] });
  expect(page).toContain('<details name="parts" open=""><summary class="unfolding">a</summary>');
  expect(page).toContain('<details name="parts"><summary class="unfolding">b</summary>');
});

test('files are offered with their kind and size', () => {
  const file = { id: `${'a'.repeat(32)}.pdf`, name: 'Care.pdf', bytes: 1_240_000 };
  const items = [{ id: 'd', type: 'download', props: { name: 'Care', file } }];
  const page = html({ blocks: [{ id: 'files', type: 'downloads', slots: { items } }] });
  expect(page).toContain(`<a href="/ugd/${file.id}" download="Care.pdf">Care</a>`);
  expect(page).toContain('PDF, 1 MB');
});

test("the owner's code never runs in the editor, and is nothing without code", () => {
  const block = { id: 'e', type: 'embed', props: { name: 'Map', code: '<script>1</script>' } };
  expect(html({ blocks: [block] })).not.toContain('<script>');
  expect(html({ blocks: [block] }, { ...noBlockData, frames: {} })).not.toContain('Map');
  expect(html({ blocks: [block] }, { ...noBlockData, frames: { e: '/_embed/e?page=' } })).toMatch(
    /<iframe[^>]*src="\/_embed\/e\?page="[^>]*sandbox="allow-scripts [^"]*"/,
  );
});

/** Those of the shop's pages show what their loader has drawn. */
const inSections = Object.values(blockSchemas)
  .filter(({ group, needs }) => group === 'section' && !needs)
  .map(({ type }) => type);
test.each(inSections)('a new %s is a right block and shows its example', (type) => {
  const block = newBlock(type, messagesIn('en').sections.example);
  const data = {
    forms: { [block.id]: { form: letters } },
    products: { [block.id]: [print] },
    categories: { [block.id]: [{ id: '1', name: 'Botanical', href: '/category/botanical', picture: null }] },
    posts: { [block.id]: [post] },
  };
  const looks = { hide: ['phone' as const], styles: { scheme: { all: 'quiet' } } };
  const page = html({ title: 'Page', blocks: [{ ...block, ...looks }] }, data);
  expect(page).toMatch(/<section class="block[^>]*data-hide="phone"/);
  if (blockSchemas[type]?.styles?.scheme) expect(page).toMatch(/<section class="block[^>]*data-scheme="quiet"/);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(wrongTree(blockSchemas, block)).toBeNull();
});

test('every type of block that pages show has a view', () => {
  expect(Object.keys(blockViews).toSorted()).toEqual(
    Object.keys(blockSchemas)
      .filter((type) => ['section', 'item', 'element'].includes(blockSchemas[type]?.group ?? ''))
      .toSorted(),
  );
});

test('only blocks of what a page is about always have its heading', () => {
  const titled = Object.entries(blockViews).filter(([, { hasTitle }]) => hasTitle);
  expect(titled.filter(([type]) => !blockSchemas[type]?.needs?.length)).toEqual([]);
  expect(titled.length).toBeGreaterThan(0);
});
