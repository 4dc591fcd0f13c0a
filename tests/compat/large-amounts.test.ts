import { randomUUID } from 'node:crypto';
import { currentCart, productsV3, storesAppIds } from '@stoa/contract';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISITOR_COOKIE } from '../../apps/server/src/http/identity/cookies.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

type Product = { id: string; revision: string; variantsInfo: { variants: object[] } };

async function addProduct(name: string, amount: string): Promise<Product> {
  const variants = [{ price: { actualPrice: { amount } }, inventoryItem: { inStock: true } }];
  const product = { name, productType: 'DIGITAL', variantsInfo: { variants } };
  const { body } = await shops.call(productsV3.createProductWithInventory, { product }, shops.one.apiKey);
  return body.product as Product;
}

async function newVisitor() {
  const { id: siteId, clientId } = shops.one.site;
  const identity = { kind: 'visitor' as const, id: randomUUID() };
  const token = await shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
  const headers = { host: shops.one.site.host, cookie: `${VISITOR_COOKIE}=${token}` };
  const add = ({ id }: Product, quantity: number) => {
    const catalogReference = { appId: storesAppIds[0], catalogItemId: id };
    return shops.call(currentCart.addToCurrentCart, { lineItems: [{ quantity, catalogReference }] }, token);
  };
  const get = (url: string) => shops.server.inject({ url, headers });
  const post = (url: string, form: Record<string, string>) =>
    shops.server.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${shops.one.site.host}`,
      },
    });
  return { id: identity.id, token, add, get, post };
}

const COUNT = '{&quot;count&quot;:99999}';

test('an item that would cost too much is refused over HTTP and by the form, and pages go on working', async () => {
  const yacht = await addProduct('Yacht', '999999999.99');
  const visitor = await newVisitor();
  expect(await visitor.add(yacht, 99_999)).toMatchObject({
    status: 428,
    body: {
      details: {
        applicationError: {
          code: 'LINE_AMOUNT_TOO_LARGE',
          data: { lineItems: [{ productName: 'Yacht', quantity: 99_999 }] },
        },
      },
    },
  });
  const refused = await visitor.post('/product-page/yacht', { quantity: '999' });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('So many would cost too much')]);
  expect((await visitor.get('/cart')).body).toContain('Your cart is empty.');
});

test('all pages work while a line costs too much, as its price rose; the cart says so and offers a way out', async () => {
  const song = await addProduct('Song', '1');
  const visitor = await newVisitor();
  expect((await visitor.add(song, 99_999)).status).toBe(200);
  const [variant] = song.variantsInfo.variants;
  const variants = [{ ...variant, price: { actualPrice: { amount: '999999999.99' } } }];
  const product = { id: song.id, revision: song.revision, variantsInfo: { variants } };
  expect((await shops.call(productsV3.updateProduct, { product }, shops.one.apiKey)).status).toBe(200);

  for (const page of ['/shop', '/product-page/song', '/search?q=song', '/wishlist', '/account/login'])
    expect([page, (await visitor.get(page)).statusCode]).toEqual([page, 200]);
  expect((await visitor.get('/product-page/song')).body).toContain(COUNT);
  const cart = await visitor.get('/cart');
  expect([cart.statusCode, cart.body]).toEqual([200, expect.stringContaining('So many cost too much for one order.')]);
  expect(cart.body).not.toContain('value="checkOut"');

  const checkout = await visitor.post('/checkout', {});
  const { location = '' } = checkout.headers;
  expect(location).toMatch(/^\/checkout\//);
  expect((await visitor.get(String(location))).statusCode).toBe(200);

  const [, line = ''] = /name="quantity\.([^"]+)"/.exec(cart.body) ?? [];
  const lowered = await visitor.post('/cart', { [`quantity.${line}`]: '999' });
  expect(lowered.headers.location).toBe('/cart?notice=updated');
  const raised = await visitor.post('/cart', { [`quantity.${line}`]: '100' });
  expect(raised.headers.location).toBe('/cart?notice=updated');
  expect((await visitor.get('/cart')).body).toContain('value="checkOut"');
  const again = await visitor.post('/cart', { [`quantity.${line}`]: '101' });
  expect(again.headers.location).toBe('/cart?notice=tooExpensive');
  expect((await visitor.get('/cart?notice=tooExpensive')).body).toContain('The quantity is unchanged.');
});

test('the header counts the items of a cart that cannot be priced at all', async () => {
  const song = await addProduct('Damaged song', '1');
  const visitor = await newVisitor();
  await visitor.add(song, 99_999);
  await asPlatform('a test damages a cart', shops.database, async (tx) => {
    await sql`
      update carts set doc = jsonb_set(jsonb_set(doc, '{lines,0,reference}', 'null'), '{lines,0,item,unitPrice}', '0.5')
      where owner_id = ${visitor.id}`.execute(tx.db);
  });
  expect((await shops.call(currentCart.estimateCurrentCartTotals, {}, visitor.token)).status).toBe(500);
  for (const page of ['/shop', '/product-page/song', '/search?q=song', '/account/login'])
    expect([page, (await visitor.get(page)).statusCode]).toEqual([page, 200]);
  expect((await visitor.get('/product-page/song')).body).toContain(COUNT);
});
