import { blockSchemas } from '@stoa/blocks/schemas';
import { shopPages } from '@stoa/blocks/shop-pages';
import type { ShopPage } from '@stoa/contract/stoa/site';
import { messagesIn } from '@stoa/messages';
import { loadMessages } from '@stoa/messages/load';
import { type Block, wrongTree } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, noted, request, site } from '../../storefront.fixture.ts';

const storefront = createStorefront({ manifest });
const quote = { id: 'q', type: 'quote', props: { text: 'Sent by noon.' } };

/** A shop whose owner put these sections above the rest of a page. */
function arranged(kind: ShopPage, ...above: object[]) {
  const { standard } = shopPages[kind];
  const root = { ...standard, slots: { content: [...above, ...(standard.slots?.content ?? [])] } };
  return {
    ...answers,
    [`/stoa/v1/shop-pages/${kind}`]: { status: 200, body: { page: { kind, revision: 'r1', root } } },
    '/stoa/v1/site': { status: 200, body: { site: { ...site, shopPages: { [kind]: 'r1' } } } },
  };
}

test('the page for addresses without one is as usual without another call, and arranged with its status', async () => {
  const { calls, request: asked } = noted(request('/nowhere/at/all'));
  const usual = await storefront.handle(asked);
  expect([usual.status, calls.filter((call) => call.includes('shop-pages'))]).toEqual([404, []]);
  expect(usual.body).toContain('<h1>Page not found</h1>');
  const own = await storefront.handle(request('/nowhere/at/all', arranged('NOT_FOUND', quote)));
  expect(own.status).toBe(404);
  expect(own.body).toContain('Sent by noon.');
  expect(String(own.body).indexOf('Sent by noon.')).toBeLessThan(String(own.body).indexOf('<h1>Page not found</h1>'));
});

test('an arrangement that cannot be loaded leaves visitors the usual page', async () => {
  const broken = { ...arranged('NOT_FOUND', quote), '/stoa/v1/shop-pages/NOT_FOUND': { status: 500, body: {} } };
  const { status, body } = await storefront.handle(request('/nowhere', broken));
  expect(status).toBe(404);
  expect(body).toContain('<h1>Page not found</h1>');
});

test('a form on the page for addresses without one is sent from there', async () => {
  const formId = 'f1';
  const api = {
    ...arranged('NOT_FOUND', { id: 'ask', type: 'form', props: { form: formId } }),
    [`/form-schema-service/v4/forms/${formId}`]: { status: 200, body: { form: { id: formId, formFields: [] } } },
    '/form-submission-service/v4/submissions': { status: 200, body: {} },
  };
  const sent = await storefront.handle(request('/nowhere', api, 'block=ask'));
  expect([sent.status, sent.headers.location]).toEqual([303, '/nowhere?sent=ask#form-ask']);
  const other = await storefront.handle(request('/nowhere', api, 'block=other'));
  expect([other.status, other.headers.location]).toEqual([303, '/nowhere']);
  const refused = { ...api, '/form-submission-service/v4/submissions': { status: 404, body: {} } };
  expect((await storefront.handle(request('/nowhere', refused, 'block=ask'))).status).toBe(422);
});

test('in a preview, unknown addresses show the draft', async () => {
  const { standard } = shopPages.NOT_FOUND;
  const root = { ...standard, slots: { content: [quote, ...(standard.slots?.content ?? [])] } };
  const preview = { pageId: 'p', version: '1', root, addresses: [''] };
  const shown = request('/preview/token/nowhere');
  const { status, body } = await storefront.handle({
    ...shown,
    transport: async (call) =>
      call.path.includes('shopPage=NOT_FOUND')
        ? { status: 200, body: { preview }, requestId: 'r1' }
        : shown.transport(call),
  });
  expect(status).toBe(404);
  expect(body).toContain('Sent by noon.');
});

const variant = (id: string, amount: string) => ({
  ...{ id, visible: true, choices: [] },
  price: { actualPrice: { amount, formattedAmount: `€${amount}` } },
});
const product = {
  ...{ id: 'p', slug: 'suns', name: 'Twin & Suns', currency: 'EUR' },
  plainDescription: '<h2>Paper</h2><p>Thick &amp; <b>white</b>.</p><ul><li>Signed</li></ul><img src="/media/x" alt="">',
  media: { main: { id: 'suns', mediaType: 'IMAGE', altText: 'Two suns', image: { id: 'suns', width: 4, height: 5 } } },
  variantsInfo: { variants: [variant('a', '24.00'), variant('b', '59.00')] },
  breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Prints', categorySlug: 'prints' }] },
};
const inShop = (shopPagesOf: object, root: Block) => ({
  ...answers,
  '/stoa/v1/shop-pages/PRODUCT': { status: 200, body: { page: { kind: 'PRODUCT', revision: 'r1', root } } },
  '/stoa/v1/site': { status: 200, body: { site: { ...site, shopPages: shopPagesOf, email: 'ann@example.org' } } },
  '/stores/v3/products/slug/suns': { status: 200, body: { product } },
  '/stores/v3/products/search': { status: 200, body: { products: [] } },
  '/stoa/v1/storefront/products/p/availability': { status: 200, body: { variants: [] } },
});

/** The page of a product with blocks of all pages alone, apart from the form that sells it. */
const bound = (id: string, type: string, name: string, bind: string, fixed?: string): Block => ({
  ...{ id, type },
  props: { [name]: { bind, ...(fixed && { else: fixed }) } },
});
const words = [
  bound('name', 'heading', 'text', 'product.name'),
  bound('price', 'words', 'text', 'product.price'),
  bound('brand', 'heading', 'text', 'product.brand', 'Unbranded'),
  bound('more', 'button', 'link', 'product.category'),
  bound('text', 'words', 'text', 'product.description'),
  bound('write', 'words', 'text', 'site.email'),
];
const column = (id: string, content: Block[]): Block => ({ id, type: 'column', slots: { content } });
const items = [column('left', [bound('picture', 'picture', 'image', 'product.media.main')]), column('right', words)];
const purchase: Block = {
  ...{ id: 'product', type: 'product', styles: { gallerySide: { all: 'none' } } },
  slots: { content: [{ id: 'purchase', type: 'purchase' }] },
};
const ofGeneralBlocks: Block = {
  ...{ id: 'root', type: 'productPage' },
  slots: { content: [{ id: 'columns', type: 'columns', slots: { items } }, purchase] },
};

test.each(['en', 'de', 'es', 'fr', 'he', 'ja'])(
  'blocks show the product of the page to visitors in %s',
  async (language) => {
    expect(wrongTree(blockSchemas, ofGeneralBlocks)).toBeNull();
    await loadMessages(language, ['listing']);
    const api = inShop({ PRODUCT: 'r1' }, ofGeneralBlocks);
    const { status, body } = await storefront.handle(request('/product-page/suns', api, undefined, language));
    expect(status).toBe(200);
    const shown = [
      '<h1>Twin &amp; Suns</h1>',
      `<div class="prose"><p>${messagesIn(language).listing.priceFrom('€24.00')}</p></div>`,
      '<h2>Unbranded</h2>',
      '<a class="button" href="/category/prints">Prints</a>',
      '<h3>Paper</h3><p>Thick &amp; <strong>white</strong>.</p><ul><li><p>Signed</p></li></ul>',
      '<p>ann@example.org</p>',
    ];
    for (const part of shown) expect(body).toContain(part);
    expect(body).toMatch(/<img[^>]*src="\/media\/suns\/[^>]*alt="Two suns"/);
    expect(body).not.toContain('product/gallery');
    expect(String(body).match(/<h1/g)).toHaveLength(1);
  },
);

test('what blocks show of a product takes no call of its own', async () => {
  const callsOf = async (root: Block) => {
    const { request: asked, calls } = noted(request('/product-page/suns', inShop({ PRODUCT: 'r1' }, root)));
    await storefront.handle(asked);
    return calls.toSorted();
  };
  expect(await callsOf(ofGeneralBlocks)).toEqual(await callsOf(shopPages.PRODUCT.standard));
});

test('a page of words shows the data of the site, which wakes nothing', async () => {
  const content = [
    bound('q', 'quote', 'text', 'site.email'),
    bound('r', 'quote', 'text', 'site.phone', 'No telephone'),
  ];
  const root = { id: 'page', type: 'page', props: { title: 'About' }, slots: { content } };
  const api = { ...inShop({}, ofGeneralBlocks), '/stoa/v1/pages/published': { status: 200, body: { page: { root } } } };
  const { body } = await storefront.handle(request('/about', api));
  expect(body).toContain('<blockquote><p>ann@example.org</p></blockquote>');
  expect(body).toContain('<blockquote><p>No telephone</p></blockquote>');
  expect(body).toContain('<meta name="description" content="ann@example.org"/>');
  expect(/<main.*<\/main>/s.exec(String(body))?.[0]).not.toContain('<stoa-island');
});
