/** Abandoned checkouts through the public client, in both generations, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { abandonedCheckouts } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { abandonedCarts } from '@wix/stores';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { errorOf, MISSING, newVisitor, refusalOf, startShop, type Visitor, violationsOf } from './public-clients.ts';

let now = Date.UTC(2026, 2, 2, 10);
let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop({ now: () => new Date(now) });
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

/** Operations that the public typings leave out. */
type Hidden = {
  abandonedCheckouts: {
    addAbandonedCheckoutActivity(
      id: string,
      options: object,
    ): Promise<{ abandonedCheckout?: { activities?: object[] } }>;
  };
  abandonedCarts: {
    getAbandonedCart(id: string): Promise<Cart>;
    queryAbandonedCarts(options: object): Promise<{ abandonedCarts?: Cart[]; totalResults?: number }>;
  };
};
type Cart = { _id?: string; status?: string; total?: string; buyerInfo?: { identityType?: string; email?: string } };

const modules = { abandonedCheckouts, abandonedCarts };
const backOffice = () => {
  const client = createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
  return client as typeof client & Hidden;
};
/** Checkouts of visitors that were left for an hour, as they were found. */
async function leave(...visitors: Visitor[]) {
  const ids: string[] = [];
  for (const visitor of visitors) ids.push(await readyCheckout(visitor, line('stoneware-mug', 2)));
  now += 61 * 60_000;
  return vi.waitFor(async () => {
    const found = await backOffice().abandonedCheckouts.queryAbandonedCheckouts().eq('status', 'ABANDONED').find();
    return ids.map(
      (id) => found.items.find(({ checkoutId }) => checkoutId === id)?._id ?? expect.fail('not found yet'),
    );
  }, PATIENCE_MS);
}

test('a checkout that was left is found, leads back from its link, and is recovered when it is bought', async () => {
  const visitor = newVisitor(shop);
  const client = backOffice();
  const [id = ''] = await leave(visitor);
  const abandoned = await client.abandonedCheckouts.getAbandonedCheckout(id);
  expect(abandoned).toMatchObject({
    _id: id,
    status: 'ABANDONED',
    buyerInfo: { email: 'ada@example.com' },
    contactDetails: { firstName: 'Ada' },
    lineItems: [{ quantity: 2, image: expect.stringMatching(/^wix:image/) }],
  });
  const found = await client.abandonedCheckouts.searchAbandonedCheckouts({ search: { expression: 'lovelace' } });
  expect(found.abandonedCheckouts?.map(({ _id }) => _id)).toEqual([id]);
  const link = await fetch(new URL(new URL(abandoned.checkoutUrl ?? '').pathname, shop.url), { redirect: 'manual' });
  expect(link.status).toBe(400);
  const { search, pathname } = new URL(abandoned.checkoutUrl ?? '');
  const followed = await fetch(`${shop.url}${pathname}${search}`, { redirect: 'manual' });
  expect(followed.status).toBe(302);
  const copy = /\/checkout\/([0-9a-f-]{36})$/.exec(followed.headers.get('location') ?? '')?.[1] ?? '';
  const { orderId } = await newVisitor(shop).checkout.createOrder(copy);
  expect(orderId).toMatch(/^[0-9a-f-]{36}$/);
  await vi.waitFor(async () => {
    const recovered = await client.abandonedCheckouts.getAbandonedCheckout(id);
    expect(recovered).toMatchObject({ status: 'RECOVERED', checkoutRecoveredDate: expect.any(Date) });
  }, PATIENCE_MS);
  const home = await fetch(`${shop.url}${pathname}${search}`, { redirect: 'manual' });
  expect(home.headers.get('location')).toMatch(/\/\/[^/]+\/$/);
});

test('its worth is told for a period, activities are noted, and it is deleted', async () => {
  const client = backOffice();
  const [one = '', other = ''] = await leave(newVisitor(shop), newVisitor(shop));
  const figures = await client.abandonedCheckouts.getAbandonedCheckoutAnalytics('2026-03-01', {
    endDate: '2026-03-31',
    metrics: ['RECOVERABLE_CHECKOUT_COUNT', 'RECOVERY_RATE'],
  } as never);
  expect(figures).toMatchObject({ currency: 'EUR', recoverableCheckoutCount: 2 });
  expect(figures.recoverableValue).toBeUndefined();
  const noted = await client.abandonedCheckouts.addAbandonedCheckoutActivity(one, {
    activityType: 'TASK_CREATED',
  });
  expect(noted.abandonedCheckout?.activities).toMatchObject([{ type: 'TASK_CREATED' }]);
  await client.abandonedCheckouts.deleteAbandonedCheckout(one);
  expect((await errorOf(client.abandonedCheckouts.getAbandonedCheckout(one))).status).toBe(404);
  const { bulkActionMetadata } = await client.abandonedCheckouts.bulkDeleteAbandonedCheckouts([other, MISSING]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
});

test('older programs see the same as abandoned carts', async () => {
  const { abandonedCarts: carts } = backOffice();
  const [id = ''] = await leave(newVisitor(shop));
  expect(await carts.getAbandonedCart(id)).toMatchObject({
    _id: id,
    status: 'ABANDONED',
    buyerInfo: { identityType: 'VISITOR', email: 'ada@example.com' },
  });
  const query = { filter: JSON.stringify({ status: 'ABANDONED' }), paging: { limit: 10, offset: 0 } };
  expect(await carts.queryAbandonedCarts({ query })).toMatchObject({ totalResults: 1, abandonedCarts: [{ _id: id }] });
});

test('refused are unknown ids, wrong fields, and whoever does not run the shop', async () => {
  const { abandonedCheckouts: client } = backOffice();
  expect((await errorOf(client.getAbandonedCheckout(MISSING))).status).toBe(404);
  expect((await errorOf(client.deleteAbandonedCheckout(MISSING))).status).toBe(404);
  expect(await violationsOf(client.bulkDeleteAbandonedCheckouts([]))).toEqual({ abandonedCheckoutIds: 'MIN_SIZE' });
  const wrong = client.searchAbandonedCheckouts({ filter: { color: 'blue' } } as never);
  expect(Object.keys(await violationsOf(wrong))).toEqual(['search.filter.color']);
  const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules }).abandonedCheckouts;
  expect((await refusalOf(visitor.queryAbandonedCheckouts().find()))[1]).toBe(403);
  expect((await refusalOf(visitor.getAbandonedCheckout(MISSING)))[1]).toBe(403);
});
