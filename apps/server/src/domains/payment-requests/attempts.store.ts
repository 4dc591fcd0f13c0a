import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Notes that a payment was begun by a request's link. */
export async function noteAttempt(tx: Tx, requestId: string, paymentId: string): Promise<void> {
  await sql`
    insert into payment_request_attempts (site_id, payment_id, request_id)
    values (${tx.siteId}, ${paymentId}, ${requestId})`.execute(tx.db);
}

/** The requests of payments, by the payments' ids. */
export async function findRequestsOf(tx: Tx, paymentIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ paymentId: string; requestId: string }>`
    select payment_id as "paymentId", request_id as "requestId" from payment_request_attempts
    where site_id = ${tx.siteId} and payment_id = any(${paymentIds as string[]}::uuid[])`.execute(tx.db);
  return new Map(rows.map(({ paymentId, requestId }) => [paymentId, requestId]));
}
