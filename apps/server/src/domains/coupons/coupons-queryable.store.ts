import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable } from '../../platform/query/index.ts';
import { type CouponRow, couponColumns } from './coupons.store.ts';

/** Whether a coupon has expired depends on the time. */
export const couponQueryable = (now: Date): Queryable => ({
  fields: {
    id: { kind: 'uuid', column: sql`id`, sortable: true },
    dateCreated: { kind: 'date', column: sql`created_date`, sortable: true },
    numberOfUsages: { kind: 'integer', column: sql`uses`, sortable: true },
    expired: { kind: 'boolean', column: sql`coalesce(expiration_date <= ${now}, false)` },
    'specification.active': { kind: 'boolean', column: sql`active` },
    'specification.name': { kind: 'string', column: sql`name`, sortable: true },
    'specification.code': { kind: 'string', column: sql`code`, sortable: true },
    'specification.usageLimit': { kind: 'integer', column: sql`usage_limit` },
    'specification.limitedToOneItem': { kind: 'boolean', column: sql`only_lowest_priced` },
    'specification.startTime': { kind: 'date', column: sql`start_date`, sortable: true },
    'specification.expirationTime': { kind: 'date', column: sql`expiration_date`, sortable: true, nullable: true },
    'specification.scope.namespace': { kind: 'string', column: sql`(scope ->> 'namespace')` },
    'specification.scope.group.name': { kind: 'string', column: sql`(scope #>> '{group,name}')` },
    'specification.scope.group.entityId': { kind: 'string', column: sql`(scope #>> '{group,entityId}')` },
  },
  defaultSort: [{ fieldName: 'dateCreated', order: 'DESC' }],
  tieBreaker: 'id',
  defaultLimit: 100,
});

export async function fetchCoupons(tx: Tx, query: CompiledQuery): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select ${couponColumns} from coupons where site_id = ${tx.siteId} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countCoupons(tx: Tx, { filter }: CompiledQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coupons where site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
