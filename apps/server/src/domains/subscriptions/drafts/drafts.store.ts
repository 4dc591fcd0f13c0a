import { type RawBuilder, sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../../platform/db/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { isGuid } from '../../../platform/ids.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../../platform/query/index.ts';
import type { Draft, DraftDocument } from './draft.ts';

type Row = Omit<Draft, keyof DraftDocument> & { doc: DraftDocument };

const columns = sql`id, contract_id as "contractId", status, revision, created_date as "createdDate",
  updated_date as "updatedDate", doc`;
const toDraft = ({ doc, ...row }: Row): Draft => ({ ...row, revision: String(row.revision), ...doc });

/** Changes that nobody goes on with are kept for a day. */
const isKept = (now: Date) => sql`(status = 'COMMITTED' or updated_date > ${new Date(now.getTime() - DAY_MS)})`;

export async function findDraft(tx: Tx, id: string, now: Date, { lock = false } = {}): Promise<Draft | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from draft_subscription_contracts
    where site_id = ${tx.siteId} and id = ${id} and ${isKept(now)} ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** The changes of a contract that were begun and not committed. */
export async function findOpenDraft(tx: Tx, contractId: string, now: Date): Promise<Draft | null> {
  const { rows } = await sql<Row>`
    select ${columns} from draft_subscription_contracts
    where site_id = ${tx.siteId} and contract_id = ${contractId} and status = 'DRAFT' and ${isKept(now)}`.execute(
    tx.db,
  );
  return rows[0] ? toDraft(rows[0]) : null;
}

const documentOf = ({ id: _, contractId, status, revision, createdDate, updatedDate, ...doc }: Draft): string =>
  JSON.stringify(doc satisfies DraftDocument);

/**
 * Writes a new draft; false if the changes of its contract have been begun already. Changes make room that ran out, or
 * whose first cycle has begun.
 */
export async function insertDraft(tx: Tx, draft: Draft, now: Date, currentCycle: number): Promise<boolean> {
  const { id, contractId, status, createdDate, updatedDate } = draft;
  await sql`
    delete from draft_subscription_contracts
    where site_id = ${tx.siteId} and contract_id = ${contractId} and status = 'DRAFT'
      and (not ${isKept(now)} or (doc #>> '{target,cycle}')::int <= ${currentCycle})`.execute(tx.db);
  const { rows } = await sql`
    insert into draft_subscription_contracts (site_id, id, contract_id, status, created_date, updated_date, doc)
    values (${tx.siteId}, ${id}, ${contractId}, ${status}, ${createdDate}, ${updatedDate}, ${documentOf(draft)})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Writes a draft over the revision that was read; null if somebody else was first. */
export async function saveDraft(tx: Tx, draft: Draft): Promise<Draft | null> {
  const { rows } = await sql<{ revision: string }>`
    update draft_subscription_contracts set revision = revision + 1, status = ${draft.status},
      updated_date = ${draft.updatedDate}, doc = ${documentOf(draft)}
    where site_id = ${tx.siteId} and id = ${draft.id} and revision = ${draft.revision}
    returning revision`.execute(tx.db);
  return rows[0] ? { ...draft, revision: String(rows[0].revision) } : null;
}

/** Deletes a draft; false where there is none. */
export async function deleteDraft(tx: Tx, id: string, now: Date): Promise<boolean> {
  if (!isGuid(id)) return false;
  const { rows } = await sql`
    delete from draft_subscription_contracts where site_id = ${tx.siteId} and id = ${id} and ${isKept(now)}
    returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Deletes all drafts of contracts. */
export async function deleteDraftsOf(tx: Tx, contractIds: readonly string[]): Promise<void> {
  await sql`
    delete from draft_subscription_contracts
    where site_id = ${tx.siteId} and contract_id = any(${contractIds as string[]}::uuid[])`.execute(tx.db);
}

export const draftsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`id`, sortable: true },
    subscriptionContractId: { kind: 'uuid', column: sql`contract_id`, sortable: true },
    status: { kind: 'string', column: sql`status`, sortable: true },
    createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

export async function queryDraftRows(
  tx: Tx,
  query: CompiledQuery,
  now: Date,
): Promise<({ draft: Draft } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from draft_subscription_contracts
    where site_id = ${tx.siteId} and ${isKept(now)} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return rows.map(({ sort_keys, ...row }) => ({ draft: toDraft(row as Row), sort_keys }));
}

/** Drafts that match a filter, in the order of their ids and locked: a batch of them after the one named. */
export async function lockDraftBatch(
  tx: Tx,
  filter: RawBuilder<boolean>,
  { after, atMost, now }: { after: string | null; atMost: number; now: Date },
): Promise<Draft[]> {
  const { rows } = await sql<Row>`
    select ${columns} from draft_subscription_contracts
    where site_id = ${tx.siteId} and ${isKept(now)} and ${filter} ${after ? sql`and id > ${after}` : sql``}
    order by id limit ${atMost} for update`.execute(tx.db);
  return rows.map(toDraft);
}

/** Deletes the changes of subscriptions that nobody went on with. */
export async function removeForgottenDrafts(database: Database, now: Date): Promise<void> {
  await asPlatform('drafts of subscriptions age on every site', database, async (tx) => {
    await sql`delete from draft_subscription_contracts where not ${isKept(now)}`.execute(tx.db);
  });
}
