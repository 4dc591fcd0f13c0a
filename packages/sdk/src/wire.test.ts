import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { connect } from './client.ts';
import { sessionOver } from './fake-server.fixture.ts';
import { GraphqlError, graphql } from './graphql.ts';
import { brands, currentCart } from './routes.ts';
import { mutationOf, queryOf, retryDelay, shouldRetry } from './tanstack.ts';
import { underscoredNames } from './underscored-names.ts';
import { fromWireFloat, toJson } from './wire-json.ts';

test('numbers that are not finite go as texts', () => {
  expect(toJson({ a: [Number.NaN, Number.POSITIVE_INFINITY, 1.5], b: Number.NEGATIVE_INFINITY })).toBe(
    '{"a":["NaN","Infinity",1.5],"b":"-Infinity"}',
  );
  expect(['NaN', 'Infinity', '-Infinity', 2, '2'].map(fromWireFloat)).toEqual([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    2,
    '2',
  ]);
});

test('the server’s consistency header goes back with the next call', async () => {
  const { session, sent } = sessionOver({
    '/ecom/v1/carts/current': { body: {}, headers: { 'x-wix-consistent': 'v1' } },
  });
  const cart = connect(currentCart, session.transport);
  await cart.getCurrentCart();
  await cart.getCurrentCart();
  expect(sent.map(({ headers }) => headers.get('x-wix-consistent'))).toEqual([null, null, 'v1']);
});

test('entities with underscored names', async () => {
  const brand = { id: 'x', createdDate: 'c', updatedDate: 'u', name: 'Kiln' };
  const { session, sent } = sessionOver({ '/stores/v3/brands': { body: { brand } } });
  const named = { _id: 'x', _createdDate: 'c', _updatedDate: 'u', name: 'Kiln' };
  const answer = await connect(brands, session.transport, underscoredNames).createBrand({
    brand: named as { name: string },
  });
  expect(answer).toEqual({ brand: named });
  expect(sent.at(-1)?.body).toEqual({ brand });
});

test('a rejected GraphQL request is an error of its own; errors within an answer come with it', async () => {
  const answers = { '/graphql/alpha': { status: 200, body: { errors: [{ message: 'no such field' }] } as unknown } };
  const { session } = sessionOver(answers);
  expect(await graphql(session.transport, '{ site { name } }')).toEqual({
    data: {},
    errors: [{ message: 'no such field' }],
  });
  answers['/graphql/alpha'] = { status: 404, body: {} };
  const failure = graphql(session.transport, '{ site { name } }');
  await expect(failure).rejects.toThrow('GraphQL request failed with status 404');
  await expect(failure).rejects.toBeInstanceOf(GraphqlError);
});

test('queries and mutations of TanStack Query', async () => {
  const { session } = sessionOver({ '/ecom/v1/carts/current': { body: { cart: { id: 'c' } } } });
  const cart = connect(currentCart, session.transport);
  const { queryKey, queryFn } = queryOf('cart', cart.getCurrentCart);
  expect([queryKey, await queryFn()]).toEqual([['cart'], { cart: { id: 'c' } }]);
  expect(queryOf('cart', cart.getCurrentCart, {}).queryKey).toEqual(['cart', {}]);
  expect(await mutationOf(cart.deleteCurrentCart).mutationFn({})).toEqual({ cart: { id: 'c' } });
  expect([0, 1, 4, 5, 60].map(retryDelay)).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
  expect([shouldRetry(2, new Error('offline')), shouldRetry(3, new Error('offline'))]).toEqual([true, false]);
});

test('a refusal that the server understood is not retried', () => {
  const refused = (status: number) => new ApiError({ status, body: {}, requestId: null });
  expect([400, 401, 404, 409, 429, 503].map((status) => shouldRetry(0, refused(status)))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});
