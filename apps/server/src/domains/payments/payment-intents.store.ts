import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Payable } from './payable.ts';
import type { CaptureTime, PaymentDetails } from './payment.ts';

/** A charge that is prepared: how much of what, to be charged once the buyer has given a card. */
export type PaymentIntent = {
  id: string;
  payableKind: Payable['kind'];
  payableId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  capture: CaptureTime;
  details: PaymentDetails;
  /** From the provider's own form; null until the buyer has given a card. */
  token: string | null;
  usedDate: string | null;
};

type Row = Omit<PaymentIntent, 'amount'> & { amount: string };

const columns = sql`
  id, payable_kind as "payableKind", payable_id as "payableId", amount, currency, capture, details, token,
  used_date as "usedDate"`;

export async function insertIntent(
  tx: Tx,
  intent: Omit<PaymentIntent, 'token' | 'usedDate'>,
  now: Date,
): Promise<void> {
  const { id, payableKind, payableId, amount, currency, capture, details } = intent;
  await sql`
    insert into payment_intents (site_id, id, payable_kind, payable_id, amount, currency, capture, details, created_date)
    values (${tx.siteId}, ${id}, ${payableKind}, ${payableId}, ${amount}, ${currency}, ${capture},
      ${JSON.stringify(details)}, ${now})`.execute(tx.db);
}

/** A prepared charge, locked until the transaction ends; null where there is none. */
export async function lockIntent(tx: Tx, id: string): Promise<PaymentIntent | null> {
  const { rows } = await sql<Row>`
    select ${columns} from payment_intents where site_id = ${tx.siteId} and id = ${id} for update`.execute(tx.db);
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null;
}

/** Changes a prepared charge that is locked. */
export async function saveIntent(
  tx: Tx,
  { id, amount, capture, details, token, usedDate }: PaymentIntent,
): Promise<void> {
  await sql`
    update payment_intents set amount = ${amount}, capture = ${capture}, details = ${JSON.stringify(details)},
      token = ${token}, used_date = ${usedDate}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}
