import { parseAmount } from '@stoa/money';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, QueryField, SortedRow } from '../../platform/query/index.ts';
import type { Distribution } from './distribution.ts';

const staffId: QueryField = { kind: 'uuid', column: sql`staff_id`, sortable: true };
const inDocument = (path: string) => sql`doc #>> ${sql.lit(`{${path}}`)}`;

/** Fields that clients may query distributions by. Amounts are compared in minor units of the site's currency. */
export const distributionsQueryable = (currency: string): Queryable => ({
  fields: {
    id: { kind: 'uuid', column: sql`id`, sortable: true },
    tipId: { kind: 'uuid', column: sql`tip_id`, sortable: true },
    orderId: { kind: 'uuid', column: sql`order_id`, sortable: true },
    'staff.id': staffId,
    'staff.identificationData.wixUserId': staffId,
    'staff.name': { kind: 'string', column: inDocument('staff,name'), sortable: true },
    amount: {
      kind: 'number',
      column: sql`amount`,
      sortable: true,
      toColumn: (text) => parseAmount(text, currency) ?? undefined,
    },
    'transaction.id': { kind: 'uuid', column: sql`(${inDocument('transaction,id')})::uuid` },
    'transaction.date': {
      kind: 'date',
      column: sql`(${inDocument('transaction,date')})::timestamptz`,
      sortable: true,
      nullable: true,
    },
    source: { kind: 'string', column: inDocument('source') },
    createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
});

type Row = Omit<Distribution, keyof Doc | 'amount'> & { amount: string; doc: Doc };
type Doc = Pick<Distribution, 'staff' | 'lineItemInfo' | 'transaction' | 'source'>;

const columns = sql`id, tip_id as "tipId", order_id as "orderId", currency, amount, created_date as "createdDate", doc`;
const toDistribution = ({ doc, amount, ...row }: Row): Distribution => ({ ...row, amount: Number(amount), ...doc });

/** The distributions of an order's tip, oldest first. */
export async function findDistributions(tx: Tx, orderId: string): Promise<Distribution[]> {
  const { rows } = await sql<Row>`
    select ${columns} from tip_distributions where site_id = ${tx.siteId} and order_id = ${orderId}
    order by created_date, id`.execute(tx.db);
  return rows.map(toDistribution);
}

/** Makes these the distributions of an order's tip. The caller holds the order's lock. */
export async function replaceDistributions(tx: Tx, orderId: string, kept: readonly Distribution[]): Promise<void> {
  const ids = kept.map(({ id }) => id);
  await sql`
    delete from tip_distributions
    where site_id = ${tx.siteId} and order_id = ${orderId} and id <> all(${ids}::uuid[])`.execute(tx.db);
  for (const { id, tipId, staff, currency, amount, createdDate, lineItemInfo, transaction, source } of kept) {
    const doc = JSON.stringify({ staff, lineItemInfo, transaction, source } satisfies Doc);
    await sql`
      insert into tip_distributions (site_id, id, order_id, tip_id, staff_id, currency, amount, created_date, doc)
      values (${tx.siteId}, ${id}, ${orderId}, ${tipId}, ${staff.id}, ${currency}, ${amount}, ${createdDate}, ${doc})
      on conflict (site_id, id) do update
      set staff_id = excluded.staff_id, amount = excluded.amount, doc = excluded.doc
      where (tip_distributions.amount, tip_distributions.doc) is distinct from (excluded.amount, excluded.doc)`.execute(
      tx.db,
    );
  }
}

export async function queryDistributionRows(
  tx: Tx,
  query: CompiledQuery,
): Promise<({ distribution: Distribution } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from tip_distributions
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ sort_keys, distribution: toDistribution(row) }));
}

/** In minor units. Amounts in other currencies are left out. */
export async function sumDistributions(tx: Tx, filter: RawBuilder<boolean>, currency: string): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0) as sum from tip_distributions
    where site_id = ${tx.siteId} and currency = ${currency} and ${filter}`.execute(tx.db);
  return Number(rows[0]?.sum ?? 0);
}
