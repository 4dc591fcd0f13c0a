import type { coupons } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, knownTotal, type WireQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { toCoupon } from './coupons.store.ts';
import { countCoupons, couponQueryable, fetchCoupons } from './coupons-queryable.store.ts';
import { viewCoupon } from './view-coupon.ts';

/** A page of coupons; filter and sort may be the text of their JSON. */
export const queryCoupons: UseCase<typeof coupons.queryCoupons> = async (ctx, { query = {} }) => {
  const options = {
    secret: ctx.cursorSecret,
    scope: `coupons:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery(query as WireQuery, couponQueryable(ctx.now()), options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const found = await fetchCoupons(tx, compiled.value);
    const totalResults = knownTotal(compiled.value, found) ?? (await countCoupons(tx, compiled.value));
    return {
      coupons: found.slice(0, compiled.value.limit).map((row) => viewCoupon(ctx, toCoupon(row))),
      totalResults,
    };
  });
};
