import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { connect, connectAll } from './client.ts';
import { brands, productsV3 } from './routes.ts';
import type { Answer, Call } from './transport.ts';

/** A transport that records its calls and answers as told. */
function recorder(answer: Partial<Answer> = {}) {
  const calls: Call[] = [];
  const transport = async (call: Call): Promise<Answer> => {
    calls.push(call);
    return { status: 200, body: {}, requestId: 'r1', ...answer };
  };
  return { calls, transport };
}

async function callOf(
  send: (transport: (call: Call) => Promise<Answer>) => Promise<unknown>,
): Promise<Call | undefined> {
  const { calls, transport } = recorder();
  await send(transport);
  return calls[0];
}

const fromBase64url = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());

test('a write has a body; the path is made from its fields', async () => {
  const brand = { id: 'a/b', revision: '1', name: 'Kiln' };
  expect(await callOf((transport) => connect(brands, transport).updateBrand({ brand }))).toEqual({
    method: 'PATCH',
    path: '/stores/v3/brands/a%2Fb',
    body: { brand },
    headers: {},
  });
});

test('several services are connected under the names that they are given', async () => {
  const { calls, transport } = recorder();
  const api = connectAll({ labels: brands, products: productsV3 }, transport);
  await api.labels.deleteBrand({ brandId: 'b1' });
  await api.products.getProduct({ productId: 'p1' });
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/stores/v3/brands/b1'],
    ['GET', '/stores/v3/products/p1'],
  ]);
});

test('a repeatable write has a key that identifies it', async () => {
  const brand = { name: 'Kiln' };
  const call = await callOf((transport) =>
    connect(brands, transport).createBrand({ brand }, { idempotencyKey: 'attempt-1' }),
  );
  expect(call).toMatchObject({ body: { brand }, headers: { 'idempotency-key': 'attempt-1' } });
});

test('a flat read has plain parameters, without unset fields and those in the path', async () => {
  const call = await callOf((transport) =>
    connect(productsV3, transport).getProduct({ productId: 'ä', fields: ['URL', 'CURRENCY'] }),
  );
  expect(call).toEqual({
    method: 'GET',
    path: '/stores/v3/products/%C3%A4?fields=URL&fields=CURRENCY',
    body: undefined,
    headers: {},
  });
  const count = await callOf((transport) =>
    connect(productsV3, transport).countProducts({ filter: null, search: undefined }),
  );
  expect(count?.path).toBe('/stores/v3/products/count');
  expect((await callOf((transport) => connect(brands, transport).deleteBrand({ brandId: 'x' })))?.path).toBe(
    '/stores/v3/brands/x',
  );
});

test('a nested read goes into .r as a whole', async () => {
  const query = { filter: { name: { $startsWith: 'ö😀' } }, cursorPaging: { limit: 5 } };
  const call = await callOf((transport) => connect(brands, transport).queryBrands({ query }));
  const [path, parameters = ''] = call?.path.split('?.r=') ?? [];
  expect({ path, method: call?.method, body: call?.body }).toEqual({
    path: '/stores/v3/brands/query',
    method: 'GET',
    body: undefined,
  });
  expect(parameters).toMatch(/^[\w-]+$/);
  expect(fromBase64url(parameters)).toEqual({ query });
});

test('a read too long for an address is sent as POST', async () => {
  const query = { filter: { name: { $in: Array.from({ length: 400 }, (_, n) => `brand ${n}`) } } };
  expect(await callOf((transport) => connect(brands, transport).queryBrands({ query }))).toEqual({
    method: 'POST',
    path: '/stores/v3/brands/query',
    body: { query },
    headers: {},
  });
});

test('an answer is the server’s; anything but success is an ApiError', async () => {
  const { transport } = recorder({ body: { brand: { name: 'Kiln' } } });
  expect(await connect(brands, transport).getBrand({ brandId: 'x' })).toEqual({ brand: { name: 'Kiln' } });
  const failure = async (status: number, body: unknown) => {
    const failing = recorder({ status, body });
    return connect(brands, failing.transport)
      .getBrand({ brandId: 'x' })
      .catch((error: unknown) => error as ApiError);
  };
  const applicationError = { code: 'INVALID_REVISION', description: '', data: { currentRevision: '2' } };
  const refused = await failure(409, { message: 'Changed', details: { applicationError } });
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({
    status: 409,
    code: 'INVALID_REVISION',
    message: 'Changed',
    data: { currentRevision: '2' },
    requestId: 'r1',
  });
  const fieldViolations = [{ field: 'name', description: 'is required', violatedRule: 'REQUIRED_FIELD' }];
  expect(await failure(400, { message: 'x', details: { validationError: { fieldViolations } } })).toMatchObject({
    code: '400',
    message: 'INVALID_ARGUMENT: name is required',
    violations: fieldViolations,
  });
  for (const body of [null, undefined, 'text', { message: '' }, { details: null }]) {
    expect(await failure(502, body)).toMatchObject({ code: '502', message: 'The server answered 502', violations: [] });
  }
});
