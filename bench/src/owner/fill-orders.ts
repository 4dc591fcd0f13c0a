import { sql } from 'kysely';
import type { Tx } from '../../../apps/server/src/platform/db/index.ts';
import { insertCopies } from '../make-past.ts';

/** The orders are of so many days, the last of which is today. */
const DAYS = 730;
/** Of all orders, so many in a thousand are other sites'. */
const OF_OTHERS = 50;
const BUYERS = 200_000;

export type Sample = {
  id: string;
  number: string;
  email: string;
  firstName: string;
  lastName: string;
  visitorId: string;
  checkoutId: string;
  lines: { id: string; name: string }[];
  contactId: string;
  createdDate: string;
  total: string;
};

/**
 * Copies the orders of a site, with their payments, until there are so many of it and some more of other sites. Each copy has
 * a date, a buyer and statuses of its own. Indexes are made anew afterwards, which takes a fraction of the time.
 */
export async function fillOrders(tx: Tx, siteId: string, count: number): Promise<void> {
  for (const setting of ['session_replication_role = replica', "maintenance_work_mem = '512MB'", "work_mem = '256MB'"])
    await sql`set local ${sql.raw(setting)}`.execute(tx.db);
  await sql`
    create temporary table samples on commit drop as
    select row_number() over (order by id) - 1 as place, orders.* from orders where site_id = ${siteId}`.execute(tx.db);
  await sql`
    create temporary table copies on commit drop as
    select copy, gen_random_uuid() as id, gen_random_uuid() as payment_id, gen_random_uuid() as transaction_id,
      case when copy <= ${count}::int then ${siteId}::uuid else other.id end as site_id,
      now() - (random() * ${DAYS}::int) * interval '1 day' as placed,
      floor(${BUYERS}::int * random() ^ 2)::int as buyer,
      copy % (select count(*) from samples) as place, random() as luck
    from generate_series(1, ${count + Math.floor((count * OF_OTHERS) / 1000)}::int) as copy
    left join lateral (
      select id from sites where id <> ${siteId} order by id offset copy % greatest(1, (select count(*) - 1 from sites)) limit 1
    ) other on copy > ${count}::int
    where copy <= ${count}::int or other.id is not null`.execute(tx.db);
  await sql`create unique index on copies (place, copy)`.execute(tx.db);
  await withoutIndexes(tx, ['orders', 'payments', 'payment_transactions', 'payment_outcomes'], async () => {
    await insertCopies(tx, 'orders', sql`samples one join copies on copies.place = one.place`, own);
    await insertPayments(tx, siteId);
  });
  await sql`
    insert into order_counters (site_id, last_number) select site_id, max(number) from orders group by 1
    on conflict (site_id) do update set last_number = excluded.last_number`.execute(tx.db);
}

const syllables = (...texts: string[]) => sql`(array[${sql.join(texts.map((text) => sql.lit(text)))}])`;
const starts = syllables(
  'Berg',
  'Kel',
  'Schu',
  'Mar',
  'Hol',
  'Lin',
  'Fal',
  'Wei',
  'Stein',
  'Bach',
  'Gra',
  'Rie',
  'Tor',
);
const ends = syllables('mann', 'ler', 'bert', 'tin', 'stedt', 'gren', 'mayer', 'ter', 'hardt', 'ner', 'sen');
const middles = syllables('', 'en', 'el', 'ing', 'o', 'ers', 'a', 'ic', 'um');
const names = syllables('Ada', 'Ben', 'Carla', 'David', 'Eva', 'Felix', 'Greta', 'Hugo', 'Ida', 'Jan', 'Klara', 'Leo');
const firstName = sql`${names}[1 + copies.buyer % 12]`;
const lastName = sql`(${starts}[1 + copies.buyer / 12 % 13] || ${middles}[1 + copies.buyer / 156 % 9]
  || ${ends}[1 + copies.buyer / 1404 % 11])`;
const email = sql`lower(${firstName} || '.' || ${lastName} || copies.buyer || '@example.com')`;
const visitorId = sql`md5('visitor ' || copies.buyer)::uuid`;
/** Orders of the last days are open, older ones are done with, but for some. */
const isRecent = sql`copies.placed > now() - interval '4 days'`;

/** Where copies differ from the sample. */
const own = {
  site_id: sql`copies.site_id`,
  id: sql`copies.id`,
  checkout_id: sql`md5('checkout ' || copies.copy)::uuid`,
  buyer_id: sql`${visitorId}`,
  number: sql`100000 + row_number() over (partition by copies.site_id order by copies.placed)`,
  created_date: sql`copies.placed`,
  purchased_date: sql`copies.placed`,
  updated_date: sql`copies.placed + copies.luck * interval '3 days'`,
  status: sql`case when copies.luck < 0.02 then 'CANCELED' when copies.luck < 0.021 then 'PENDING'
    when copies.luck < 0.022 then 'REJECTED' when copies.luck < 0.024 then 'INITIALIZED' else 'APPROVED' end`,
  payment_status: sql`case when copies.luck < 0.03 then 'NOT_PAID' when copies.luck < 0.04 then 'FULLY_REFUNDED'
    when copies.luck < 0.041 then 'PARTIALLY_REFUNDED' when copies.luck < 0.0411 then 'DECLINED'
    when copies.luck < 0.1 and ${isRecent} then 'NOT_PAID' else 'PAID' end`,
  fulfillment_status: sql`case when ${isRecent} then 'NOT_FULFILLED' when copies.luck > 0.999 then 'PARTIALLY_FULFILLED'
    else 'FULFILLED' end`,
  archived: sql`copies.placed < now() - interval '60 days' and copies.luck < 0.98`,
  email,
  doc: sql`one.doc
    || jsonb_build_object('contactId', md5('contact ' || copies.buyer)::uuid,
      'buyer', jsonb_build_object('visitorId', ${visitorId}))
    || jsonb_build_object('billingInfo', one.doc -> 'billingInfo' || jsonb_build_object('contactDetails',
      one.doc #> '{billingInfo,contactDetails}' || jsonb_build_object('firstName', ${firstName}, 'lastName', ${lastName})))
    || case when copies.luck > 0.85 then '{"channelType": "POS"}' else '{}'::jsonb end`,
  search: sql`ts_filter(one.search, '{c,d}') || setweight(to_tsvector('simple', (100000 + copies.copy)::text), 'A')
    || setweight(to_tsvector('simple', translate(${email}, '.@', '  ')), 'B')`,
};

/** Each order that was paid was so by a copy of the same payment. */
async function insertPayments(tx: Tx, siteId: string): Promise<void> {
  const one = (table: string) => sql`(select * from ${sql.table(table)} where site_id = ${siteId} limit 1)`;
  await sql`
    create temporary table paid on commit drop as
    select copies.* from copies join orders on orders.site_id = copies.site_id and orders.id = copies.id
    where orders.payment_status not in ('NOT_PAID', 'DECLINED')`.execute(tx.db);
  const common = { site_id: sql`copies.site_id`, created_date: sql`copies.placed` };
  const [payment, transaction, outcome] = ['payments', 'payment_transactions', 'payment_outcomes'].map(one);
  await insertCopies(tx, 'payments', sql`${payment} one cross join paid copies`, {
    ...common,
    id: sql`copies.payment_id`,
    payable_id: sql`copies.id`,
  });
  await insertCopies(tx, 'payment_transactions', sql`${transaction} one cross join paid copies`, {
    ...common,
    id: sql`copies.transaction_id`,
    payment_id: sql`copies.payment_id`,
    idempotency_key: sql`copies.transaction_id::text`,
  });
  await insertCopies(tx, 'payment_outcomes', sql`${outcome} one cross join paid copies`, {
    ...common,
    transaction_id: sql`copies.transaction_id`,
    reference: sql`'reference ' || copies.copy`,
  });
}

/** Drops the indexes of tables, but for those of constraints, and makes them anew after the work. */
async function withoutIndexes(tx: Tx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text = any(${tables as string[]}::text[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx.db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx.db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(tx.db);
}

/** Orders from all times of a site, in no sequence. */
export async function findSamples(tx: Tx, siteId: string, count: number): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select id, number::text as number, email, checkout_id as "checkoutId",
      doc #>> '{billingInfo,contactDetails,firstName}' as "firstName",
      doc #>> '{billingInfo,contactDetails,lastName}' as "lastName", doc #>> '{buyer,visitorId}' as "visitorId",
      (select jsonb_agg(jsonb_build_object('id', line #> '{reference,catalogItemId}', 'name', line #> '{item,productName}'))
        from jsonb_array_elements(doc -> 'lines') as line) as lines, contact_id as "contactId", total::text as total,
      to_jsonb(created_date) #>> '{}' as "createdDate"
    from orders tablesample system (1) where site_id = ${siteId} and status = 'APPROVED'
    order by md5(id::text) limit ${count}`.execute(tx.db);
  return rows;
}
