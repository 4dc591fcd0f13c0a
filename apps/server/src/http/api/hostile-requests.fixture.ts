// For tests: what is asked of every operation, one part of them in each file.

import { addressed, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillShop, operationsOfPart } from './every-operation.fixture.ts';
import { hostileRequest } from './requests.fixture.ts';

const garbage = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":',
  `${'['.repeat(100)}${']'.repeat(100)}`,
  '\u0000',
  '{"__proto__":{"a":1}}',
];

/** Declares tests for each operation of a part: no request causes a fault of the server. */
export function noAnswerIsAFault(part: number, parts: number): void {
  let shops: TwoShops;
  let ids: Record<string, string>;
  beforeAll(async () => {
    shops = await openTwoShops();
    ids = await fillShop(shops, shops.one);
  });
  afterAll(() => shops?.stop());
  const all = operationsOfPart(part, parts);

  describe('no request causes a fault', () => {
    test.each(all)('%s', async (_id, operation) => {
      const visitor = await shops.one.visitorToken();
      const request = hostileRequest(operation, Object.values(ids));
      await fc.assert(
        fc.asyncProperty(request, fc.boolean(), async (body, asVisitor) => {
          const { status, body: answer } = await shops.call(operation, body, asVisitor ? visitor : shops.one.apiKey);
          expect(status, JSON.stringify(answer)).toBeLessThan(500);
        }),
        { numRuns: 20 },
      );
    });

    test.each(garbage)('a body %j', async (payload) => {
      const faults: string[] = [];
      for (const [id, operation] of all) {
        const { method, url } = addressed(operation, {});
        if (method === 'GET' || method === 'DELETE') continue;
        const { status } = await shops.send({ method, url, payload, token: shops.one.apiKey });
        if (status >= 500) faults.push(`${id} ${status}`);
      }
      expect(faults).toEqual([]);
    });
  });
}
