import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Payable } from './payable.ts';
import type { Outcome, Payment, PaymentDetails, PaymentTransaction, TransactionType } from './payment.ts';

const isoDate = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * All attempts to pay a payable, oldest first, as a column of JSON for the statement that reads the payable itself. `of`
 * and `site` are its columns. Amounts are safe integers, which JSON holds without loss.
 */
export const paymentsColumn = (
  kind: Payable['kind'],
  { site, of }: { site: RawBuilder<unknown>; of: RawBuilder<unknown> },
) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'provider', provider, 'accountId', account_id, 'method', method,
      'amount', amount, 'currency', currency, 'capture', capture,
      'createdDate', ${isoDate(sql`created_date`)}, 'details', details, 'transactions', steps.made)
      order by created_date, steps.first), '[]')
    from payments cross join lateral (
      select min(made.place) as first, jsonb_agg(jsonb_build_object('id', made.id, 'type', made.type,
          'amount', made.amount, 'key', made.idempotency_key, 'status', coalesce(outcome.status, 'PENDING'),
          'reference', outcome.reference, 'actionUrl', outcome.action_url, 'failureCode', outcome.failure_code,
          'failure', outcome.failure, 'details', made.details, 'createdDate', ${isoDate(sql`made.created_date`)},
          'heardDate', ${isoDate(sql`outcome.created_date`)}) order by made.place) as made
      from payment_transactions made left join lateral (
        select * from payment_outcomes told where told.site_id = made.site_id and told.transaction_id = made.id
        order by array_position(array['SUCCEEDED', 'FAILED', 'PROCESSING', 'MERCHANT_REQUIRED', 'ACTION_REQUIRED'], told.status) limit 1
      ) outcome on true
      where made.site_id = payments.site_id and made.payment_id = payments.id
    ) steps
    where payments.site_id = ${site} and payments.payable_kind = ${sql.lit(kind)} and payments.payable_id = ${of})`;

type NewTransaction = Pick<PaymentTransaction, 'id' | 'type' | 'amount' | 'key'> &
  Partial<Pick<PaymentTransaction, 'details'>>;

/** Writes a payment with its authorisation, before any provider is asked. */
export async function insertPayment(tx: Tx, { kind, id: payableId }: Payable, payment: Payment): Promise<void> {
  const [authorization] = payment.transactions;
  if (!authorization) throw new Error('a payment begins with its authorisation');
  await sql`
    with payment as (
      insert into payments (site_id, id, payable_kind, payable_id, provider, account_id, method, amount, currency, capture, created_date, details)
      values (${tx.siteId}, ${payment.id}, ${kind}, ${payableId}, ${payment.provider}, ${payment.accountId}, ${payment.method},
        ${payment.amount}, ${payment.currency}, ${payment.capture}, ${payment.createdDate}, ${JSON.stringify(payment.details)})
      returning site_id, id, created_date
    )
    insert into payment_transactions (site_id, id, payment_id, type, amount, idempotency_key, created_date)
    select site_id, ${authorization.id}, id, ${authorization.type}, ${authorization.amount}, ${authorization.key}, created_date
    from payment`.execute(tx.db);
}

export async function insertTransaction(
  tx: Tx,
  paymentId: string,
  { id, type, amount, key, details = {} }: NewTransaction,
  now: Date,
): Promise<void> {
  await sql`
    insert into payment_transactions (site_id, id, payment_id, type, amount, idempotency_key, created_date, details)
    values (${tx.siteId}, ${id}, ${paymentId}, ${type}, ${amount}, ${key}, ${now}, ${JSON.stringify(details)})`.execute(
    tx.db,
  );
}

/** Writes what is known of a payment beside its money. The caller holds the lock of its payable. */
export async function saveDetails(tx: Tx, paymentId: string, details: PaymentDetails): Promise<void> {
  await sql`
    update payments set details = ${JSON.stringify(details)} where site_id = ${tx.siteId} and id = ${paymentId}`.execute(
    tx.db,
  );
}

/**
 * Writes a provider's outcome of a transaction, what it tells of the card, and the accompanying capture, if any. A settled
 * transaction stays as it is; if another process settles it first, the answer is false.
 */
export async function insertOutcome(
  tx: Tx,
  { paymentId, transactionId, outcome, capture }: NewOutcome,
  now: Date,
): Promise<boolean> {
  const { status, reference, card = null } = outcome;
  const actionUrl = 'actionUrl' in outcome ? outcome.actionUrl : null;
  const { failureCode = null, failure = null } = 'failureCode' in outcome ? outcome : {};
  const { rows } = await sql<{ status: string }>`
    with told as (
      insert into payment_outcomes (site_id, transaction_id, status, reference, action_url, failure_code, failure, created_date)
      values (${tx.siteId}, ${transactionId}, ${status}, ${reference}, ${actionUrl}, ${failureCode}, ${failure}, ${now})
      on conflict do nothing returning site_id, status, reference, created_date
    ), captured as (
      insert into payment_transactions (site_id, id, payment_id, type, amount, idempotency_key, created_date)
      select site_id, ${capture?.id ?? null}, ${paymentId}, 'CAPTURE', ${capture?.amount ?? null}, ${capture?.key ?? null}, created_date
      from told where ${capture !== null}
      returning site_id, id, created_date
    ), captured_outcome as (
      insert into payment_outcomes (site_id, transaction_id, status, reference, created_date)
      select site_id, id, 'SUCCEEDED', ${reference}, created_date from captured
    ), paid_by as (
      update payments set details = details || jsonb_build_object('card', ${JSON.stringify(card)}::jsonb)
      from told where ${card !== null} and payments.site_id = ${tx.siteId} and payments.id = ${paymentId}
    )
    select status from told`.execute(tx.db);
  return rows.length > 0;
}

type NewOutcome = { paymentId: string; transactionId: string; outcome: Outcome; capture: NewTransaction | null };

/** A transaction with its payment and payable, to find it again. */
export type FoundTransaction = {
  id: string;
  type: TransactionType;
  amount: number;
  key: string;
  createdDate: string;
  /** In which its amount is. ISO 4217. */
  currency: string;
  /** The provider's name for it, as far as it is known. */
  reference: string | null;
  authorization: { key: string; reference: string | null };
  /** The provider's name for the captured money. */
  captureReference: string | null;
  /** The earlier authorisation whose card its payment charged again; null where it did not. */
  saved: { key: string; reference: string } | null;
  payment: Pick<Payment, 'id' | 'provider' | 'accountId'>;
  payable: Pick<Payable, 'kind' | 'id'>;
};

type FoundRow = Omit<FoundTransaction, 'payment' | 'payable' | 'amount'> & {
  amount: string;
  paymentId: string;
  provider: string;
  accountId: string | null;
  payableKind: Payable['kind'];
  payableId: string;
};

/** The provider's name for a transaction, which can change while it is under way. */
const referenceOf = (transactionId: RawBuilder<unknown>) => sql`
  (select told.reference from payment_outcomes told
    where told.site_id = payments.site_id and told.transaction_id = ${transactionId} and told.reference is not null
    order by array_position(array['SUCCEEDED', 'FAILED', 'PROCESSING', 'MERCHANT_REQUIRED', 'ACTION_REQUIRED'], told.status) limit 1)`;

const foundColumns = sql`
  made.id, made.type, made.amount, made.idempotency_key as key, made.created_date as "createdDate",
  payments.id as "paymentId", payments.provider, payments.account_id as "accountId",
  payments.payable_kind as "payableKind", payments.payable_id as "payableId", payments.currency,
  payments.details -> 'chargedAgain' as saved,
  ${referenceOf(sql`made.id`)} as reference,
  (select jsonb_build_object('key', first.idempotency_key, 'reference', ${referenceOf(sql`first.id`)})
    from payment_transactions first
    where first.site_id = payments.site_id and first.payment_id = payments.id and first.type = 'AUTHORIZE') as "authorization",
  (select ${referenceOf(sql`taken.id`)} from payment_transactions taken
    where taken.site_id = payments.site_id and taken.payment_id = payments.id and taken.type = 'CAPTURE'
    order by taken.place desc limit 1) as "captureReference"`;

function toFound({ paymentId, provider, accountId, payableKind, payableId, ...row }: FoundRow): FoundTransaction {
  return {
    ...row,
    amount: Number(row.amount),
    payment: { id: paymentId, provider, accountId },
    payable: { kind: payableKind, id: payableId },
  };
}

/** The transaction with a key at one of the site's accounts. */
export async function findTransactionByKey(tx: Tx, accountId: string, key: string): Promise<FoundTransaction | null> {
  const { rows } = await sql<FoundRow>`
    select ${foundColumns} from payment_transactions made
    join payments on payments.site_id = made.site_id and payments.id = made.payment_id
    where made.site_id = ${tx.siteId} and made.idempotency_key = ${key} and payments.account_id = ${accountId}`.execute(
    tx.db,
  );
  return rows[0] ? toFound(rows[0]) : null;
}

/** The payable of a payment. */
export async function findPayableOf(tx: Tx, paymentId: string): Promise<Pick<Payable, 'kind' | 'id'> | null> {
  const { rows } = await sql<Pick<Payable, 'kind' | 'id'>>`
    select payable_kind as kind, payable_id as id from payments
    where site_id = ${tx.siteId} and id = ${paymentId}`.execute(tx.db);
  return rows[0] ?? null;
}

/** A payment with its transactions; null where there is none. */
export async function findPayment(tx: Tx, paymentId: string): Promise<Payment | null> {
  const payable = await findPayableOf(tx, paymentId);
  if (!payable) return null;
  const column = paymentsColumn(payable.kind, { site: sql`${tx.siteId}::uuid`, of: sql`${payable.id}::uuid` });
  const { rows } = await sql<{ payments: Payment[] }>`select ${column} as payments`.execute(tx.db);
  return rows[0]?.payments.find(({ id }) => id === paymentId) ?? null;
}

/** A transaction without a final outcome; null where it is settled. */
export async function findOpenTransaction(tx: Tx, id: string): Promise<FoundTransaction | null> {
  const { rows } = await sql<FoundRow>`
    select ${foundColumns} from payment_transactions made
    join payments on payments.site_id = made.site_id and payments.id = made.payment_id
    where made.site_id = ${tx.siteId} and made.id = ${id} and not exists (
      select from payment_outcomes told where told.site_id = made.site_id and told.transaction_id = made.id
        and told.status in ('SUCCEEDED', 'FAILED'))`.execute(tx.db);
  return rows[0] ? toFound(rows[0]) : null;
}
