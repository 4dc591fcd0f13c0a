// For tests: what is asked of every operation, one part of them in each file.

import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { fillShop, operationsOfPart, SECRET } from './every-operation.fixture.ts';
import { requestNaming } from './requests.fixture.ts';

/** Declares a test for each operation of a part: ids of another site are treated as unknown. */
export function foreignIdsAreAsGoodAsNone(part: number, parts: number): void {
  let shops: TwoShops;
  let ids: Record<string, string>;
  beforeAll(async () => {
    shops = await openTwoShops();
    ids = await fillShop(shops, shops.one);
  });
  afterAll(() => shops?.stop());

  describe('ids of another site are treated as unknown', () => {
    test.each(operationsOfPart(part, parts))('%s', async (_id, operation) => {
      const changes = await shops.watch();
      const absent = newId();
      const namesIds = JSON.stringify(requestNaming(operation, absent)).includes(absent);
      // a request without any id is the same in both cases
      const named = namesIds ? Object.entries(ids) : Object.entries(ids).slice(0, 1);
      for (const token of [shops.other.apiKey, await shops.other.visitorToken()]) {
        await shops.forgetAttempts();
        const expected = await shops.call(operation, requestNaming(operation, absent), token);
        for (const [kind, id] of named) {
          const { status, body } = await shops.call(operation, requestNaming(operation, id), token);
          expect({ kind, status }).toEqual({ kind, status: expected.status });
          expect(JSON.stringify(body)).not.toContain(SECRET);
        }
      }
      expect((await changes()).filter(({ siteId }) => siteId === shops.one.site.id)).toEqual([]);
    });
  });
}
