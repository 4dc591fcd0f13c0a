// For tests of categories: a site with products of which nothing but their place in categories matters.

import { randomUUID } from 'node:crypto';
import { categories, type Operation, type Response } from '@stoa/contract';
import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import type { Context } from './context.ts';
import { served } from './domains/categories/operations.ts';
import { undeclaredFields } from './http/read-request.ts';
import { answerViolationsOf } from './http/validator.ts';
import { siteCache } from './platform/cache/site-cache.ts';
import { asPlatform, type Database } from './platform/db/index.ts';
import { newId } from './platform/ids.ts';
import { isRefusal, type Refusal } from './platform/refusal.ts';

export const STORE = { appNamespace: '@wix/stores' };
const NOW = new Date('2026-03-02T10:00:00.000Z');
const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
export const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP });

/** A site of its own in the database. */
export async function openCategories(database: Database) {
  const siteId = randomUUID();
  await asPlatform('a test sets its site up', database, (tx) =>
    sql`insert into sites (id, name, currency, language, time_zone, created_date, updated_date)
      values (${siteId}, 'Test shop', 'EUR', 'en', 'UTC', ${NOW}, ${NOW})`.execute(tx.db),
  );
  const cache = await siteCache(database);
  const contextOf = (caller: Caller): Context =>
    ({
      database,
      siteId,
      caller,
      cache,
      now: () => NOW,
      newId: () => newId(),
      log: { info: () => {}, warn: () => {}, error: console.error },
      cursorSecret: 'secret',
      statements: { count: 0 },
      addresses: { site: 'http://localhost', media: 'http://localhost' },
    }) as unknown as Context;
  const callerOf = (caller: Caller) => {
    const ctx = contextOf(caller);
    return { ctx, call: <O>(operation: O, request: object) => callChecked(ctx, operation, request) };
  };
  const staff = callerOf({ kind: 'staff', id: randomUUID(), role: 'owner', permissions: ['*'] });
  return {
    siteId,
    staff,
    visitor: callerOf({ kind: 'visitor', id: randomUUID() }),
    app: (id: string) => callerOf({ kind: 'app', id, permissions: ['*'] }),
    contextOf,
    /** The id of a new category of the store. */
    async add(name: string, parentId?: string, more: object = {}): Promise<string> {
      const parentCategory = parentId ? { parentCategory: { id: parentId } } : {};
      const answer = await staff.call(categories.createCategory, {
        category: { name, ...parentCategory, ...more },
        treeReference: STORE,
      });
      return String(expectAnswer(answer).category?.id);
    },
    /** The ids of new products. */
    products: (count: number, { visible = true } = {}): Promise<string[]> =>
      asPlatform('a test fills a shop', database, async (tx) => {
        const { rows } = await sql<{ id: string }>`
          insert into products (site_id, id, slug, name, visible, product_type, price, price_max, created_date, updated_date, doc)
          select ${siteId}, id, id::text, 'Product', ${visible}, 'PHYSICAL', 100, 100, ${NOW}, ${NOW}, '{}'
          from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as fresh returning id`.execute(
          tx.db,
        );
        return rows.map(({ id }) => id);
      }),
    rows: <Row>(table: string): Promise<Row[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<Row>`select * from ${sql.table(table)} where site_id = ${siteId}`.execute(tx.db);
        return rows;
      }),
    /** The category columns of a product. */
    columnsOf: (productId: string): Promise<{ direct: string[]; all: string[] }> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{ direct: string[]; all: string[] }>`
          select category_ids as direct, all_category_ids as all from products where id = ${productId}`.execute(tx.db);
        return rows[0] ?? { direct: [], all: [] };
      }),
    events: (): Promise<string[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{ type: string }>`
          select type from outbox where site_id = ${siteId} order by id`.execute(tx.db);
        return rows.map(({ type }) => type);
      }),
  };
}

/** Calls an operation as the HTTP layer does, and throws when the answer does not fit the contract. */
async function callChecked<O>(ctx: Context, operation: O, request: object): Promise<Response<O> | Refusal> {
  const found = served.find((each) => each.operation === (operation as Operation));
  if (!found) throw new Error('nobody serves this operation');
  const answer = await found.run(ctx, request as never);
  if (isRefusal(answer)) return answer;
  const undeclared = undeclaredFields(found.operation.response, answer);
  const violations = answerViolationsOf(found.operation, JSON.parse(JSON.stringify(answer)));
  if (undeclared.length + violations.length > 0) throw new Error(JSON.stringify({ undeclared, violations }, null, 1));
  return answer as Response<O>;
}

/** The answer, where a refusal would be a fault of the test. */
export function expectAnswer<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}
