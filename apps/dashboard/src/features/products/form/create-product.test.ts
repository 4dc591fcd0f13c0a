import { afterAll, beforeEach, expect, test, vi } from 'vitest';

type Asked = { address: string; key: string | null; product: Record<string, unknown> | undefined };
type Reply = { status: number; body: object } | 'LOST';

/**
 * A fake server, installed before the client loads: it sends the prepared replies for each path in turn and records the
 * requests.
 */
const server = vi.hoisted(() => {
  const state = { replies: {} as Record<string, Reply[]>, asked: [] as Asked[] };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { product } = JSON.parse(String(init.body));
    state.asked.push({ address, key: new Headers(init.headers).get('idempotency-key'), product });
    const reply = state.replies[address]?.shift() ?? { status: 404, body: {} };
    if (reply === 'LOST') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  return state;
});

import { productCreation } from './create-product.ts';
import { blankProduct } from './product-form.ts';

beforeEach(() => {
  server.asked = [];
});
afterAll(() => vi.unstubAllGlobals());

const CREATE = '/stores/v3/products-with-inventory';
const UPDATE = `${CREATE}/p1`;
const CATEGORISE = '/categories/v1/bulk/categories/set-item-categories';
const form = { ...blankProduct(), name: 'Mug', categoryIds: ['c1'] };
const uncategorised = { ...form, categoryIds: [] };
const created: Reply = { status: 200, body: { product: { id: 'p1', revision: '1' } } };
const addresses = () => server.asked.map(({ address }) => address);

test('a created product that could not be put into its categories counts as created', async () => {
  server.replies = { [CREATE]: [created], [CATEGORISE]: [{ status: 503, body: {} }] };
  const failure = expect.objectContaining({ status: 503 });
  expect(await productCreation()(form)).toEqual({ id: 'p1', failure });
  expect(addresses()).toEqual([CREATE, CATEGORISE]);
});

test('a refused product is put into no category and retried under another key', async () => {
  server.replies = { [CREATE]: [{ status: 400, body: { message: 'no' } }, created] };
  const create = productCreation();
  await expect(create(form)).rejects.toMatchObject({ status: 400 });
  expect(addresses()).toEqual([CREATE]);
  expect(await create({ ...uncategorised, name: 'Cup' })).toEqual({ id: 'p1', failure: null });
  const [first, second] = server.asked;
  expect(second?.product).toMatchObject({ name: 'Cup' });
  expect(second?.key).not.toBe(first?.key);
});

test.each([
  ['is lost', 'LOST' as Reply],
  ['says that the server failed', { status: 502, body: {} }],
])('an attempt is sent again unchanged when its answer %s', async (_, reply) => {
  server.replies = { [CREATE]: [reply, created] };
  const create = productCreation();
  await expect(create(uncategorised)).rejects.toThrow();
  expect(await create(uncategorised)).toEqual({ id: 'p1', failure: null });
  const [first, second] = server.asked;
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second).toEqual(first);
});

test('edits made after a lost answer are written to the product that was created', async () => {
  server.replies = { [CREATE]: ['LOST', created], [UPDATE]: [created] };
  const create = productCreation();
  await expect(create(uncategorised)).rejects.toThrow();
  await create({ ...uncategorised, name: 'Cup' });
  const [first, second, change] = server.asked;
  expect(second).toEqual(first);
  expect(change).toMatchObject({ address: UPDATE, product: { id: 'p1', revision: '1', name: 'Cup' } });
});

test('refused edits are tried again on the same product', async () => {
  server.replies = { [CREATE]: ['LOST', created], [UPDATE]: [{ status: 400, body: {} }, created] };
  const create = productCreation();
  await expect(create(uncategorised)).rejects.toThrow();
  const edited = { ...uncategorised, name: 'Cup' };
  await expect(create(edited)).rejects.toMatchObject({ status: 400 });
  expect(await create(edited)).toEqual({ id: 'p1', failure: null });
  expect(addresses()).toEqual([CREATE, CREATE, UPDATE, UPDATE]);
});

test('the current form is sent when the attempt with the lost answer turns out to be refused', async () => {
  server.replies = { [CREATE]: ['LOST', { status: 400, body: {} }, created] };
  const create = productCreation();
  await expect(create(uncategorised)).rejects.toThrow();
  expect(await create({ ...uncategorised, name: 'Cup' })).toEqual({ id: 'p1', failure: null });
  expect(server.asked.map(({ product }) => product?.name)).toEqual(['Mug', 'Mug', 'Cup']);
});
