/** The site's own pages in the visitor's currency: remembered for everybody, and never mixed. */
import { randomUUID } from 'node:crypto';
import { currencyRates, currentCart, productsV3, storesAppIds } from '@stoa/contract';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CURRENCY_COOKIE, VISITOR_COOKIE } from '../../apps/server/src/http/identity/cookies.ts';

let shops: TwoShops;
let catalogItemId: string;
beforeAll(async () => {
  shops = await openTwoShops();
  catalogItemId = await addProduct('Mug', '9.90');
  await addProduct('Bowl', '45');
  expect((await page('/shop')).body).not.toContain('action="/currency"');
  await setRate('USD', '1.0825');
  await setRate('JPY', '161.55');
  await shops.settled();
});
afterAll(() => shops?.stop());
afterEach(() => {
  shops.app.countStatements = () => {};
});

async function addProduct(name: string, amount: string): Promise<string> {
  const variants = [{ price: { actualPrice: { amount } }, inventoryItem: { quantity: 10 } }];
  const product = { name, visible: true, productType: 'DIGITAL', variantsInfo: { variants } };
  const { body } = await shops.call(productsV3.createProductWithInventory, { product }, shops.one.apiKey);
  return (body.product as { id: string }).id;
}

const setRate = (code: string, rate: string) =>
  shops.call(currencyRates.setCurrencyRate, { rate: { code, rate } }, shops.one.apiKey);
const seeing = (currency: string | null) => (currency ? `${CURRENCY_COOKIE}=${currency}` : '');

const page = (url: string, cookie = '', host = shops.one.site.host) =>
  shops.server.inject({ url, headers: { host, ...(cookie && { cookie }) } });

const SHOWN = { USD: '$10.72', JPY: '¥1,599', EUR: '€9.90', CHF: '€9.90' };
type Shown = keyof typeof SHOWN;
/** The page as people see it: what programs read stays in the site's currency. */
const visible = (html: string) => html.replace(/<script type="application\/ld\+json".*?<\/script>/gs, '');

test.each(['/shop', '/product-page/mug', '/search?q=mug', '/nowhere'])(
  'pages of two currencies never mix: %s, asked for in turns',
  async (url) => {
    for (const currency of [null, 'USD', 'JPY', 'EUR', 'CHF', 'USD', null, 'JPY'] as const) {
      const { body, statusCode } = await page(url, seeing(currency));
      expect(statusCode).toBe(url === '/nowhere' ? 404 : 200);
      const own = SHOWN[currency ?? 'EUR'];
      expect(visible(body)).toContain(own);
      for (const other of ['USD', 'JPY', 'EUR'] as Shown[])
        if (SHOWN[other] !== own) expect(visible(body)).not.toContain(SHOWN[other]);
      const selected = SHOWN[currency ?? 'EUR'] === SHOWN.EUR ? 'EUR' : currency;
      expect(body).toContain(`<option value="${selected}" selected="">`);
    }
  },
);

test('what programs read of a product stays in the site’s currency', async () => {
  const { body } = await page('/product-page/mug', seeing('JPY'));
  expect(body).toMatch(/<meta property="product:price:amount" content="9.90"/);
  expect(body).toContain('"price":"9.90","priceCurrency":"EUR"');
  expect((await page('/feeds/google.xml', seeing('JPY'))).body).toContain('<g:price>9.90 EUR</g:price>');
});

test('a changed rate is on the next page, and a removed one shows the site’s currency again', async () => {
  await setRate('GBP', '0.9');
  expect((await page('/product-page/mug', seeing('GBP'))).body).toContain('£8.91');
  await setRate('GBP', '0.8');
  expect((await page('/product-page/mug', seeing('GBP'))).body).toContain('£7.92');
  await shops.call(currencyRates.removeCurrencyRate, { code: 'GBP' }, shops.one.apiKey);
  const { body } = await page('/product-page/mug', seeing('GBP'));
  expect(visible(body)).toContain('€9.90');
  expect(body).not.toContain('£');
});

/** The cookie of a visitor with a mug in the cart. */
async function newBuyer(): Promise<string> {
  const { id: siteId, clientId } = shops.one.site;
  const identity = { kind: 'visitor' as const, id: randomUUID() };
  const token = await shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
  const lineItems = [{ quantity: 1, catalogReference: { appId: storesAppIds[0], catalogItemId } }];
  await shops.call(currentCart.addToCurrentCart, { lineItems }, token);
  return `${VISITOR_COOKIE}=${token}`;
}

test('without scripts, the checkout says what is charged', async () => {
  const cookie = `${await newBuyer()}; ${seeing('JPY')}`;
  const { headers } = await post('/checkout', {}, { cookie });
  const { body } = await page(String(headers.location), cookie);
  expect(body).toContain('¥1,599');
  expect(body).toContain('You’ll be charged €9.90.');
  expect(body).toContain('name="seenTotal" value="€9.90"');
  expect((await page(String(headers.location), cookie.replace('JPY', 'EUR'))).body).not.toContain('You’ll be charged');
});

test('the rates are read once for all pages, and calls of the API, whatever currency they name', async () => {
  await setRate('GBP', '0.9');
  await shops.settled();
  const cookie = await newBuyer();
  await page('/product-page/mug', cookie);
  const statementsIn = async (currency: string | null) => {
    let count = 0;
    shops.app.countStatements = (_, counted) => {
      count += counted;
    };
    const { body } = await page('/cart', [cookie, seeing(currency)].filter(Boolean).join('; '));
    expect(body).toContain(SHOWN[(currency ?? 'EUR') as Shown]);
    return count;
  };
  await statementsIn(null);
  // what the server does by itself meanwhile only adds to a count
  const fewest = async (currency: string | null) =>
    Math.min(await statementsIn(currency), await statementsIn(currency), await statementsIn(currency));
  const plain = await fewest(null);
  expect([await fewest('USD'), await fewest('JPY')]).toEqual([plain, plain]);
});

const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post('/currency', fields, headers);

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shops.server.inject({
    method: 'POST',
    url,
    headers: {
      host: shops.one.site.host,
      origin: `http://${shops.one.site.host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('a choice is kept in a cookie that scripts cannot read, and leads back to the page', async () => {
  const { statusCode, headers } = await choose({ currency: 'USD', from: '/shop?sort=newest' });
  expect([statusCode, headers.location]).toEqual([303, '/shop?sort=newest']);
  expect(headers['set-cookie']).toMatch(/^stoa_currency=USD; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
});

const withoutEffect: [fields: Record<string, string>, location: string][] = [
  [{ currency: 'CHF', from: '/shop' }, '/shop'],
  [{ currency: 'USD; Path=/x', from: '/shop' }, '/shop'],
  [{ from: 'https://elsewhere.test/' }, '/'],
  [{ currency: '', from: '//elsewhere.test/' }, '/'],
];

test.each(withoutEffect)('%j keeps nothing', async (fields, location) => {
  const { statusCode, headers } = await choose(fields);
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, location, undefined]);
});

test('a foreign page cannot choose', async () => {
  expect((await choose({ currency: 'USD' }, { origin: 'https://elsewhere.test' })).statusCode).toBe(403);
});

test('another site’s rates are its own', async () => {
  const { body } = await page('/shop', seeing('USD'), shops.other.site.host);
  expect(body).not.toContain('action="/currency"');
});

test('the filters of a list are in the visitor’s currency, and their links mean the same to others', async () => {
  const { body } = await page('/shop', seeing('USD'));
  expect(body).toContain('<input type="hidden" name="in" value="USD"/>');
  const hits = async (query: string, currency: string | null) =>
    (await page(`/shop?${query}`, seeing(currency))).body.includes('href="/product-page/mug"');
  for (const currency of ['USD', null, 'JPY'])
    expect([
      await hits('min=10.72&max=10.72&in=USD', currency),
      await hits('min=10.73&in=USD', currency),
      await hits('max=10.71&in=USD', currency),
      await hits('min=9.90&max=9.90', currency),
    ]).toEqual([true, false, false, true]);
});
