import type { Discount } from '@stoa/pricing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Coupon, CouponDraft } from './coupon.ts';

const columns = sql`
  id, code, name, discount, minimum_subtotal::text as "minimumSubtotal", active, start_date as "startDate",
  expiration_date as "expirationDate", usage_limit as "usageLimit", uses, created_date as "createdDate"`;

type Row = Omit<Coupon, 'minimumSubtotal' | 'discount'> & { minimumSubtotal: string | null; discount: Discount };

const toCoupon = ({ minimumSubtotal, ...row }: Row): Coupon => ({
  ...row,
  minimumSubtotal: minimumSubtotal === null ? null : Number(minimumSubtotal),
});

export async function insertCoupon(
  tx: Tx,
  coupon: CouponDraft & { id: string; codeKey: string; now: Date },
): Promise<void> {
  await sql`
    insert into coupons (site_id, id, code, code_key, name, discount, minimum_subtotal, active, start_date,
      expiration_date, usage_limit, created_date)
    values (${tx.siteId}, ${coupon.id}, ${coupon.code}, ${coupon.codeKey}, ${coupon.name},
      ${JSON.stringify(coupon.discount)}, ${coupon.minimumSubtotal}, ${coupon.active}, ${coupon.startDate},
      ${coupon.expirationDate}, ${coupon.usageLimit}, ${coupon.now})`.execute(tx.db);
}

export async function findCoupon(tx: Tx, id: string): Promise<Coupon | null> {
  const { rows } = await sql<Row>`
    select ${columns} from coupons where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ? toCoupon(rows[0]) : null;
}

/** Deletes a coupon; orders that used it keep their copy. */
export async function deleteCouponRow(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from coupons where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx.db);
  return rows.length === 1;
}

/**
 * Uses a coupon once for an order; false where no uses are left. One conditional statement: of buyers who compete for
 * the last use, one gets it.
 */
export async function useCoupon(
  tx: Tx,
  { couponId, orderId, now }: { couponId: string; orderId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      update coupons set uses = uses + 1
      where site_id = ${tx.siteId} and id = ${couponId} and (usage_limit is null or uses < usage_limit) returning id
    )
    insert into coupon_uses (site_id, order_id, coupon_id, created_date)
    select ${tx.siteId}, ${orderId}, id, ${now} from used returning coupon_id`.execute(tx.db);
  return rows.length === 1;
}

/** Gives back the coupon uses of an order that failed. */
export async function giveBackCoupon(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with given as (
      delete from coupon_uses where site_id = ${tx.siteId} and order_id = ${orderId} returning coupon_id
    )
    update coupons set uses = uses - 1 where site_id = ${tx.siteId} and id in (select coupon_id from given)`.execute(
    tx.db,
  );
}
