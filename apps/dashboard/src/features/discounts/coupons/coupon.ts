import type { coupons, Request, Response } from '@stoa/contract';
import type { Format } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { ListQuery } from '../../../ui/list/define-list.ts';
import { offsetPaging } from '../../../ui/list/paging.ts';
import type { discountFilters } from '../discount-filters.ts';
import { type Status, statusOf } from '../status.tsx';

const { gives } = words.discounts;

export type Coupon = NonNullable<Response<typeof coupons.getCoupon>['coupon']>;
export type Specification = NonNullable<Coupon['specification']>;

export const idOf = ({ id }: Coupon): string => id ?? '';
export const codeOf = ({ specification }: Coupon): string => specification?.code ?? '';

/** Times are milliseconds since 1970, as text. */
export const dateOf = (time: string | number | null | undefined): string | null =>
  time === null || time === undefined || time === '' ? null : new Date(Number(time)).toISOString();

export function statusOfCoupon({ specification, expired }: Coupon, now = new Date()): Status {
  const { active, startTime } = specification ?? {};
  if (expired) return 'ENDED';
  return statusOf({ active: active ?? true, start: dateOf(startTime), end: null }, now);
}

/** What a coupon gives, in a few words. */
export function describe({ specification = {} }: Coupon, format: Format): string {
  const { percentOffRate, moneyOffAmount, fixedPriceAmount, freeShipping, buyXGetY, minimumSubtotal } = specification;
  const from = (what: string) => (minimumSubtotal ? gives.from(what, format.money(String(minimumSubtotal))) : what);
  if (percentOffRate !== undefined) return from(gives.percent(format.number(percentOffRate)));
  if (moneyOffAmount !== undefined) return from(gives.amount(format.money(String(moneyOffAmount))));
  if (fixedPriceAmount !== undefined) return gives.priceEach(format.money(String(fixedPriceAmount)));
  if (buyXGetY) return gives.buyGetFree(buyXGetY.x ?? 0, buyXGetY.y ?? 0);
  return freeShipping ? from(gives.freeDelivery) : '';
}

/** The filter that selects coupons of a status at an instant. */
function filterOf(status: Status | null | undefined, now: string): object[] {
  const isOn = { 'specification.active': true };
  if (status === 'ENDED') return [{ expired: true }];
  if (status === 'OFF') return [{ expired: false }, { 'specification.active': false }];
  if (status === 'LIVE') return [{ expired: false }, isOn, { 'specification.startTime': { $lte: now } }];
  return status === 'SCHEDULED' ? [{ expired: false }, isOn, { 'specification.startTime': { $gt: now } }] : [];
}

export function toCouponQuery(
  query: ListQuery<typeof discountFilters>,
  now = new Date(),
): Request<typeof coupons.queryCoupons> {
  const text = query.text.trim();
  const named = ['specification.code', 'specification.name'].map((field) => ({ [field]: { $contains: text } }));
  const conditions = [
    ...filterOf(query.filters.status as Status | null, now.toISOString()),
    ...(text ? [{ $or: named }] : []),
  ];
  return {
    query: { filter: conditions.length > 0 ? { $and: conditions } : {}, paging: offsetPaging(query) },
  };
}
