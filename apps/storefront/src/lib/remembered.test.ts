import { expect, test } from 'vitest';
import { createStorefront } from '../server.tsx';
import { answers, manifest, member, memory, noted, request } from '../storefront.fixture.ts';

/** The calls of the second of two visits of an address. */
async function callsOfSecond(path: string, api: typeof answers): Promise<string[]> {
  const storefront = createStorefront({ manifest });
  const [first, second] = [noted(request(path, api)), noted(request(path, api))];
  const remember = memory();
  for (const visit of [first, second])
    expect((await storefront.handle({ ...visit.request, remember })).status).toBe(200);
  return second.calls;
}

test('what the blocks of a page show is searched for once for all visitors', async () => {
  const content = [
    { id: 'b1', type: 'categoryTiles', props: {} },
    { id: 'b2', type: 'productGrid', props: {} },
  ];
  const root = { id: 'b0', type: 'page', props: { title: 'Home' }, slots: { content } };
  const api = {
    ...answers,
    '/stoa/v1/pages/published': { status: 200, body: { page: { id: 'p1', revision: '1', root } } },
    '/categories/v1/categories/query': {
      status: 200,
      body: { categories: [{ id: 'c1', slug: 'prints', name: 'Prints' }] },
    },
    '/stores/v3/products/search': { status: 200, body: { products: [] } },
  };
  expect(await callsOfSecond('/', api)).toEqual([
    'GET /stoa/v1/site',
    'GET /stoa/v1/visitors/current/collected',
    'GET /stoa/v1/pages/published',
  ]);
});

test('formats of addresses are asked for once for all visitors', async () => {
  const calls = await callsOfSecond('/account/addresses', { ...answers, ...member });
  expect(calls.filter((call) => call.includes('address-formats'))).toEqual([]);
});
