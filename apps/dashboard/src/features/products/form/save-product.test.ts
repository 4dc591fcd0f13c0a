import { afterAll, beforeEach, expect, test, vi } from 'vitest';

type Answers = Record<string, { status: number; body: object }>;

/** The server, from before the client is loaded: it answers each path as it is told, and notes what was asked. */
const server = vi.hoisted(() => {
  const state = { answers: {} as Answers, asked: [] as string[] };
  vi.stubGlobal('fetch', async (address: string) => {
    state.asked.push(address);
    const { status, body } = state.answers[address] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  return state;
});

import { blankProduct } from './product-form.ts';
import { createProduct } from './save-product.ts';

beforeEach(() => {
  server.asked = [];
});
afterAll(() => vi.unstubAllGlobals());

const create = '/stores/v3/products-with-inventory';
const categorise = '/categories/v1/bulk/categories/set-item-categories';
const form = { ...blankProduct(), name: 'Mug', categoryIds: ['c1'] };

test('a product that is there but in no category is not a product that could not be created', async () => {
  server.answers = {
    [create]: { status: 200, body: { product: { id: 'p1' } } },
    [categorise]: { status: 503, body: {} },
  };
  expect(await createProduct(form)).toEqual({ id: 'p1', failure: expect.objectContaining({ status: 503 }) });
  expect(server.asked).toEqual([create, categorise]);
});

test('a product that is refused is put into no category', async () => {
  server.answers = { [create]: { status: 400, body: { message: 'no' } } };
  await expect(createProduct(form)).rejects.toMatchObject({ status: 400 });
  expect(server.asked).toEqual([create]);
});
