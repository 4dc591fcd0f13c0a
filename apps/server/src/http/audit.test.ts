import * as contract from '@stoa/contract';
import { type Operation, operations } from '@stoa/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAuditRow } from '../platform/audit-log.ts';
import { asPlatform } from '../platform/db/index.ts';
import { NOW, openTwoShops, type TwoShops } from '../two-shops.fixture.ts';
import { differences, isAudited } from './audit.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
}, 60_000);
afterAll(() => shops.stop());

type Row = {
  site_id: string;
  operation: string;
  caller: object;
  entity_id: string | null;
  request: object;
  created_date: string;
};
const rows = () =>
  asPlatform(
    'a test reads the log',
    shops.database,
    async (tx) => (await sql<Row>`select * from audit_log`.execute(tx.db)).rows,
  );
beforeEach(() =>
  asPlatform('a test empties the log', shops.database, async (tx) => {
    await sql`delete from audit_log`.execute(tx.db);
  }),
);
const call = (operation: unknown, request: object) => shops.call(operation, request, shops.one.apiKey);

test('what is audited is exactly what only the back office may change', () => {
  const audited = [...operations.values()].filter(isAudited).map(({ id }) => id);
  expect(audited).toContain('stores.brands-v-3.bulkGetOrCreateBrands');
  expect(audited).toContain('stores.brands-v-3.getOrCreateBrand');
  expect(audited).toContain('stoa.media.uploadImage');
  for (const id of audited) expect(id).not.toMatch(/\.(query|search|count|list|get(?!OrCreate))|carts|oauth/);
});

test('a row says who did what to which entity', async () => {
  const { body } = await call(contract.brands.createBrand, { brand: { name: 'Kiln' } });
  const { id, revision } = body.brand as { id: string; revision: string };
  await call(contract.brands.updateBrand, { brand: { id, revision, name: 'Loom' } });
  await call(contract.brands.deleteBrand, { brandId: id });
  const common = {
    site_id: shops.one.site.id,
    caller: { kind: 'app', id: 'Test key' },
    entity_id: id,
    created_date: NOW.toISOString(),
  };
  expect(await rows()).toEqual([
    expect.objectContaining({
      ...common,
      operation: 'stores.brands-v-3.createBrand',
      request: { brand: { name: 'Kiln' } },
    }),
    expect.objectContaining({
      ...common,
      operation: 'stores.brands-v-3.updateBrand',
      request: { brand: { id, revision, name: 'Loom' } },
    }),
    expect.objectContaining({ ...common, operation: 'stores.brands-v-3.deleteBrand', request: { brandId: id } }),
  ]);
});

test('a call about many names none', async () => {
  await call(contract.ribbons.bulkCreateRibbons, { ribbons: [{ name: 'New' }, { name: 'Sale' }] });
  expect(await rows()).toMatchObject([{ entity_id: null, operation: 'stores.ribbons-v-3.bulkCreateRibbons' }]);
});

test('reads, refusals and what visitors do leave no row', async () => {
  await call(contract.brands.queryBrands, {});
  await shops.send({ method: 'POST', url: '/stores/v3/brands/query', body: {}, token: shops.one.apiKey });
  await call(contract.ribbons.queryRibbons, {});
  await call(contract.brands.createBrand, { brand: {} });
  await call(contract.brands.deleteBrand, { brandId: '0190a000-0000-7000-8000-000000000001' });
  await shops.call(contract.brands.createBrand, { brand: { name: 'Not mine' } }, await shops.one.visitorToken());
  expect(await rows()).toEqual([]);
});

test('a repeated request is one change', async () => {
  const send = () =>
    shops.send({
      method: 'POST',
      url: '/stores/v3/brands',
      body: { brand: { name: 'Once' } },
      token: shops.one.apiKey,
      headers: { 'idempotency-key': 'k' },
    });
  await send();
  await send();
  expect(await rows()).toHaveLength(1);
});

test('long texts are shortened', async () => {
  const plainDescription = 'x'.repeat(2000);
  const infoSection = { uniqueName: 'long', title: 'Long', plainDescription };
  await call(contract.infoSections.createInfoSection as Operation, { infoSection });
  const shortened = `${plainDescription.slice(0, 500)}… (2000 characters)`;
  expect(await rows()).toMatchObject([{ request: { infoSection: { plainDescription: shortened } } }]);
});

test('a row says what was changed, from what to what', async () => {
  const { body } = await call(contract.brands.createBrand, { brand: { name: 'Oak' } });
  const { id, revision } = body.brand as { id: string; revision: string };
  await call(contract.brands.updateBrand, { brand: { id, revision, name: 'Elm' } });
  await call(contract.brands.deleteBrand, { brandId: id });
  expect(await rows()).toEqual([
    expect.objectContaining({ before: null, after: expect.objectContaining({ id, name: 'Oak' }) }),
    expect.objectContaining({ before: { name: 'Oak' }, after: { name: 'Elm' } }),
    expect.objectContaining({ before: expect.objectContaining({ id, name: 'Elm' }), after: null }),
  ]);
});

test('changed fields are those that differ, but for counters and dates of the change', () => {
  const before = { id: '1', name: 'Oak', tags: ['a'], revision: '1', gone: 1 };
  expect(differences(before, { id: '1', name: 'Elm', tags: ['a'], revision: '2', come: 2 })).toEqual({
    before: { name: 'Oak', gone: 1, come: null },
    after: { name: 'Elm', gone: null, come: 2 },
  });
});

test('secrets of requests are not written down', async () => {
  await asPlatform('a test writes', shops.database, (tx) =>
    insertAuditRow(tx, shops.one.site.id, {
      id: '0190a000-0000-7000-8000-000000000001',
      operation: 'test',
      caller: { kind: 'nobody' },
      entityId: null,
      request: { password: 'geheim', inner: { stateToken: 'geheim', name: 'a\u0000b\ud800' } },
      before: null,
      after: null,
      address: null,
      createdDate: NOW,
    }),
  );
  expect(await rows()).toMatchObject([
    { request: { password: '(secret)', inner: { stateToken: '(secret)', name: 'ab\ufffd' } } },
  ]);
});

test('the log is paged and filtered, and holds nothing of other sites', async () => {
  for (const name of ['One', 'Two', 'Three']) await call(contract.brands.createBrand, { brand: { name } });
  await shops.call(contract.brands.createBrand, { brand: { name: 'Theirs' } }, shops.other.apiKey);
  type Page = { entries: { operation: string; summary: string; after: { name: string } }[]; nextCursor: string | null };
  const query = async (request: object) => (await call(contract.audit.queryAuditLog, request)).body as Page;
  const first = await query({ limit: 2 });
  const second = await query({ limit: 2, cursor: first.nextCursor });
  const names = [...first.entries, ...second.entries].map(({ after }) => after.name);
  expect(names.toSorted()).toEqual(['One', 'Three', 'Two']);
  expect(second.nextCursor).toBeNull();
  expect(first.entries[0]).toMatchObject({ caller: { kind: 'app' } });
  expect(first.entries[0]?.summary).toMatch(/brand/i);
  expect((await query({ operation: 'stores.ribbons' })).entries).toEqual([]);
  expect((await query({ callerId: 'nobody' })).entries).toEqual([]);
  expect((await query({ to: NOW.toISOString() })).entries).toEqual([]);
  expect((await query({ from: NOW.toISOString() })).entries).toHaveLength(3);
  expect((await call(contract.audit.queryAuditLog, { cursor: 'made-up' })).status).toBe(400);
});
