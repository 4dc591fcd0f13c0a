import { randomUUID } from 'node:crypto';
import { categories, currentCart, productsV3, promotions, reviews, sites, storesAppIds } from '@stoa/contract';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../apps/server/src/domains/identity/index.ts';
import { saveImage } from '../../apps/server/src/domains/media/index.ts';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../apps/server/src/http/identity/cookies.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());
afterEach(() => {
  shops.app.countStatements = () => {};
});

const get = (url: string, cookie = '') =>
  shops.server.inject({ url, headers: { host: shops.one.site.host, ...(cookie && { cookie }) } });

async function addProduct(name: string, shop = shops.one, visible = true): Promise<string> {
  const variants = [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }];
  const product = { name, visible, productType: 'DIGITAL', variantsInfo: { variants } };
  const { body } = await shops.call(productsV3.createProductWithInventory, { product }, shop.apiKey);
  return (body.product as { id: string }).id;
}

/** The operations of a page that query the database, each with its statements. */
async function statementsOf(url: string, cookie: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  shops.app.countStatements = (operation, count) => {
    const name = operation.replace(/.*\./, '');
    if (count > 0) counted[name] = (counted[name] ?? 0) + count;
  };
  const { statusCode } = await get(url, cookie);
  return statusCode === 200 ? counted : {};
}

test('a product’s page takes two statements for a known visitor, apart from data shared by all', async () => {
  const catalogItemId = await addProduct('Mug');
  const { id: siteId, clientId } = shops.one.site;
  const identity = { kind: 'visitor' as const, id: randomUUID() };
  const token = await shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
  const cookie = `${VISITOR_COOKIE}=${token}`;
  const own = { getCollected: 1, recordProductView: 1 };
  const shared = { getProductBySlug: 1, getAvailability: 1, getRecommendation: 3, searchProducts: 2 };
  const unseen = ['Mug', 'Vase', 'Tray', 'Dish'];
  for (const name of ['Bowl', ...unseen.slice(1)]) await addProduct(name);
  // the first page switches the connections to the site; the server's own work may switch one to itself at any time,
  // which costs the next page a statement, so a page seen for the first time has several tries
  await shops.settled();
  await get('/product-page/bowl', cookie);
  const first = () => statementsOf(`/product-page/${unseen.pop()?.toLowerCase()}`, cookie);
  await expect.poll(first).toMatchObject(shared);
  const usual = () => statementsOf('/product-page/mug', cookie);
  await expect.poll(usual).toEqual(own);
  const lineItems = [{ quantity: 3, catalogReference: { appId: storesAppIds[0], catalogItemId } }];
  await shops.call(currentCart.addToCurrentCart, { lineItems }, token);
  await expect.poll(usual).toEqual(own);
  expect((await get('/product-page/mug', cookie)).body).toContain('{&quot;count&quot;:3}');
  await addProduct('Plate');
  await get('/product-page/bowl', cookie);
  expect(await usual()).toMatchObject({ getCollected: 1, getProductBySlug: 1 });
});

test('reviews take one statement of a product’s page for everybody, and one more for those who wrote or voted', async () => {
  const entityId = await addProduct('Teapot');
  const write = (name: string, credentials: string) => {
    const request = { namespace: 'stores', entityId, name, email: `${name}@example.test`, content: { rating: 4 } };
    return shops.call(reviews.createReviewAndContact, request, credentials);
  };
  await write('ada', shops.one.apiKey);
  const { id: siteId, clientId } = shops.one.site;
  const newVisitor = () =>
    shops.app.accessTokens.issue({ siteId, clientId, identity: { kind: 'visitor', id: randomUUID() } }, NOW);
  const [reader, author] = [await newVisitor(), await newVisitor()];
  const path = '/product-page/teapot';
  const countOf = async (cookie: string) => (await statementsOf(path, cookie)).listProductReviews ?? 0;
  // the server's own work may switch a connection to itself, which costs the next page a statement
  await shops.settled();
  await get('/product-page/mug', `${VISITOR_COOKIE}=${reader}`);
  expect(await countOf('')).toBe(1);
  expect(await countOf('')).toBe(0);
  expect(await countOf(`${VISITOR_COOKIE}=${reader}`)).toBe(0);
  await write('grace', author);
  expect((await get(path, `${VISITOR_COOKIE}=${author}`)).body).toContain('Your review');
  expect((await get(path, `${VISITOR_COOKIE}=${reader}`)).body).not.toContain('Your review');
  await expect.poll(() => countOf(`${VISITOR_COOKIE}=${author}`)).toBe(1);
  await expect.poll(() => countOf(`${VISITOR_COOKIE}=${reader}`)).toBe(0);
});

test('back-office logins see the pages of a site as others do, and do not change them for others', async () => {
  await addProduct('Secret mug', shops.one, false);
  await addProduct('Foreign mug', shops.other);
  const secret = randomUUID();
  await asPlatform('a test signs in without a password', shops.database, async (tx) => {
    await sql`
      insert into identity_sessions (site_id, id, identity_id, token_hash, methods, address, user_agent, created_date,
        authenticated_date, last_seen_date, expires_date)
      select site_id, gen_random_uuid(), id, ${hashOf(secret)}, '{PASSWORD}', '', '', ${NOW}, ${NOW}, ${NOW},
        ${new Date(NOW.getTime() + 60_000)}
      from identities where email = ${`owner@${shops.other.site.name}.test`}`.execute(tx.db);
  });
  for (const cookie of [`${SESSION_COOKIE}=${secret}`, '']) {
    expect((await get('/product-page/secret-mug', cookie)).statusCode).toBe(404);
    expect((await get('/product-page/foreign-mug', cookie)).statusCode).toBe(404);
  }
});

test('a program’s request for a page does not affect the page in browsers', async () => {
  await shops.send({
    url: `${sites.getPublishedPage.addresses[0]}?slug=/shop`,
    headers: { host: shops.one.site.host },
  });
  expect((await get('/shop')).statusCode).toBe(200);
});

test('a banner stands at its place among the products of a category, in their own order', async () => {
  const treeReference = { appNamespace: '@wix/stores' };
  const { apiKey } = shops.one;
  const asked = { category: { name: 'Frames', visible: true }, treeReference };
  const created = await shops.call(categories.createCategory, asked, apiKey);
  const { category } = created.body as { category: { id: string } };
  const ids = [await addProduct('Oak frame'), await addProduct('Ash frame'), await addProduct('Elm frame')];
  const items = ids.map((catalogItemId) => ({ catalogItemId, appId: storesAppIds[0] }));
  await shops.call(categories.bulkAddItemsToCategory, { categoryId: category.id, items, treeReference }, apiKey);
  const picture = await saveImage(shops.one.ctx, { fileName: 'sale.png', bytes: PIXEL });
  const promotion = {
    name: 'Frames at half price',
    media: { id: picture?.id },
    destinationUrl: '/shop',
    enabled: true,
    categories: [{ id: category.id, position: 2 }],
  };
  expect((await shops.call(promotions.createPromotion, { promotion }, apiKey)).status).toBe(200);
  const [before = '', after = ''] = (await get('/category/frames')).body.split('<a class="banner-card" href="/shop">');
  const cards = (html: string) => html.match(/<article class="product-card/g)?.length ?? 0;
  expect([cards(before), cards(after)]).toEqual([1, 2]);
  expect(after).toContain('alt="Frames at half price"');
  expect((await get('/category/frames?sort=name')).body).not.toContain('banner-card');
});
