import { type RawBuilder, sql } from 'kysely';
import { memberIdsOf, type Person } from '../../personal-data.ts';
import { type Tx, write } from '../../platform/db/index.ts';
import type { Coupon } from './coupon.ts';
import { type CouponRow, couponColumns, toCoupon } from './coupons.store.ts';

/** A customer is known by the e-mail address, and as a member. */
export type Customer = { email: string | null; memberId: string | null };
type Use = Customer & { couponId: string; orderId: string; now: Date };

/**
 * Uses a coupon once for an order, and returns it; null where no uses are left. One conditional statement: of buyers
 * who compete for the last use, one gets it. Uses of one coupon take turns until their transactions end.
 */
export async function takeCouponUse(tx: Tx, couponId: string): Promise<Coupon | null> {
  const { rows } = await sql<CouponRow>`
    update coupons set uses = uses + 1
    where site_id = ${tx.siteId} and id = ${couponId} and (usage_limit is null or uses < usage_limit)
    returning ${couponColumns}`.execute(tx.db);
  return rows[0] ? toCoupon(rows[0]) : null;
}

/**
 * Notes who used the coupon; false where this customer has no uses left. Where they are limited, it is a statement that
 * begins after the turns were taken, so that it sees all uses before.
 */
export async function noteCouponUse(tx: Tx, use: Use, limitPerCustomer: number | null): Promise<boolean> {
  const email = use.email?.trim().toLowerCase() ?? null;
  const note = (isAllowed: RawBuilder<unknown>) => sql`
    insert into coupon_uses (site_id, order_id, coupon_id, email_key, member_id, created_date)
    select ${tx.siteId}, ${use.orderId}, ${use.couponId}, ${email}, ${use.memberId}, ${use.now} where ${isAllowed}
    returning coupon_id`;
  if (limitPerCustomer === null) {
    write(tx, note(sql`true`), { rows: null });
    return true;
  }
  const usesLeft = sql`(select count(*) from coupon_uses used
    where used.site_id = ${tx.siteId} and used.coupon_id = ${use.couponId}
      and (used.email_key = ${email} or used.member_id = ${use.memberId}::uuid)) < ${limitPerCustomer}::int`;
  return (await note(usesLeft).execute(tx.db)).rows.length === 1;
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

/** What a person is known by in the uses. */
const isBy = ({ memberIds, emails }: { memberIds: readonly string[]; emails: readonly string[] }) => sql`
  (member_id = any(${memberIds as string[]}::uuid[]) or email_key = any(${emails.map((email) => email.toLowerCase())}::text[]))`;

/** The uses by a person. */
export async function findUsesBy(tx: Tx, { memberId, emails }: Person): Promise<unknown[]> {
  const { rows } = await sql`
    select coupon_id as "couponId", order_id as "orderId", created_date as "createdDate" from coupon_uses where site_id = ${tx.siteId} and ${isBy({ memberIds: [memberId], emails })}
    order by order_id`.execute(tx.db);
  return rows;
}

/** Forgets who had the uses. They still count for the limit of all; limits per customer begin anew. */
export async function forgetUsers(tx: Tx, people: readonly Person[]): Promise<void> {
  const by = { memberIds: memberIdsOf(people), emails: people.flatMap(({ emails }) => emails) };
  await sql`
    update coupon_uses set email_key = null, member_id = null where site_id = ${tx.siteId} and ${isBy(by)}`.execute(
    tx.db,
  );
}
