import { request } from 'node:http';
import { connect, httpTransport, productViews } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { orders, recommendations } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectPurchases } from '../../apps/server/src/domains/recommendations/index.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor as newBuyer, refusalOf, startShop, violationsOf } from './public-clients.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

let shop: TestServer;
let visitor: ReturnType<typeof newVisitor>;
beforeAll(async () => {
  shop = await startShop();
  visitor = newVisitor();
});
afterAll(() => shop?.stop());

const newVisitor = () =>
  createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules: { recommendations, productsV3 } });
const item = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP });

async function algorithm(name: RegExp) {
  const { availableAlgorithms = [] } = await visitor.recommendations.listAvailableAlgorithms();
  const found = availableAlgorithms.find(({ config }) => name.test(config?.name ?? ''));
  return { _id: found?.config?.algorithmId ?? '', appId: found?.appId ?? '' };
}

test('the algorithms have the ids that front ends hard-code', async () => {
  const { availableAlgorithms = [] } = await visitor.recommendations.listAvailableAlgorithms();
  expect(availableAlgorithms.map(({ config }) => [config?.algorithmId, config?.name, config?.algorithmType])).toEqual([
    ['d5aac1e1-2e53-4d11-85f7-7172710b4783', 'Bought together', 'RELATED_ITEMS'],
    ['5dd69f67-9ab9-478e-ba7c-10c6c6e7285f', 'Viewed together', 'RELATED_ITEMS'],
    ['68ebce04-b96a-4c52-9329-08fc9d8c1253', 'From the same categories', 'RELATED_ITEMS'],
    ['ba491fd2-b172-4552-9ea6-7202e01d1d3c', 'Best sellers', 'GLOBAL'],
  ]);
});

test('a product page requests several algorithms at once, and the first with results is used', async () => {
  const { catalogItemId } = (await linesOf(shop))('sewing-pattern').catalogReference;
  const categories = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
  const asked = ['5dd69f67-9ab9-478e-ba7c-10c6c6e7285f', 'ba491fd2-b172-4552-9ea6-7202e01d1d3c', categories];
  const { recommendation } = await visitor.recommendations.getRecommendation(
    asked.map((_id) => ({ _id, appId: STORES_APP })),
    { items: [item(catalogItemId)] },
  );
  expect(recommendation).toMatchObject({ algorithm: { _id: categories }, items: [{ appId: STORES_APP }] });
});

test('items that the same visitors viewed are related', async () => {
  const { items: products } = await visitor.productsV3.queryProducts().limit(3).find();
  const [one = '', other = '', third = ''] = products.map(({ _id }) => _id ?? '');
  const together = await algorithm(/Viewed together/);
  const related = async () =>
    (await visitor.recommendations.getRecommendation([{ ...together }], { items: [item(one)] })).recommendation?.items;
  expect(await related()).toBeUndefined();

  const { accessToken } = await visitor.auth.generateVisitorTokens();
  const headers = () => ({ authorization: accessToken.value });
  const views = connect(productViews, httpTransport({ baseUrl: shop.url, headers }));
  for (const productId of [one, other]) await views.recordProductView({ productId });
  // results are cached for a while: another request is computed anew
  const { recommendation } = await visitor.recommendations.getRecommendation([{ ...together }], {
    items: [item(one), item(third)],
  });
  expect(recommendation).toMatchObject({ items: [item(other)], algorithm: together });
});

test('items of the same categories, never the requested ones themselves', async () => {
  const lines = await linesOf(shop);
  const pattern = lines('sewing-pattern', 1).catalogReference;
  const { recommendation } = await visitor.recommendations.getRecommendation([await algorithm(/same categories/)], {
    items: [pattern],
  });
  const found = recommendation?.items?.map(({ catalogItemId }) => catalogItemId) ?? [];
  expect(found).not.toContain(pattern.catalogItemId);
  const { directCategoriesInfo } = await visitor.productsV3.getProduct(pattern.catalogItemId, {
    fields: ['DIRECT_CATEGORIES_INFO'],
  });
  const [category] = directCategoriesInfo?.categories ?? [];
  const all = await visitor.productsV3.searchProducts(
    { filter: { 'directCategoriesInfo.categories': { $matchItems: [{ id: category?._id ?? '' }] } } },
    {},
  );
  const others = (all.products ?? []).map(({ _id }) => _id).filter((id) => id !== pattern.catalogItemId);
  expect(new Set(found)).toEqual(new Set(others));
  expect(others.length).toBeGreaterThan(0);
});

/** Requests a page from the shop's own host, as a browser would. */
const visit = (path: string, { cookie = '', json }: { cookie?: string; json?: object } = {}) =>
  new Promise<{ cookies: string[] }>((resolve, reject) => {
    const headers = { host: shop.site.host, cookie, 'x-stoa-client': '1', 'content-type': 'application/json' };
    const sent = request(`${shop.url}${path}`, { method: json ? 'POST' : 'GET', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ cookies: response.headers['set-cookie'] ?? [] }));
    });
    sent.on('error', reject).end(json && JSON.stringify(json));
  });

test('the storefront reports views of known visitors, and creates no new visitors', async () => {
  const recorded = () =>
    asPlatform('a test looks behind the scenes', shop.database, async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from product_co_occurrences`.execute(
        tx.db,
      );
      return rows[0]?.count ?? 0;
    });
  const before = await recorded();
  expect((await visit('/product-page/stoneware-mug')).cookies).toEqual([]);
  expect(await recorded()).toBe(before);
  const lineItems = [(await linesOf(shop))('stoneware-mug', 1)];
  const { cookies } = await visit('/ecom/v1/carts/current/add-to-cart', { json: { lineItems } });
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  await visit('/product-page/stoneware-mug', { cookie });
  expect(await recorded()).toBe(before + 1);
});

/** An order of what is in no catalogue. */
async function sellElsewhere() {
  const auth = ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id });
  const chair = { productName: { original: 'Old chair' }, itemType: { preset: 'PHYSICAL' }, quantity: 1 };
  const amount = { amount: '20.00' };
  const sold = { lineItems: [{ ...chair, price: amount }], priceSummary: { subtotal: amount, total: amount } };
  const billingInfo = { contactDetails: { firstName: 'Ada' } };
  await createClient({ auth, modules: { orders } }).orders.createOrder({
    ...sold,
    billingInfo,
    channelInfo: { type: 'AMAZON' },
    status: 'APPROVED',
  } as never);
}

test('best sellers come from orders; the first algorithm with enough results is used', async () => {
  const buyer = newBuyer(shop);
  const line = (await linesOf(shop))('stoneware-mug', 1);
  await buyer.checkout.createOrder(await readyCheckout(buyer, line));
  const productId = line.catalogReference.catalogItemId;
  await sellElsewhere();
  await collectPurchases(shop.database);
  const [together, best] = [await algorithm(/Bought together/), await algorithm(/Best/)];
  const { recommendation } = await visitor.recommendations.getRecommendation([{ ...together }, { ...best }], {
    items: [],
    minimumRecommendedItems: 1,
  });
  expect(recommendation).toMatchObject({ items: [item(productId)], algorithm: best });
  expect(
    await visitor.recommendations.getRecommendation([{ ...best }], { items: [], minimumRecommendedItems: 50 }),
  ).not.toHaveProperty('recommendation.items');
});

test('refusals', async () => {
  const { getRecommendation } = visitor.recommendations;
  const best = await algorithm(/Best/);
  expect(await refusalOf(getRecommendation([{ ...best, _id: MISSING }]))).toEqual(['ALGORITHM_NOT_SUPPORTED', 400]);
  expect(await refusalOf(getRecommendation([{ ...best, appId: MISSING }]))).toEqual([
    'RECOMMENDATIONS_PROVIDER_NOT_FOUND',
    404,
  ]);
  const foreign = { items: [{ catalogItemId: '1', appId: MISSING }] };
  expect(await refusalOf(getRecommendation([{ ...best }], foreign))).toEqual(['ITEM_APP_ID_NOT_SUPPORTED', 400]);
  expect(await violationsOf(getRecommendation([]))).toEqual({ algorithms: 'MIN_SIZE' });
});
