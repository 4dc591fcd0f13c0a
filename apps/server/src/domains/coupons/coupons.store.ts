import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Coupon } from './coupon.ts';

export const couponColumns = sql`
  id, code, name, discount, scope, scopes, only_lowest_priced as "onlyLowestPriced",
  minimum_subtotal::text as "minimumSubtotal", active, start_date as "startDate", expiration_date as "expirationDate",
  usage_limit as "usageLimit", limit_per_customer as "limitPerCustomer",
  applies_to_subscriptions as "appliesToSubscriptions", discounted_cycle_count as "discountedCycleCount", uses,
  created_date as "createdDate"`;

export type CouponRow = Omit<Coupon, 'minimumSubtotal'> & { minimumSubtotal: string | null };

export const toCoupon = ({ minimumSubtotal, ...row }: CouponRow): Coupon => ({
  ...row,
  minimumSubtotal: minimumSubtotal === null ? null : Number(minimumSubtotal),
});

const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Writes a new coupon; false where another one has its code. */
export async function insertCoupon(tx: Tx, coupon: Coupon, codeKey: string): Promise<boolean> {
  const { rows } = await sql`
    insert into coupons (site_id, id, code, code_key, name, discount, scope, scopes, only_lowest_priced,
      minimum_subtotal, active, start_date, expiration_date, usage_limit, limit_per_customer, applies_to_subscriptions,
      discounted_cycle_count, created_date)
    values (${tx.siteId}, ${coupon.id}, ${coupon.code}, ${codeKey}, ${coupon.name}, ${jsonOf(coupon.discount)},
      ${jsonOf(coupon.scope)}, ${jsonOf(coupon.scopes)}, ${coupon.onlyLowestPriced}, ${coupon.minimumSubtotal},
      ${coupon.active}, ${coupon.startDate}, ${coupon.expirationDate}, ${coupon.usageLimit},
      ${coupon.limitPerCustomer}, ${coupon.appliesToSubscriptions}, ${coupon.discountedCycleCount},
      ${coupon.createdDate})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length === 1;
}

/** Writes a changed coupon; false where another one has its code. */
export async function updateCouponRow(tx: Tx, coupon: Coupon, codeKey: string): Promise<boolean> {
  const { rows } = await sql`
    update coupons set revision = revision + 1, code = ${coupon.code}, code_key = ${codeKey}, name = ${coupon.name},
      discount = ${jsonOf(coupon.discount)}, scope = ${jsonOf(coupon.scope)}, scopes = ${jsonOf(coupon.scopes)},
      only_lowest_priced = ${coupon.onlyLowestPriced}, minimum_subtotal = ${coupon.minimumSubtotal},
      active = ${coupon.active}, start_date = ${coupon.startDate}, expiration_date = ${coupon.expirationDate},
      usage_limit = ${coupon.usageLimit}, limit_per_customer = ${coupon.limitPerCustomer},
      applies_to_subscriptions = ${coupon.appliesToSubscriptions},
      discounted_cycle_count = ${coupon.discountedCycleCount}
    where site_id = ${tx.siteId} and id = ${coupon.id}
      and not exists (select from coupons other where other.site_id = ${tx.siteId} and other.code_key = ${codeKey}
        and other.id <> ${coupon.id})
    returning id`.execute(tx.db);
  return rows.length === 1;
}

export async function findCoupon(tx: Tx, id: string, { lock = false } = {}): Promise<Coupon | null> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns} from coupons where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ? toCoupon(rows[0]) : null;
}

/** Deletes coupons; returns the ids of those that there were. */
export async function deleteCouponRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from coupons where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) returning id`.execute(
    tx.db,
  );
  return rows.map(({ id }) => id);
}
