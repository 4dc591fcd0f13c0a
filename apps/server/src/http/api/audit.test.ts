import * as contract from '@stoa/contract';
import { type Operation, operations } from '@stoa/contract';
import { addProducts } from '@stoa/server/testing/products';
import { expectAnswer } from '@stoa/server/testing/shop';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { brandResource } from '../../domains/catalog/labels/labels.ts';
import { operations as served } from '../../domains.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { differences, isAudited, runAudited } from './audit.ts';
import { performables } from './perform.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

type Row = {
  site_id: string;
  operation: string;
  caller: object;
  entity_id: string | null;
  request: object;
  created_date: string;
};
/** Lines in the order of their transactions: the clock stands still, and places on the disk are used again. */
const rows = () =>
  asPlatform(
    'a test reads the log',
    shops.database,
    async (tx) =>
      (
        await sql<Row>`select * from audit_log where site_id = ${shops.one.site.id} order by xmin::text::bigint`.execute(
          tx.db,
        )
      ).rows,
  );
beforeEach(() =>
  asPlatform('a test empties the log', shops.database, async (tx) => {
    await sql`delete from audit_log where site_id = ${shops.one.site.id}`.execute(tx.db);
  }),
);
type Brand = { id: string; revision: string };
const call = (operation: unknown, request: object) => shops.call(operation, request, shops.one.apiKey);

test('exactly the staff-only changes are audited', () => {
  const audited = [...operations.values()].filter(isAudited).map(({ id }) => id);
  expect(audited).toContain('stores.brands-v-3.bulkGetOrCreateBrands');
  expect(audited).toContain('stores.brands-v-3.getOrCreateBrand');
  expect(audited).toContain('stoa.media.uploadPoster');
  expect(audited).not.toContain('stoa.pages.changePage');
  expect(audited).not.toContain('crm.contacts.previewMergeContacts');
  expect(audited).not.toContain('media.files.generateFileDownloadUrl');
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

test('a bulk call names no entity', async () => {
  await call(contract.ribbons.bulkCreateRibbons, { ribbons: [{ name: 'New' }, { name: 'Sale' }] });
  expect(await rows()).toMatchObject([{ entity_id: null, operation: 'stores.ribbons-v-3.bulkCreateRibbons' }]);
});

test('reads, refusals and visitors’ calls leave no row', async () => {
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

test('a row shows the changed fields, before and after', async () => {
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

test('the row of a review that is not published shows the changed fields as well, and not who wrote it', async () => {
  const [product] = await addProducts(shops.one.ctx, [{ name: 'Print', price: 1000 }]);
  const written = await call(contract.reviews.createReviewAndContact, {
    ...{ namespace: 'stores', entityId: product?.id, name: 'Ada', email: 'ada@example.com' },
    content: { rating: 2, body: 'Too small' },
  });
  const reviewId = (written.body.review as { id: string }).id;
  await call(contract.reviews.updateModerationStatus, { reviewId, status: 'REJECTED' });
  await call(contract.reviews.setReply, { reviewId, message: 'We are sorry' });
  expect(await rows()).toMatchObject([
    {
      before: { moderation: { moderationStatus: 'APPROVED' } },
      after: { moderation: { moderationStatus: 'REJECTED' } },
    },
    { before: { reply: null }, after: { reply: { message: 'We are sorry' } } },
  ]);
  const log = await call(contract.audit.queryAuditLog, {});
  expect(JSON.stringify(log.body)).not.toMatch(/ada@example|contactId/);
});

test('what staff do to reviews that their authors may change is recorded, and what authors do is not', async () => {
  const [product] = await addProducts(shops.one.ctx, [{ name: 'Poster', price: 1000 }]);
  const visitor = await shops.one.visitorToken();
  const written = await shops.call(
    contract.reviews.createReviewAndContact,
    {
      ...{ namespace: 'stores', entityId: product?.id, name: 'Bea', email: 'bea@example.com' },
      content: { rating: 4, body: 'Bright' },
    },
    visitor,
  );
  const { id, revision } = written.body.review as { id: string; revision: string };
  const update = async (rev: string, body: string, token: string) =>
    (await shops.call(contract.reviews.updateReview, { review: { id, revision: rev, content: { body } } }, token)).body
      .review as { revision: string };
  const { revision: next } = await update(revision, 'Very bright', visitor);
  expect(await rows()).toEqual([]);
  await update(next, 'Bright (edited)', shops.one.apiKey);
  await call(contract.reviews.updateModerationStatus, { reviewId: id, status: 'REJECTED' });
  await call(contract.reviewAdministration.reopenReview, { reviewId: id });
  await call(contract.reviews.deleteReview, { reviewId: id });
  expect(await rows()).toMatchObject([
    { before: { content: { body: 'Very bright' } }, after: { content: { body: 'Bright (edited)' } } },
    {},
    {
      operation: 'stoa.reviews.administration.reopenReview',
      entity_id: id,
      before: { moderation: { moderationStatus: 'REJECTED' } },
      after: { moderation: { moderationStatus: 'IN_MODERATION' } },
    },
    { entity_id: id, before: { id, content: { body: 'Bright (edited)' } }, after: null },
  ]);
});

test('a created entity is in the row as it was returned', async () => {
  const product = {
    name: 'Bowl',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ choices: [], price: { actualPrice: { amount: '10' } } }] },
  };
  const made = [
    await call(contract.productsV3.createProduct, { product }),
    await call(contract.productsV3.createProductWithInventory, { product: { ...product, name: 'Jug' } }),
    await call(contract.categories.createCategory, {
      category: { name: 'Pots' },
      treeReference: { appNamespace: '@wix/stores' },
    }),
  ];
  const answered = made.map(({ body: { product: item, category } }) => (item ?? category) as { id: string });
  expect(await rows()).toEqual(
    answered.map(({ id }) => expect.objectContaining({ entity_id: id, after: expect.objectContaining({ id }) })),
  );
});

test('changed fields exclude counters and dates of the change', () => {
  const before = { id: '1', name: 'Oak', tags: ['a'], revision: '1', gone: 1 };
  expect(differences(before, { id: '1', name: 'Elm', tags: ['a'], revision: '2', come: 2 })).toEqual({
    before: { name: 'Oak', gone: 1, come: null },
    after: { name: 'Elm', gone: null, come: 2 },
  });
});

test('secrets of requests are not recorded', async () => {
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

test('the log is paged and filtered, and contains nothing of other sites', async () => {
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

test('a call with several transactions has one row, with the final result', async () => {
  const { body } = await call(contract.brands.createBrand, { brand: { name: 'Ash' } });
  const { id, revision } = body.brand as Brand;
  const [performable] = performables(served).filter(({ operation }) => operation === contract.brands.updateBrand);
  const rename = async (given: Context, brand: { revision: string; name: string }) =>
    expectAnswer(await brandResource.useCases.updateBrand(given, { brand: { id, ...brand } })) as { brand: Brand };
  const ctx = { ...shops.one.ctx, caller: { kind: 'app', id: 'Test key', permissions: ['*'] } as const };
  const inTwoSteps = async (given: Context) => {
    const { brand } = await rename(given, { revision, name: 'Oak' });
    return rename(given, { revision: brand.revision, name: 'Elm' });
  };
  if (!performable) throw new Error('brands are not served');
  await runAudited(ctx, { ...performable, run: inTwoSteps }, { brand: { id, name: 'Elm' } });
  expect((await rows()).slice(1)).toMatchObject([{ before: { name: 'Ash' }, after: { name: 'Elm' } }]);
});

test('a refusal leaves no row, even after reads or attempts', async () => {
  const { body } = await call(contract.mediaFiles.importFile, { url: 'http://127.0.0.1:9/nothing.png' });
  expect(body.file).toBeUndefined();
  expect(await rows()).toEqual([]);
});

describe('a change whose row cannot be written', () => {
  let alone: TwoShops;
  const onDatabase = (statement: string) =>
    asPlatform('a test breaks the log', alone.database, (tx) => sql.raw(statement).execute(tx.db));
  beforeAll(async () => {
    alone = await openTwoShops({});
  });
  afterAll(() => alone.stop());
  afterEach(() => onDatabase('drop trigger refuse on audit_log'));
  const breakLog = () =>
    onDatabase(`create or replace function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'no room for a row'; end $$;
      create trigger refuse before insert or update on audit_log for each row execute function refuse_row()`);

  test('does not happen on a site', async () => {
    const send = (operation: unknown, request: object) => alone.call(operation, request, alone.one.apiKey);
    const { body } = await send(contract.brands.createBrand, { brand: { name: 'Oak' } });
    const { id, revision } = body.brand as { id: string; revision: string };
    await breakLog();
    const changes = await alone.watch();
    expect((await send(contract.brands.updateBrand, { brand: { id, revision, name: 'Elm' } })).status).toBe(500);
    expect((await send(contract.brands.createBrand, { brand: { name: 'Ash' } })).status).toBe(500);
    expect((await send(contract.brands.deleteBrand, { brandId: id })).status).toBe(500);
    expect(await changes()).toEqual([]);
  });

  test('does not happen on the platform', async () => {
    const [owner] = await asPlatform('a test looks who runs a site', alone.database, async (tx) => {
      const { rows: people } = await sql<{ id: string }>`
        select user_id as id from user_roles where site_id = ${alone.one.site.id}`.execute(tx.db);
      return people;
    });
    const staff: Caller = { kind: 'staff', id: owner?.id ?? '', role: 'owner', permissions: ['*'] };
    const ctx = { ...alone.one.ctx, caller: staff };
    const [performable] = performables(served).filter(
      ({ operation }) => operation === contract.developers.createApiKey,
    );
    if (!performable) throw new Error('API keys are not served');
    const request = { apiKey: { name: 'Till', permissions: ['ECOM.READ_ORDERS'] } };
    await breakLog();
    const changes = await alone.watch();
    await expect(runAudited(ctx, performable, request)).rejects.toThrow('no room for a row');
    expect(await changes()).toEqual([]);
    await onDatabase('drop trigger refuse on audit_log');
    await runAudited(ctx, performable, request);
    expect((await changes()).map(({ table }) => table).sort()).toEqual(['api_keys', 'audit_log']);
    await breakLog();
  });
});
