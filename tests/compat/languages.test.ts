/** A site in several languages: its pages, its API, and what buyers are told, each in the language that somebody reads. */
import { randomUUID } from 'node:crypto';
import { checkouts, currentCart, orders, pages, productsV3, siteSettings, sites, storesAppIds } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { VISITOR_COOKIE } from '../../apps/server/src/http/identity/cookies.ts';

let shops: TwoShops;
let catalogItemId: string;
beforeAll(async () => {
  shops = await openTwoShops();
  const variants = [{ price: { actualPrice: { amount: '9.90' } }, inventoryItem: { quantity: 10 } }];
  const product = { name: 'Mug', visible: true, productType: 'DIGITAL', variantsInfo: { variants } };
  const { body } = await shops.call(productsV3.createProductWithInventory, { product }, shops.one.apiKey);
  catalogItemId = (body.product as { id: string }).id;
});
afterAll(() => shops?.stop());
afterEach(() => {
  shops.app.countStatements = () => {};
});

async function speak(...otherLanguages: string[]) {
  const { body } = await shops.call(siteSettings.getSiteSettings, {}, shops.one.apiKey);
  const { revision } = body.settings as { revision: string };
  const settings = { revision, otherLanguages };
  return shops.call(siteSettings.updateSiteSettings, { settings }, shops.one.apiKey);
}

const page = (url: string, headers: Record<string, string> = {}) =>
  shops.server.inject({ url, headers: { host: shops.one.site.host, ...headers } });

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

const { site: english } = messagesIn('en');
const { site: hebrew } = messagesIn('he');

test('a site with one language has no others, and its pages say nothing of them', async () => {
  const { body } = await page('/shop');
  expect(body).not.toContain('hreflang');
  expect((await page('/he/shop')).statusCode).toBe(404);
  expect((await page('/sitemaps/pages.xml')).body).not.toContain('xhtml:link');
});

test('pages of two languages never mix, asked for in turns; their links stay in them', async () => {
  expect((await speak('he', 'de')).status).toBe(200);
  for (const path of ['', '/he', '', '/de', '/he']) {
    const { body, statusCode, headers } = await page(`${path}/shop`);
    const language = path.slice(1) || 'en';
    expect([statusCode, headers['content-language']]).toEqual([200, language]);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}"`);
    expect(body).toContain(`href="${path}/cart"`);
    expect(body).toContain(messagesIn(language).site.skipToContent);
    for (const other of ['en', 'he', 'de'].filter((one) => one !== language))
      expect(body).not.toContain(messagesIn(other).site.skipToContent);
    const links = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    const home = `http://${shops.one.site.host}`;
    expect(links.map(([, to, href]) => [to, href])).toEqual([
      ['en', `${home}/shop`],
      ['he', `${home}/he/shop`],
      ['de', `${home}/de/shop`],
      ['x-default', `${home}/shop`],
    ]);
    expect(body).toContain(`<link rel="canonical" href="${home}${path}/shop"`);
    expect(body).toMatch(new RegExp(`<a href="${home}/he/shop" lang="he" hrefLang="he"`, 'i'));
  }
  expect((await page('/he')).body).toContain('<html lang="he" dir="rtl"');
  expect((await page('/fr/shop')).statusCode).toBe(404);
  expect((await page('/he/nowhere')).body).toContain(hebrew.notFound.title);
  expect((await page('/he/shop', { host: shops.other.site.host })).statusCode).toBe(404);
});

test('the site map names each page in each language', async () => {
  const { body } = await page('/sitemaps/products-1.xml');
  const home = `http://${shops.one.site.host}`;
  for (const path of ['', '/he', '/de']) expect(body).toContain(`<loc>${home}${path}/product-page/mug</loc>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="he" href="${home}/he/product-page/mug"/>`);
  expect((await page('/robots.txt')).body).toContain('Disallow: /he/cart');
});

test('a language begins addresses of pages, so no page has it; and the site’s own is none of the others', async () => {
  const made = await shops.call(pages.createPage, { title: 'French', address: 'fr' }, shops.one.apiKey);
  expect(made.status).toBe(400);
  expect((await speak('en', 'he', 'he')).body).toMatchObject({ settings: { otherLanguages: ['he'] } });
  expect((await speak('xx')).status).toBe(400);
  await speak('he', 'de');
});

test('clients name a language by a header, and staff see the site as it is written', async () => {
  const read = async (token: string, linguist?: string) => {
    const headers = { host: shops.one.site.host, ...(linguist && { 'x-wix-linguist': linguist }) };
    return (await shops.send({ url: sites.getSite.addresses[0], token, headers })).body.site;
  };
  const token = await shops.one.visitorToken();
  const home = `http://${shops.one.site.host}`;
  expect(await read(token)).toMatchObject({ language: 'en', languages: ['en', 'he', 'de'], url: home });
  expect(await read(token, 'he|he-il|false|x')).toMatchObject({ language: 'he', url: `${home}/he` });
  expect(await read(token, 'fr')).toMatchObject({ language: 'en' });
  expect(await read(shops.one.apiKey, 'he')).toMatchObject({ language: 'en' });
});

/** The cookie of a visitor with a mug in the cart, and their token. */
async function newBuyer(): Promise<{ cookie: string; token: string }> {
  const { id: siteId, clientId } = shops.one.site;
  const identity = { kind: 'visitor' as const, id: randomUUID() };
  const token = await shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
  const lineItems = [{ quantity: 1, catalogReference: { appId: storesAppIds[0], catalogItemId } }];
  await shops.call(currentCart.addToCurrentCart, { lineItems }, token);
  return { cookie: `${VISITOR_COOKIE}=${token}`, token };
}

test('what a visitor buys in a language is remembered with it, and they are told of it in it', async () => {
  const { cookie, token } = await newBuyer();
  const { headers } = await post('/he/checkout', {}, { cookie });
  const location = String(headers.location);
  expect(location).toMatch(/^\/he\/checkout\//);
  expect((await page(location, { cookie })).body).toContain(messagesIn('he').checkout.checkout);
  const id = location.split('/').at(-1) ?? '';
  const calledFrom = { referer: `http://${shops.one.site.host}/he/cart`, host: shops.one.site.host };
  const seen = await shops.send({ url: `/ecom/v1/checkouts/${id}`, token, headers: calledFrom });
  expect(seen.body.checkout).toMatchObject({ buyerLanguage: 'he', siteLanguage: 'en' });
  const email = 'hebrew@example.test';
  const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
  const checkout = { id, buyerInfo: { email }, billingInfo: { address, contactDetails: { firstName: 'Ada' } } };
  await shops.send({
    ...{ method: 'PATCH', url: `/ecom/v1/checkouts/${id}`, body: { checkout }, token },
    headers: calledFrom,
  });
  // it is ordered by somebody who reads no language of their own
  const placed = await shops.call(checkouts.createOrder, { id }, shops.one.apiKey);
  const { orderId } = placed.body as { orderId: string };
  const { body } = await shops.call(orders.getOrder, { id: orderId }, shops.one.apiKey);
  expect(body.order).toMatchObject({ buyerLanguage: 'he', siteLanguage: 'en' });
  await shops.settled();
  const mails = JSON.stringify(await shops.everything());
  expect(mails).toContain(email);
  expect(mails).toContain(`http://${shops.one.site.host}/he/orders/`);
  expect(mails).toContain(messagesIn('he').letters.orderConfirmation.subtotal);
});

test('a form in a language leads on in it', async () => {
  const { cookie } = await newBuyer();
  const { headers } = await post('/he/cart', { intent: 'update' }, { cookie });
  expect(String(headers.location)).toMatch(/^\/he\/cart/);
});

test('another language costs no further statements, nor does having some', async () => {
  const { cookie } = await newBuyer();
  const statementsIn = async (url: string) => {
    let count = 0;
    shops.app.countStatements = (_, counted) => {
      count += counted;
    };
    expect((await page(url, { cookie })).statusCode).toBe(200);
    return count;
  };
  const fewest = async (url: string) => {
    await statementsIn(url);
    return Math.min(await statementsIn(url), await statementsIn(url), await statementsIn(url));
  };
  const [own, other] = [await fewest('/cart'), await fewest('/he/cart')];
  await speak();
  expect([own, other]).toEqual([await fewest('/cart'), own]);
  expect((await page('/cart', { cookie })).body).toContain(english.skipToContent);
  await speak('he', 'de');
});
