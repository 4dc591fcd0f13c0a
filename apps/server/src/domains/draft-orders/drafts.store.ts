import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { isGuid } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { Draft, DraftDocument, WireDraft } from './draft.ts';

type Row = Omit<Draft, keyof DraftDocument> & { doc: DraftDocument };

const columns = sql`id, order_id as "orderId", status, revision, created_date as "createdDate",
  updated_date as "updatedDate", doc`;
const toDraft = ({ doc, ...row }: Row): Draft => ({ ...row, revision: String(row.revision), ...doc });

/** How long changes of an order are kept that nobody goes on with. */
const KEPT_MS = 24 * HOUR_MS;
const isKept = (now: Date) =>
  sql`(status = 'COMMITTED' or order_id is null or updated_date > ${new Date(now.getTime() - KEPT_MS)})`;

export async function findDraft(tx: Tx, id: string, now: Date, { lock = false } = {}): Promise<Draft | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from draft_orders where site_id = ${tx.siteId} and id = ${id} and ${isKept(now)}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** The changes of an order that were begun and not committed. */
export async function findDraftOfOrder(tx: Tx, orderId: string, now: Date): Promise<Draft | null> {
  const { rows } = await sql<Row>`
    select ${columns} from draft_orders
    where site_id = ${tx.siteId} and order_id = ${orderId} and status = 'DRAFT' and ${isKept(now)}`.execute(tx.db);
  return rows[0] ? toDraft(rows[0]) : null;
}

const documentOf = ({ id: _, orderId, status, revision, createdDate, updatedDate, ...doc }: Draft): string =>
  JSON.stringify(doc satisfies DraftDocument);

/** Writes a new draft; false if the changes of its order have been begun already. Changes that ran out make room. */
export async function insertDraft(tx: Tx, draft: Draft, now: Date): Promise<boolean> {
  const { id, orderId, status, createdDate, updatedDate } = draft;
  await sql`
    delete from draft_orders
    where site_id = ${tx.siteId} and order_id = ${orderId} and status = 'DRAFT' and not ${isKept(now)}`.execute(tx.db);
  const { rows } = await sql`
    insert into draft_orders (site_id, id, order_id, status, created_date, updated_date, doc)
    values (${tx.siteId}, ${id}, ${orderId}, ${status}, ${createdDate}, ${updatedDate}, ${documentOf(draft)})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Writes a draft over the revision that was read; null if somebody else was first. */
export async function saveDraft(tx: Tx, draft: Draft): Promise<Draft | null> {
  const { rows } = await sql<{ revision: string }>`
    update draft_orders set revision = revision + 1, status = ${draft.status}, order_id = ${draft.orderId},
      updated_date = ${draft.updatedDate}, doc = ${documentOf(draft)}
    where site_id = ${tx.siteId} and id = ${draft.id} and revision = ${draft.revision} and status = 'DRAFT'
    returning revision`.execute(tx.db);
  return rows[0] ? { ...draft, revision: String(rows[0].revision) } : null;
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await sql`delete from draft_orders where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export const draftsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`id` },
    orderId: { kind: 'uuid', column: sql`order_id` },
    status: { kind: 'string', column: sql`status` },
    createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
    memberId: { kind: 'string', column: sql`doc #>> '{buyer,memberId}'` },
    'createdBy.userId': { kind: 'string', column: sql`doc #>> '{createdBy,userId}'` },
    'createdBy.appId': { kind: 'string', column: sql`doc #>> '{createdBy,appId}'` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

export async function queryDraftRows(
  tx: Tx,
  query: CompiledQuery,
  now: Date,
): Promise<({ draft: WireDraft } & SortedRow)[]> {
  const { rows } = await sql<{ draft: WireDraft } & SortedRow>`
    select doc -> 'seen' as draft, ${query.sortKeys} as sort_keys from draft_orders
    where site_id = ${tx.siteId} and ${isKept(now)} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return rows;
}

/** Deletes the changes of orders that nobody went on with. */
export async function removeForgottenDrafts(database: Database, now: Date): Promise<void> {
  await asPlatform('drafts age on every site', database, async (tx) => {
    await sql`delete from draft_orders where not ${isKept(now)}`.execute(tx.db);
  });
}
