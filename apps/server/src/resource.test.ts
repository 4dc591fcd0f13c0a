import { randomUUID } from 'node:crypto';
import { messages, operations } from '@stoa/contract';
import { crud, entityFields } from '@stoa/contract/crud';
import { service } from '@stoa/contract/operation';
import { choice, decimal, list, message, nullable, ref, text } from '@stoa/contract/schema';
import { OffsetPagingMetadata, PlatformQuery } from '@stoa/contract/shared/paging';
import { parseAmount, toDecimal } from '@stoa/money';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from './platform/db/index.ts';
import { refuse } from './platform/refusal.ts';
import { documentField, type Kept, resource } from './platform/resource/index.ts';
import { serve } from './use-case.ts';

/** A resource that uses every part of a declaration. */
const Fee = message('TestFee', {
  ...entityFields,
  name: text({ maxLength: 20 }),
  amount: nullable(decimal()),
  kind: choice('ONCE', 'MONTHLY'),
});
const Result = message('TestFeeResult', { item: ref(Fee) });
const fees = service('test.fees', ['/test'], {
  ...crud({
    entity: Fee,
    one: 'fee',
    many: 'fees',
    path: '/v1/fees',
    permission: 'TEST.FEE',
    required: ['name'],
    query: { request: PlatformQuery, metadata: OffsetPagingMetadata },
    getOrCreate: { by: 'name' },
    bulk: {
      results: list(ref(Result)),
      deleted: list(ref(Result)),
      masked: message('TestMaskedFee', { fee: ref(Fee) }),
    },
    serves: ['create', 'get', 'update', 'delete', 'query', 'getOrCreate', 'bulkCreate', 'bulkUpdate'],
  }),
});
type Stored = { name: string; cents?: number; kind: 'ONCE' | 'MONTHLY' };

const feeResource = resource(fees, {
  table: 'test_fees',
  unique: { field: 'name', key: ({ name }: Stored) => name?.toLowerCase() || null },
  ordered: true,
  most: 3,
  tooMany: refuse('ALREADY_EXISTS', { most: 3 }),
  stored: {
    read: ({ amount, ...sent }): Partial<Stored> => ({
      ...(sent.name === undefined ? {} : { name: sent.name }),
      ...(sent.kind === undefined ? {} : { kind: sent.kind }),
      ...(amount === undefined ? {} : { cents: parseAmount(amount ?? '0', 'EUR') ?? 0 }),
    }),
    view: ({ cents, ...own }: Kept<Stored>) => ({
      ...own,
      amount: cents === undefined ? null : toDecimal(cents, 'EUR'),
    }),
  },
  queryFields: {
    name: { kind: 'string', column: documentField('name'), sortable: true },
    amount: {
      kind: 'number',
      column: sql`(doc ->> 'cents')::int`,
      toColumn: (amount) => parseAmount(amount, 'EUR') ?? undefined,
    },
  },
});

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
  await asPlatform('a test makes a table', database, (tx) =>
    sql`call create_ordered_resource_table('test_fees')`.execute(tx.db),
  );
}, 120_000);
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(async () => {
  // other files of the worker look at all operations that there are
  for (const { id } of Object.values(fees)) operations.delete(id);
  for (const name of [...messages.keys()].filter((one) => one.startsWith('Test'))) messages.delete(name);
  await database?.close();
});

const ctx = () => shop.staff().ctx;
const { useCases } = feeResource;
const create = async (name: string, amount = '1.00') =>
  expectAnswer(await useCases.createFee(ctx(), { fee: { name, amount, kind: 'ONCE' } })).fee;
const names = async (query: object = {}) =>
  (expectAnswer(await useCases.queryFees(ctx(), { query })).fees ?? []).map(({ name }) => name);

test('amounts are stored as integers and shown as decimals; filters compare them as numbers', async () => {
  const fee = await create(' Postage ', '12.50');
  expect(fee).toMatchObject({ name: 'Postage', amount: '12.50', kind: 'ONCE', revision: '1' });
  expect(await shop.rows('test_fees')).toMatchObject([{ doc: { name: 'Postage', cents: 1250 }, position: 1 }]);
  await create('Wrapping', '9.00');
  expect(await names({ filter: { amount: { $gt: '9.50' } } })).toEqual(['Postage']);
});

test('an update writes the sent fields, of the revision that was read', async () => {
  const { id = '' } = (await create('Postage', '12.50')) ?? {};
  const update = (fee: object) => useCases.updateFee(ctx(), { fee: { id: id ?? '', revision: '1', ...fee } });
  expect(expectAnswer(await update({ amount: '3.00' })).fee).toMatchObject({
    name: 'Postage',
    amount: '3.00',
    revision: '2',
  });
  expect(await update({ amount: '4.00' })).toMatchObject({ code: 'INVALID_REVISION', data: { currentRevision: '2' } });
  expect(await update({ revision: '2', name: ' ' })).toMatchObject({ violations: [{ field: 'fee.name' }] });
});

test('a page by number includes the total, a page by cursor does not count', async () => {
  for (const name of ['A', 'B', 'C']) await create(name);
  const page = async (query: object) => expectAnswer(await useCases.queryFees(ctx(), { query })).pagingMetadata;
  expect(await page({ paging: { limit: 2 } })).toEqual({ count: 2, offset: 0, total: 3, tooManyToCount: false });
  expect(await page({ paging: { limit: 2, offset: 2 } })).toMatchObject({ count: 1, offset: 2, total: 3 });
  expect(await page({ cursorPaging: { limit: 2 } })).not.toHaveProperty('total');
});

test('a site has no more than the maximum; a taken name is reported first', async () => {
  for (const name of ['A', 'B', 'C']) await create(name);
  const another = (name: string) => useCases.createFee(ctx(), { fee: { name } });
  expect(await another('D')).toMatchObject({ code: 'ALREADY_EXISTS', data: { most: 3 } });
  expect(await another('a')).toMatchObject({ code: 'ALREADY_EXISTS', data: { field: 'name' } });
  expect(expectAnswer(await useCases.getOrCreateFee(ctx(), { feeName: 'b' })).fee).toMatchObject({ name: 'B' });
  expect(await names()).toEqual(['A', 'B', 'C']);
});

test('entities are shown in their order, which moves and new ones change', async () => {
  const [a, b] = [await create('A'), await create('B')];
  const moved = (id: string, place: object) => withSite(ctx(), (tx) => feeResource.move(ctx(), tx, id, place));
  expectAnswer(await moved(b?.id ?? '', { position: 'FIRST' }));
  await create('C');
  expect(await names()).toEqual(['B', 'A', 'C']);
  expectAnswer(await moved(b?.id ?? '', { position: 'AFTER', after: a?.id }));
  expect(await names()).toEqual(['A', 'B', 'C']);
  const arranged = await withSite(ctx(), (tx) => feeResource.arrange(ctx(), tx, [randomUUID()]));
  expect(arranged).toMatchObject({ refused: 'not-found' });
});

test('operations take as many statements as they need', async () => {
  const counted = async (run: (of: ReturnType<typeof ctx>) => Promise<unknown>) => {
    const of = ctx();
    await run(of);
    return of.statements?.count;
  };
  const fee = await create('A');
  const change = { id: fee?.id ?? '', revision: '1', amount: '2.00' };
  expect({
    create: await counted((of) => useCases.createFee(of, { fee: { name: 'B' } })),
    get: await counted((of) => useCases.getFee(of, { feeId: fee?.id ?? '' })),
    query: await counted((of) => useCases.queryFees(of, {})),
    update: await counted((of) => useCases.updateFee(of, { fee: change })),
    rename: await counted((of) => useCases.updateFee(of, { fee: { ...change, revision: '2', name: 'Z' } })),
    getOrCreate: await counted((of) => useCases.getOrCreateFee(of, { feeName: 'z' })),
    delete: await counted((of) => useCases.deleteFee(of, { feeId: fee?.id ?? '' })),
    // two of the statements for changes begin and end the transaction
  }).toEqual({ create: 4, get: 1, query: 1, update: 4, rename: 5, getOrCreate: 3, delete: 3 });
});

test('a service without all of its operations does not compile', () => {
  const { createFee: _, ...most } = useCases;
  // @ts-expect-error createFee is left out
  expect(serve(fees, most)).toHaveLength(8);
  expect(serve(fees, useCases)).toHaveLength(8);
});
