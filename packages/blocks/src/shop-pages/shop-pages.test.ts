import { applyChange, type Block, blockOf, type Op, openDraft, type Reason, wrongTree } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { blockSchemas } from '../schemas/index.ts';
import { isShopPath, pathOfShopPage, shopPageOf, shopPages } from './shop-pages.ts';

test.each(Object.entries(shopPages))(
  'the standard page %s is a right document, which is known by its root',
  (kind, facts) => {
    expect(wrongTree(blockSchemas, facts.standard)).toBeNull();
    expect(shopPageOf(facts.standard.type)).toBe(kind);
  },
);

test('pages of the shop are known by their addresses', () => {
  expect(pathOfShopPage('PRODUCT', 'twin suns')).toBe('/product-page/twin%20suns');
  expect(pathOfShopPage('PRODUCT', '')).toBeNull();
  expect(pathOfShopPage('NOT_FOUND', '')).toBe('/_not-found');
  expect(pathOfShopPage('CATEGORY', '')).toBe('/shop');
  expect(pathOfShopPage('CART', 'suns')).toBe('/cart');
  expect(pathOfShopPage('SEARCH', 'a & b')).toBe('/search?q=a%20%26%20b');
  expect(pathOfShopPage('BLOG_POST', 'ink')).toBe('/blog/ink');
  expect(pathOfShopPage('BLOG_POST', '')).toBeNull();
  expect(pathOfShopPage('BLOG', '')).toBe('/blog');
  expect(pathOfShopPage('BLOG', 'care')).toBe('/blog/categories/care');
  const ours = [
    '/product-page/suns?Size=S',
    '/category/prints',
    '/shop',
    '/search?q=suns',
    '/blog',
    '/blog/ink?sent=q',
  ];
  expect(ours.map(isShopPath)).toEqual(ours.map(() => true));
  const others = ['/product-page/suns/review', '/about', '/', '/shopping', '/blog/feed.xml', '/blog/ink/seen.svg'];
  expect(others.map(isShopPath)).toEqual(others.map(() => false));
});

const page = shopPages.PRODUCT.standard;
function refusalOf(op: Op, root = page): Reason | undefined {
  return applyChange(openDraft(root), { ops: [op] }, blockSchemas).refused;
}
const insert = (block: Block, parent = page.id): Op => ({
  op: 'insert',
  block,
  to: { parent, slot: 'content', after: null },
});

test('ordinary sections stand before and between the parts of the page, and elements beside the pictures', () => {
  expect(refusalOf(insert({ id: 'q', type: 'quote', props: { text: 'Hm.' } }))).toBeUndefined();
  expect(refusalOf(insert({ id: 'h', type: 'heading', props: { text: 'Hm.' } }, 'product'))).toBeUndefined();
});

test('what sells the product can be moved, but neither removed nor hidden', () => {
  for (const id of ['product', 'purchase']) {
    expect(refusalOf({ op: 'remove', id })).toBe('BLOCK_IS_REQUIRED');
    expect(refusalOf({ op: 'set', id, at: ['meta', 'hide'], value: ['phone'] })).toBe('BLOCK_IS_REQUIRED');
  }
  const last = { parent: 'product', slot: 'content', after: 'productDetails' };
  expect(refusalOf({ op: 'move', id: 'purchase', to: last })).toBeUndefined();
});

test('other parts can be removed, and added again, once', () => {
  const draft = openDraft(page);
  const removal = applyChange(draft, { ops: [{ op: 'remove', id: 'productReviews' }] }, blockSchemas);
  expect(removal.refused).toBeUndefined();
  expect(refusalOf(insert({ id: 'again', type: 'productReviews' }), blockOf(draft))).toBeUndefined();
  expect(refusalOf(insert({ id: 'again', type: 'productReviews' }))).toBe('ONE_IS_ENOUGH');
});

test('parts of a product stand only where there is one', () => {
  const home: Block = { id: 'page', type: 'page', props: { title: 'Home', address: '' } };
  expect(refusalOf(insert({ id: 'r', type: 'productReviews' }, home.id), home)).toBe('NOT_ACCEPTED');
  const content = [{ id: 'r', type: 'productReviews' }];
  expect(wrongTree(blockSchemas, { ...home, slots: { content } })).toBe('NOT_ACCEPTED');
});

test('a document without what it must have, or with two of a part, is none', () => {
  expect(wrongTree(blockSchemas, { ...page, slots: { content: [] } })).toBe('BLOCK_IS_REQUIRED');
  const content = [...(page.slots?.content ?? []), { id: 'again', type: 'productReviews' }];
  expect(wrongTree(blockSchemas, { ...page, slots: { content } })).toBe('ONE_IS_ENOUGH');
});

test('a document that hides what it must have, itself or what it stands in, is none', () => {
  const hiding = (hidden: string, block: Block): Block => ({
    ...block,
    ...(block.type === hidden && { hide: ['phone'] }),
    slots: Object.fromEntries(
      Object.entries(block.slots ?? {}).map(([slot, children]) => [slot, children.map((one) => hiding(hidden, one))]),
    ),
  });
  for (const type of ['purchase', 'product', 'productPage'])
    expect(wrongTree(blockSchemas, hiding(type, page))).toBe('BLOCK_IS_REQUIRED');
  expect(wrongTree(blockSchemas, hiding('productReviews', page))).toBeNull();
});

test('a list keeps its name and its products, and a path to the page is for products and lists alike', () => {
  const root = shopPages.CATEGORY.standard;
  for (const id of ['breadcrumbs', 'subcategories']) expect(refusalOf({ op: 'remove', id }, root)).toBeUndefined();
  for (const id of ['listingTop', 'productListing'])
    expect(refusalOf({ op: 'remove', id }, root)).toBe('BLOCK_IS_REQUIRED');
  const between = { parent: root.id, slot: 'content', after: 'listingTop' };
  const words: Block = { id: 'q', type: 'quote', props: { text: 'Hm.' } };
  expect(refusalOf({ op: 'insert', block: words, to: between }, root)).toBeUndefined();
  expect(refusalOf(insert({ id: 'b', type: 'breadcrumbs' }, 'searchPage'), shopPages.SEARCH.standard)).toBe(
    'NOT_ACCEPTED',
  );
});

test('a post keeps its text, and what else it consists of can be removed, moved and added to', () => {
  const root = shopPages.BLOG_POST.standard;
  const { content: parts = [] } = root.slots?.content?.find(({ id }) => id === 'post')?.slots ?? {};
  for (const { id } of parts)
    expect(refusalOf({ op: 'remove', id }, root)).toBe(id === 'postText' ? 'BLOCK_IS_REQUIRED' : undefined);
  expect(refusalOf({ op: 'remove', id: 'post' }, root)).toBe('BLOCK_IS_REQUIRED');
  const first = { parent: 'post', slot: 'content', after: null };
  expect(refusalOf({ op: 'move', id: 'postCover', to: first }, root)).toBeUndefined();
  const author: Block = { id: 'h', type: 'heading', props: { text: { bind: 'post.author' } } };
  expect(refusalOf(insert(author, 'post'), root)).toBeUndefined();
  expect(refusalOf(insert({ id: 'w', type: 'postTags' }, page.id))).toBe('NOT_ACCEPTED');
  expect(refusalOf({ op: 'set', id: 'postTitle', at: ['styles', 'align'], value: { all: 'center' } }, root)).toBe(
    undefined,
  );
});

test('the 404 page can do without all but its message, around and below which other things stand', () => {
  const root = shopPages.NOT_FOUND.standard;
  for (const id of ['searchBox', 'shopLinks', 'newProducts'])
    expect(refusalOf({ op: 'remove', id }, root)).toBeUndefined();
  expect(refusalOf({ op: 'remove', id: 'notFound' }, root)).toBe('BLOCK_IS_REQUIRED');
  const said: Op = { op: 'set', id: 'notFound', at: ['props', 'heading'], value: 'Gone fishing' };
  expect(refusalOf(said, root)).toBeUndefined();
  expect(refusalOf(insert({ id: 'q', type: 'quote', props: { text: 'Hm.' } }, root.id), root)).toBeUndefined();
  expect(refusalOf(insert({ id: 'b', type: 'button' }, 'notFound'), root)).toBeUndefined();
  expect(refusalOf(insert({ id: 'r', type: 'productReviews' }, root.id), root)).toBe('NOT_ACCEPTED');
});
