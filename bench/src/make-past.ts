import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../apps/server/src/config.ts';
import { asPlatform, type Tx } from '../../apps/server/src/platform/db/index.ts';
import { prepare } from '../../apps/server/src/start.ts';
import { purchase } from './buying.ts';
import { newHttpClient } from './http-client.ts';
import { insertVisits } from './insert-visits.ts';
import type { Shop } from './make-shop.ts';

/** What a server has that has run for years, beside visits of the last months: orders of the shop, and other sites, each with some products. */
export type Past = { orders: number; sites: number };

const PRODUCTS_A_SITE = 20;

/** Gives the shop earlier orders, copies of one that is really placed, and the server other sites. */
export async function makePast(config: Config, shop: Shop, { orders, sites }: Past): Promise<void> {
  const running = await prepare(config);
  try {
    const address = new URL(await running.server.listen({ host: '127.0.0.1', port: 0 }));
    const client = newHttpClient({ port: Number(address.port), host: shop.host });
    await purchase(client, shop, 0);
    client.close();
    await asPlatform('a bulk load precedes all reads', running.database, async (tx) => {
      await copyOrders(tx, shop.siteId, orders);
      await copySites(tx, shop.siteId, sites);
      await insertVisits(tx, shop.siteId);
    });
    await running.database.lease({ siteId: null, transaction: false, statements: { count: 0 } }, async (db) => {
      await sql`vacuum (analyze)`.execute(db);
    });
  } finally {
    await running.stop();
  }
}

async function copyOrders(tx: Tx, siteId: string, count: number): Promise<void> {
  if (count === 0) return;
  const one = (table: string) => sql`(select * from ${sql.table(table)} where site_id = ${siteId} limit 1)`;
  const many = sql`generate_series(1, ${count}::int) as copy`;
  await sql`create temporary table copies on commit drop as
    select gen_random_uuid() as id, gen_random_uuid() as checkout_id, gen_random_uuid() as cart_id, copy from ${many}`.execute(
    tx.db,
  );
  const from = (table: string) => sql`${one(table)} one cross join copies`;
  await insertCopies(tx, 'checkouts', from('checkouts'), {
    id: sql`copies.checkout_id`,
    cart_id: sql`copies.cart_id`,
  });
  await insertCopies(tx, 'orders', from('orders'), {
    id: sql`copies.id`,
    checkout_id: sql`copies.checkout_id`,
    number: sql`one.number + copies.copy`,
    ...differences,
  });
  await insertCopies(tx, 'inventory_changes', from('inventory_changes'), {
    id: sql`gen_random_uuid()`,
    order_id: sql`copies.id`,
  });
  await sql`update order_counters set last_number = last_number + ${count} where site_id = ${siteId}`.execute(tx.db);
}

const age = sql`copies.copy * interval '10 minutes'`;
const email = sql`('buyer' || copies.copy % 200000 || '@example.com')`;
const lastName = sql`('Lee' || copies.copy % 50000)`;

/** Where copies differ: most were paid, sent and archived long ago, some were not. */
const differences = {
  created_date: sql`one.created_date - ${age}`,
  purchased_date: sql`one.purchased_date - ${age}`,
  updated_date: sql`one.updated_date - ${age}`,
  status: sql`case when copies.copy % 100 = 7 then 'CANCELED' else 'APPROVED' end`,
  payment_status: sql`case when copies.copy % 20 = 0 then 'NOT_PAID' when copies.copy % 997 = 1 then 'DECLINED' else 'PAID' end`,
  fulfillment_status: sql`case when copies.copy < 300 or copies.copy % 997 = 0 then 'NOT_FULFILLED' else 'FULFILLED' end`,
  archived: sql`copies.copy > 5000`,
  email,
  total: sql`1000 + copies.copy * 7919::bigint % 50000`,
  doc: sql`one.doc
    || jsonb_build_object('contactId', md5('contact ' || copies.copy % 200000)::uuid)
    || jsonb_build_object('billingInfo', jsonb_set(one.doc -> 'billingInfo', '{contactDetails,lastName}', to_jsonb(${lastName})))
    || jsonb_build_object('lines', jsonb_set(one.doc -> 'lines', '{0,reference,catalogItemId}',
      to_jsonb(md5('item ' || copies.copy % 5000)::uuid)))`,
  search: sql`one.search || setweight(to_tsvector('simple', (one.number + copies.copy) || ' ' || lower(${lastName}) || ' ' || ${email}), 'B')`,
};

export async function copySites(tx: Tx, siteId: string, count: number): Promise<void> {
  if (count === 0) return;
  await sql`create temporary table others on commit drop as
    select gen_random_uuid() as id, copy from generate_series(1, ${count}::int) as copy`.execute(tx.db);
  const from = sql`(select * from sites where id = ${siteId}) one cross join others`;
  await insertCopies(tx, 'sites', from, { id: sql`others.id` });
  await sql`
    insert into site_hosts (host, site_id) select 'other-' || copy || '.localhost', id from others`.execute(tx.db);
  const sold = sql`select id from products where site_id = ${siteId} order by id limit ${PRODUCTS_A_SITE}`;
  for (const [table, product] of Object.entries(OF_PRODUCTS)) {
    const some = sql`(select * from ${sql.table(table)} where site_id = ${siteId} and ${sql.ref(product)} in (${sold}))`;
    await insertCopies(tx, table, sql`${some} one cross join others`, { site_id: sql`others.id` });
  }
}

/** What a site has for each product, by the column that names it. */
const OF_PRODUCTS = {
  products: 'id',
  inventory_items: 'product_id',
  product_availability: 'product_id',
};

/** Inserts copies of rows, `one`, with some columns of their own. */
export async function insertCopies(
  tx: Tx,
  table: string,
  from: RawBuilder<unknown>,
  own: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    tx.db,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? sql`${sql.ref(`one.${name}`)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${from}`.execute(tx.db);
}
