import { operations } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

test('every address of every operation answers', async () => {
  const silent: string[] = [];
  for (const operation of operations.values()) {
    for (const address of operation.addresses) {
      for (const method of [operation.method, ...(operation.alsoPost ? ['POST'] : [])]) {
        const url = address.replace(/\{[^}]+\}/g, 'x');
        const { status, body, headers } = await shops.send({
          method,
          url,
          token: 'none',
          ...(method === 'GET' ? {} : { body: {} }),
        });
        if (status === 404 || !headers['x-wix-request-id'] || body.details === undefined) {
          if (!/^stoa\.(accounts|member-session)\./.test(operation.id))
            silent.push(`${method} ${url} ${status} ${JSON.stringify(body)}`);
        }
      }
    }
  }
  expect(silent).toEqual([]);
});
