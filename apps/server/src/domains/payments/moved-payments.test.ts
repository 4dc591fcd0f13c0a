// Payments from the time when a charge was one row with a status, and the migration's result for each.

import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlatform, type Database, migrate, openDatabase } from '../../platform/db/index.ts';
import { heldOf, type Payment, refundableOf } from './payment.ts';
import { isSettled } from './payment-machine.ts';
import { statusOf } from './payment-status.ts';
import { paymentsColumn } from './payments.store.ts';
import { resumption } from './settle.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const MIGRATION = '0055-payments.sql';
const siteId = randomUUID();

/** Every status that a row could have, with the provider's name for it. */
const rows = [
  ['APPROVED', 'reference'],
  ['PENDING', null],
  ['PENDING', 'asked'],
  ['PENDING_MERCHANT', null],
  ['CANCELED', null],
  ['DECLINED', 'reference'],
  ['REFUNDED', 'reference'],
  ['PARTIALLY_REFUNDED', 'reference'],
  ['AUTHORIZED', 'reference'],
  ['VOIDED', 'reference'],
] as const;

let directory: string;
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  directory = await mkdtemp(join(tmpdir(), 'stoa-moved-'));
  for (const name of await readdir(migrations)) {
    if (name < MIGRATION) await cp(join(migrations, name), join(directory, 'before', name));
  }
});
afterAll(async () => {
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

describe.each(['embedded', 'postgresql'] as const)('%s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    const url = kind === 'embedded' ? join(directory, 'database') : (await createDatabase(server)).url;
    database = await openDatabase({ url });
    await migrate(database, join(directory, 'before'));
    await asPlatform('a test looks back', database, async (tx) => {
      const [order, number] = [randomUUID(), 10_001];
      await sql`
        insert into orders (site_id, id, number, status, payment_status, fulfillment_status, currency, total, created_date, updated_date, doc)
        values (${siteId}, ${order}, ${number}, 'APPROVED', '', '', 'EUR', 1000, now(), now(), '{}')`.execute(tx.db);
      for (const [index, [status, reference]] of rows.entries()) {
        const provider = status === 'PENDING_MERCHANT' ? 'offline' : 'sandbox';
        const failure = status === 'DECLINED' ? 'Your card was declined.' : null;
        await sql`
          insert into payments (site_id, id, order_id, provider, method, idempotency_key, amount, currency, status,
            provider_reference, failure, created_date, updated_date)
          values (${siteId}, ${randomUUID()}, ${order}, ${provider}, 'card', ${`key ${index}`}, ${100 + index}, 'EUR', ${status},
            ${reference}, ${failure}, ${new Date(2026, 0, 1, 0, index)}, now())`.execute(tx.db);
      }
    });
    await migrate(database);
  });
  afterAll(() => database?.close());

  const readMoved = () =>
    asPlatform('a test looks at what was moved', database, async (tx) => {
      const { rows: found } = await sql<{ payments: Payment[] }>`
        select ${paymentsColumn('ORDER', { site: sql`orders.site_id`, of: sql`orders.id` })} as payments from orders`.execute(
        tx.db,
      );
      return found[0]?.payments ?? [];
    });

  test('every payment keeps its status, by its transactions', async () => {
    const moved = await readMoved();
    expect(moved.map(statusOf)).toEqual(rows.map(([status]) => status));
    expect(moved.map(({ amount }) => amount)).toEqual(rows.map((_, index) => 100 + index));
    const steps = moved.map(({ transactions }) => transactions.map(({ type, status }) => `${type} ${status}`));
    expect(steps).toEqual([
      ['AUTHORIZE SUCCEEDED', 'CAPTURE SUCCEEDED'],
      ['AUTHORIZE PENDING'],
      ['AUTHORIZE ACTION_REQUIRED'],
      ['AUTHORIZE PROCESSING'],
      ['AUTHORIZE FAILED'],
      ['AUTHORIZE FAILED'],
      ['AUTHORIZE SUCCEEDED', 'CAPTURE SUCCEEDED', 'REFUND SUCCEEDED'],
      ['AUTHORIZE SUCCEEDED', 'CAPTURE SUCCEEDED', 'REFUND SUCCEEDED'],
      ['AUTHORIZE SUCCEEDED'],
      ['AUTHORIZE SUCCEEDED', 'VOID SUCCEEDED'],
    ]);
  });

  test('keys, references and reasons are kept, and refunded money cannot be refunded again', async () => {
    const moved = await readMoved();
    expect(moved.map(({ transactions }) => transactions[0]?.key)).toEqual(rows.map((_, index) => `key ${index}`));
    expect(moved.map(({ transactions }) => transactions[0]?.reference)).toEqual(rows.map(([, reference]) => reference));
    expect(moved[5]?.transactions[0]).toMatchObject({ failureCode: 'DECLINED', failure: 'Your card was declined.' });
    expect(moved.map(refundableOf)).toEqual([100, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
    expect(moved.map(heldOf)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 108, 0]);
    // card payments belong to an account of the site, which is completed at its first use
    expect(moved.map(({ accountId }) => accountId !== null)).toEqual(
      rows.map(([status]) => status !== 'PENDING_MERCHANT'),
    );
  });

  test("transactions without a provider's outcome are followed up, outside payments are not", async () => {
    const open = (await readMoved()).flatMap(({ provider, transactions }) =>
      provider === 'offline' ? [] : transactions.filter(({ status }) => !isSettled(status)),
    );
    expect(open.map(({ status }) => status)).toEqual(['PENDING', 'ACTION_REQUIRED']);
    const keys = await asPlatform('a test looks at what is due', database, async (tx) => {
      const { rows: tasks } = await sql<{ key: string }>`select key from tasks where kind = ${resumption.name}`.execute(
        tx.db,
      );
      return tasks.map(({ key }) => key);
    });
    expect(keys.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
  });
});
