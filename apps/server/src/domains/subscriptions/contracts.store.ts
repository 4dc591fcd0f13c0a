import { sql } from 'kysely';
import { LostRace, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { Contract, ContractDocument } from './contract.ts';

type Row = Omit<Contract, keyof ContractDocument> & { doc: ContractDocument };

const columns = sql`id, order_id as "orderId", buyer_id as "buyerId", email, status, next_date as "nextDate", revision,
  created_date as "createdDate", updated_date as "updatedDate", doc`;
const toContract = ({ doc, ...row }: Row): Contract => ({ ...row, revision: String(row.revision), ...doc });

function documentOf(contract: Contract): string {
  const { id: _, orderId, buyerId, email, status, nextDate, revision, createdDate, updatedDate, ...doc } = contract;
  return JSON.stringify(doc satisfies ContractDocument);
}

export async function findContract(tx: Tx, id: string, { lock = false } = {}): Promise<Contract | null> {
  if (!isGuid(id)) return null;
  const { rows } = await sql<Row>`
    select ${columns} from subscription_contracts where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toContract(rows[0]) : null;
}

/** The subscriptions of a visitor or member, latest first. */
export async function findContractsOf(tx: Tx, buyerId: string): Promise<Contract[]> {
  const { rows } = await sql<Row>`
    select ${columns} from subscription_contracts where site_id = ${tx.siteId} and buyer_id = ${buyerId}
    order by created_date desc, id`.execute(tx.db);
  return rows.map(toContract);
}

/** Writes a new contract; false if its order has begun one already. */
export async function insertContract(tx: Tx, contract: Contract): Promise<boolean> {
  const { id, orderId, buyerId, email, status, nextDate, createdDate, updatedDate } = contract;
  const { rows } = await sql`
    insert into subscription_contracts
      (site_id, id, order_id, buyer_id, email, status, next_date, created_date, updated_date, doc)
    values (${tx.siteId}, ${id}, ${orderId}, ${buyerId}, ${email}, ${status}, ${nextDate}, ${createdDate},
      ${updatedDate}, ${documentOf(contract)})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Writes a contract over the revision that was read. */
export async function updateContract(tx: Tx, contract: Contract): Promise<Contract> {
  const { id, status, nextDate, updatedDate, revision } = contract;
  const { rows } = await sql<{ revision: string }>`
    update subscription_contracts set revision = revision + 1, status = ${status}, next_date = ${nextDate},
      updated_date = ${updatedDate}, doc = ${documentOf(contract)}
    where site_id = ${tx.siteId} and id = ${id} and revision = ${revision} returning revision`.execute(tx.db);
  if (!rows[0]) throw new LostRace(`subscription ${id}`);
  return { ...contract, revision: String(rows[0].revision) };
}

/** Gives the subscriptions of a visitor to the member that they logged in as, if the address is theirs. */
export async function giveContracts(
  tx: Tx,
  { visitorId, memberId, email, now }: { visitorId: string; memberId: string; email: string | null; now: Date },
): Promise<Contract[]> {
  const buyer = sql`jsonb_build_object('memberId', ${memberId}::text)`;
  const { rows } = await sql<Row>`
    update subscription_contracts set buyer_id = ${memberId}, revision = revision + 1, updated_date = ${now},
      doc = jsonb_set(jsonb_set(doc, '{order,buyer}', ${buyer}), '{order,buyerId}', to_jsonb(${memberId}::text))
    where site_id = ${tx.siteId} and buyer_id = ${visitorId} and lower(email) = lower(${email}::text)
    returning ${columns}`.execute(tx.db);
  return rows.map(toContract);
}

/** The order of a cycle, and which attempt to charge it that was. */
export type CycleOrder = { cycle: number; orderId: string; attempt: number };

const cycleColumns = sql`cycle, order_id as "orderId", attempt`;

export async function findCycle(tx: Tx, contractId: string, cycle: number): Promise<CycleOrder | null> {
  const { rows } = await sql<CycleOrder>`
    select ${cycleColumns} from subscription_cycles
    where site_id = ${tx.siteId} and contract_id = ${contractId} and cycle = ${cycle}`.execute(tx.db);
  return rows[0] ?? null;
}

/** The orders of all cycles, latest first. */
export async function findCycles(tx: Tx, contractId: string): Promise<CycleOrder[]> {
  const { rows } = await sql<CycleOrder>`
    select ${cycleColumns} from subscription_cycles where site_id = ${tx.siteId} and contract_id = ${contractId}
    order by cycle desc limit 100`.execute(tx.db);
  return rows;
}

/** Notes the order of a cycle, in place of one that failed; false if another attempt was first. */
export async function putCycle(tx: Tx, contractId: string, { cycle, orderId, attempt }: CycleOrder): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription_cycles as known (site_id, contract_id, cycle, order_id, attempt)
    values (${tx.siteId}, ${contractId}, ${cycle}, ${orderId}, ${attempt})
    on conflict (site_id, contract_id, cycle) do update
    set order_id = excluded.order_id, attempt = excluded.attempt where known.attempt < excluded.attempt
    returning cycle`.execute(tx.db);
  return rows.length > 0;
}

const inOrder = (...path: string[]) => sql`doc #>> ${sql.lit(`{order,${path.join(',')}}`)}`;

/** Fields that subscriptions can be queried by. */
export const contractsQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`id`, sortable: true },
    status: { kind: 'string', column: sql`status`, sortable: true },
    createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
    nextChargeDate: { kind: 'date', column: sql`next_date`, sortable: true, nullable: true },
    email: { kind: 'string', column: sql`lower(email)`, toColumn: (text) => text.toLowerCase() },
    orderId: { kind: 'uuid', column: sql`order_id` },
    'buyerInfo.email': { kind: 'string', column: sql`lower(email)`, toColumn: (text) => text.toLowerCase() },
    'buyerInfo.memberId': { kind: 'string', column: inOrder('buyer', 'memberId') },
    'buyerInfo.visitorId': { kind: 'string', column: inOrder('buyer', 'visitorId') },
    'buyerInfo.contactId': { kind: 'string', column: inOrder('contactId') },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

export async function queryContracts(tx: Tx, query: CompiledQuery): Promise<({ contract: Contract } & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from subscription_contracts
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ contract: toContract(row as Row), sort_keys }));
}

/** Whether a subscription that goes on, or may, is charged to a card that its buyer lets be kept. */
export async function isChargedTo(tx: Tx, savedCardId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subscription_contracts where site_id = ${tx.siteId} and doc -> 'card' ->> 'savedCardId' = ${savedCardId}
      and doc -> 'card' ? 'savedCardId' and status not in ('CANCELED', 'ENDED') limit 1`.execute(tx.db);
  return rows.length > 0;
}

/** Those of some orders that no cycle was noted for. */
export async function ordersWithoutCycle(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select paid.id from unnest(${orderIds}::uuid[]) as paid (id) where not exists (
      select 1 from subscription_cycles where site_id = ${tx.siteId} and order_id = paid.id)`.execute(tx.db);
  return rows.map(({ id }) => id);
}
