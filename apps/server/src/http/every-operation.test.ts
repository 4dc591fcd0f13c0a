import * as contract from '@stoa/contract';
import { type Operation, operations } from '@stoa/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey } from '../domains/identity/index.ts';
import { asPlatform } from '../platform/db/index.ts';
import { addressed, NOW, openTwoShops, type Shop, type TwoShops } from '../two-shops.fixture.ts';
import { hostileRequest, requestNaming } from './requests.fixture.ts';

/** Whatever of the first site holds this word must not be seen from the second. */
const SECRET = 'Undisclosed';
const every = [...operations.values()].map((operation): [string, Operation] => [operation.id, operation]);

let shops: TwoShops;
let ids: Record<string, string>;

beforeAll(async () => {
  shops = await openTwoShops();
  ids = await fill(shops.one);
}, 60_000);
afterAll(() => shops.stop());

/** One entity of every kind; their ids by kind. */
async function fill({ apiKey, visitorToken }: Shop): Promise<Record<string, string>> {
  const create = async (operation: unknown, request: object, token = apiKey) => {
    const { status, body } = await shops.call(operation, request, token);
    expect(body, `${(operation as Operation).id} ${status}`).not.toHaveProperty('message');
    return Object.values(body)[0] as { id: string };
  };
  const name = SECRET;
  const brand = await create(contract.brands.createBrand, { brand: { name } });
  const ribbon = await create(contract.ribbons.createRibbon, { ribbon: { name } });
  const infoSection = await create(contract.infoSections.createInfoSection, {
    infoSection: { title: name, uniqueName: name },
  });
  const taxGroup = await create(contract.taxGroups.createTaxGroup, { taxGroup: { name } });
  const variants = [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }];
  const product = await create(contract.productsV3.createProductWithInventory, {
    product: { name, productType: 'DIGITAL', brand: { id: brand.id }, variantsInfo: { variants } },
  });
  const visitor = await visitorToken();
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const lineItems = [{ quantity: 1, catalogReference: { catalogItemId: product.id, appId } }];
  const cart = await create(contract.currentCart.addToCurrentCart, { lineItems }, visitor);
  const checkout = await create(contract.checkouts.createCheckout, { lineItems, channelType: 'WEB' }, visitor);
  return {
    brand: brand.id,
    ribbon: ribbon.id,
    infoSection: infoSection.id,
    taxGroup: taxGroup.id,
    product: product.id,
    cart: cart.id,
    checkout: checkout.id,
  };
}

test('every mount of every operation answers', async () => {
  const silent: string[] = [];
  for (const operation of operations.values()) {
    for (const mount of operation.mounts) {
      for (const method of [operation.method, ...(operation.alsoPost ? ['POST'] : [])]) {
        const url = `${mount}${operation.path.replace(/\{[^}]+\}/g, 'x')}`;
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

describe('who is not permitted is refused and leaves no trace', () => {
  const callers: Record<string, () => Promise<string | undefined>> = {
    nobody: async () => undefined,
    visitor: () => shops.one.visitorToken(),
    member: async () => {
      const { id: siteId, clientId } = shops.one.site;
      const identity = { kind: 'member' as const, id: '0190a000-0000-7000-8000-000000000001' };
      return shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
    },
    app: async () => 'stoa_powerless',
  };
  beforeAll(async () => {
    await asPlatform('a key without permissions', shops.database, (tx) =>
      insertApiKey(tx, 'stoa_powerless', shops.one.site.id, 'Powerless', [], NOW),
    );
  });

  test.each(every)('%s', async (_id, operation) => {
    const { callers: permitted, permissions } = operation.permit;
    const before = await shops.everything();
    for (const [kind, token] of Object.entries(callers)) {
      const isPermitted =
        (permitted as readonly string[]).includes(kind) && (kind !== 'app' || permissions.length === 0);
      if (isPermitted) continue;
      const { status } = await shops.call(operation, requestNaming(operation, ids.product as string), await token());
      expect({ kind, status }).toEqual({
        kind,
        status: kind === 'nobody' ? expect.toBeOneOf([401, 404]) : expect.toBeOneOf([401, 403]),
      });
    }
    expect(await shops.everything()).toBe(before);
  });
});

describe('ids of another site are as good as none', () => {
  const rowsOf = async (shop: Shop) => {
    const tables = JSON.parse(await shops.everything()) as Record<string, { row: { site_id: string } }[]>;
    return Object.entries(tables).map(([name, rows]) => [name, rows.filter(({ row }) => row.site_id === shop.site.id)]);
  };

  test.each(every)('%s', async (_id, operation) => {
    const before = await rowsOf(shops.one);
    const visitor = await shops.other.visitorToken();
    for (const token of [shops.other.apiKey, visitor]) {
      const absent = await shops.call(
        operation,
        requestNaming(operation, '0190a000-0000-7000-8000-0000000000ff'),
        token,
      );
      for (const [kind, id] of Object.entries(ids)) {
        const { status, body } = await shops.call(operation, requestNaming(operation, id), token);
        expect({ kind, status }).toEqual({ kind, status: absent.status });
        expect(JSON.stringify(body)).not.toContain(SECRET);
      }
    }
    expect(await rowsOf(shops.one)).toEqual(before);
  });
});

describe('whatever is sent, no answer is a fault', () => {
  test.each(every)(
    '%s',
    async (_id, operation) => {
      const visitor = await shops.one.visitorToken();
      const request = hostileRequest(operation, Object.values(ids));
      await fc.assert(
        fc.asyncProperty(request, fc.boolean(), async (body, asVisitor) => {
          const { status, body: answer } = await shops.call(operation, body, asVisitor ? visitor : shops.one.apiKey);
          expect(status, JSON.stringify(answer)).toBeLessThan(500);
        }),
        { numRuns: 20 },
      );
    },
    60_000,
  );

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
  test.each(garbage)('a body %j', async (payload) => {
    for (const operation of operations.values()) {
      const { method, url } = addressed(operation, {});
      if (method === 'GET' || method === 'DELETE') continue;
      const { status } = await shops.send({ method, url, payload, token: shops.one.apiKey });
      expect({ id: operation.id, status }).toEqual({
        id: operation.id,
        status: expect.toSatisfy((one: number) => one < 500),
      });
    }
  });
});
