import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../../platform/query/index.ts';

export type LedgerRow = {
  id: string;
  createdDate: string;
  type: 'AUTHORIZE' | 'CAPTURE' | 'VOID' | 'REFUND' | 'CHARGEBACK' | 'CHARGEBACK_REVERSAL';
  capture: 'AT_ONCE' | 'LATER';
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  failure: string | null;
  amount: string;
  currency: string;
  provider: string;
  method: string;
  reference: string | null;
  orderId: string | null;
  orderNumber: string | null;
  buyerName: string | null;
  buyerEmail: string | null;
};

const status = sql`case when told.status in ('SUCCEEDED', 'FAILED') then told.status else 'PENDING' end`;

/** Fields that the ledger can be queried by. */
export const ledgerQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`made.id` },
    createdDate: { kind: 'date', column: sql`made.created_date`, sortable: true },
    type: {
      kind: 'string',
      column: sql`made.type`,
      values: ['AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL'],
    },
    status: { kind: 'string', column: status, values: ['PENDING', 'SUCCEEDED', 'FAILED'] },
    provider: { kind: 'string', column: sql`payments.provider` },
    method: { kind: 'string', column: sql`payments.method` },
    currency: { kind: 'string', column: sql`payments.currency` },
    orderId: { kind: 'uuid', column: sql`payments.payable_id` },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  defaultLimit: 50,
};

/** Which payments a search for words is about; null for all. */
export type Sought = { orderIds: readonly string[]; reference: string } | null;

/**
 * The movements of money that match a query. The consent to a payment that is taken at once is left out where it was given:
 * the money that was taken says it.
 */
export async function findLedger(tx: Tx, query: CompiledQuery, sought: Sought): Promise<(LedgerRow & SortedRow)[]> {
  const { rows } = await sql<LedgerRow & SortedRow>`
    select made.id, made.created_date as "createdDate", made.type, payments.capture, ${status} as status, told.failure,
      made.amount, payments.currency, payments.provider, payments.method, told.reference,
      orders.id as "orderId", orders.number::text as "orderNumber", orders.buyer_name as "buyerName",
      orders.email as "buyerEmail", ${query.sortKeys} as sort_keys
    from payment_transactions made
    join payments on payments.site_id = made.site_id and payments.id = made.payment_id
    left join lateral (
      select * from payment_outcomes outcome where outcome.site_id = made.site_id and outcome.transaction_id = made.id
      order by outcome.status in ('SUCCEEDED', 'FAILED') desc, outcome.created_date desc limit 1
    ) told on true
    left join orders on orders.site_id = payments.site_id and payments.payable_kind = 'ORDER'
      and orders.id = payments.payable_id
    where made.site_id = ${tx.siteId} and ${sought ? isOfPayments(tx, sought) : sql`true`}
      and not (made.type = 'AUTHORIZE' and payments.capture = 'AT_ONCE' and told.status is not distinct from 'SUCCEEDED')
      and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

const isOfPayments = (tx: Tx, { orderIds, reference }: NonNullable<Sought>) => sql`made.payment_id = any(array(
  select id from payments where site_id = ${tx.siteId} and payable_kind = 'ORDER'
    and payable_id = any(${orderIds as string[]}::uuid[])
  union select found.payment_id from payment_outcomes said
    join payment_transactions found on found.site_id = said.site_id and found.id = said.transaction_id
    where said.site_id = ${tx.siteId} and said.reference = ${reference}))`;
