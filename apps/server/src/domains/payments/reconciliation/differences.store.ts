import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { TransactionType } from '../payment.ts';
import type { Difference, DifferenceKind } from './compare.ts';

const MOST_SHOWN = 100;

/** Writes how a payment differs by now. A difference that a person dealt with stays so while its amounts stay the same. */
export async function saveDifferences(
  tx: Tx,
  paymentId: string,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  const kinds = differences.map(({ kind }) => kind);
  await sql`
    delete from payment_differences
    where site_id = ${tx.siteId} and payment_id = ${paymentId} and kind <> all(${kinds}::text[])`.execute(tx.db);
  for (const { kind, ours, theirs } of differences) {
    await sql`
      insert into payment_differences as known (site_id, payment_id, kind, ours, theirs, found_date)
      values (${tx.siteId}, ${paymentId}, ${kind}, ${ours}, ${theirs}, ${now})
      on conflict (site_id, payment_id, kind) do update
        set ours = excluded.ours, theirs = excluded.theirs, found_date = excluded.found_date, decided_date = null
        where (known.ours, known.theirs) <> (excluded.ours, excluded.theirs)`.execute(tx.db);
  }
}

/** Closes a difference that was found at that time; false where there is none, or it has changed. */
export async function closeDifference(
  tx: Tx,
  { paymentId, kind, foundDate }: { paymentId: string; kind: DifferenceKind; foundDate: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_differences set decided_date = ${now}
    where site_id = ${tx.siteId} and payment_id = ${paymentId} and kind = ${kind} and found_date = ${foundDate}
      and decided_date is null
    returning 1`.execute(tx.db);
  return rows.length > 0;
}

/** A payment that something was found of. */
type About = {
  paymentId: string;
  currency: string;
  provider: string;
  reference: string | null;
  orderId: string | null;
  /** ISO 8601. */
  foundDate: string;
};

const about = sql`
  payments.id as "paymentId", payments.currency, payments.provider,
  case payments.payable_kind when 'ORDER' then payments.payable_id end as "orderId",
  (select told.reference from payment_transactions first
    join payment_outcomes told on told.site_id = first.site_id and told.transaction_id = first.id
    where first.site_id = payments.site_id and first.payment_id = payments.id and first.type = 'AUTHORIZE'
    order by told.created_date desc limit 1) as reference`;

/** The differences that nobody has dealt with, the latest first. */
export async function listDifferences(tx: Tx): Promise<(About & Difference)[]> {
  const { rows } = await sql<About & { kind: DifferenceKind; ours: string; theirs: string }>`
    select ${about}, found.kind, found.ours, found.theirs, found.found_date as "foundDate"
    from payment_differences found
    join payments on payments.site_id = found.site_id and payments.id = found.payment_id
    where found.site_id = ${tx.siteId} and found.decided_date is null
    order by found.found_date desc, found.payment_id, found.kind limit ${MOST_SHOWN}`.execute(tx.db);
  return rows.map((row) => ({ ...row, ours: Number(row.ours), theirs: Number(row.theirs) }));
}

type MendedType = Exclude<TransactionType, 'AUTHORIZE'>;
type Mended = About & { id: string; kind: MendedType; amount: number };

/** The movements that were found since some time, the latest first. */
export async function listMended(tx: Tx, since: Date): Promise<Mended[]> {
  const { rows } = await sql<Omit<Mended, 'amount'> & { amount: string }>`
    select ${about}, made.id, made.type as kind, made.amount, made.created_date as "foundDate"
    from payment_transactions made
    join payments on payments.site_id = made.site_id and payments.id = made.payment_id
    where made.site_id = ${tx.siteId} and made.details ? 'isMended' and made.created_date > ${since}
    order by made.created_date desc, made.id limit ${MOST_SHOWN}`.execute(tx.db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
