import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** The orders that a saved card pays, or may pay, and that it was to be charged again for. */
export async function ordersToChargeAgain(tx: Tx, savedCardId: string): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct payable_id as "orderId" from payments
    where site_id = ${tx.siteId} and details ? 'savedCardId' and details ->> 'savedCardId' = ${savedCardId}
      and details @> '{"savedPaymentMethod": true}' and payable_kind = 'ORDER' and not exists (
        select 1 from payment_transactions made join payment_outcomes told
          on told.site_id = made.site_id and told.transaction_id = made.id and told.status = 'FAILED'
        where made.site_id = payments.site_id and made.payment_id = payments.id and made.type = 'AUTHORIZE')`.execute(
    tx.db,
  );
  return rows.map(({ orderId }) => orderId);
}
