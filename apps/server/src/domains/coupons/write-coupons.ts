import { couponEvents, type coupons } from '@stoa/contract';
import { toNumber } from '@stoa/money';
import type { Context } from '../../context.ts';
import { isUniqueViolation, readSite, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode } from '../purchase/index.ts';
import type { Coupon } from './coupon.ts';
import { deleteCouponRow, findCoupon, insertCoupon } from './coupons.store.ts';
import { readCoupon } from './read-coupon.ts';

const absent = notFound('there is no such coupon');

/** Creates a coupon. Codes that differ only in case are equal. */
export const createCoupon: UseCase<typeof coupons.createCoupon> = async (ctx, { specification }) => {
  const draft = readCoupon(ctx, specification);
  if (isRefusal(draft)) return draft;
  const id = ctx.newId();
  return withSite(ctx, async (tx) => {
    await insertCoupon(tx, { ...draft, id, codeKey: keyOfCode(draft.code), now: ctx.now() });
    emit(tx, couponEvents.created(viewCoupon(ctx, { ...draft, id, uses: 0, createdDate: ctx.now().toISOString() })));
    return { id };
  }).catch((error) => {
    if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS', { field: 'specification.code' });
    throw error;
  });
};

/** A coupon with the number of its uses. */
export const getCoupon: UseCase<typeof coupons.getCoupon> = async (ctx, { id }) => {
  const coupon = await readSite(ctx, (tx) => findCoupon(tx, id));
  return coupon ? { coupon: viewCoupon(ctx, coupon) } : absent;
};

/** Deletes a coupon: carts that name it continue without it. */
export const deleteCoupon: UseCase<typeof coupons.deleteCoupon> = async (ctx, { id }) =>
  withSite(ctx, async (tx) => {
    if (!(await deleteCouponRow(tx, id))) return absent;
    emit(tx, couponEvents.deleted(id));
    return {};
  });

function viewCoupon({ site, now }: Context, coupon: Coupon) {
  const { discount, minimumSubtotal, expirationDate, usageLimit } = coupon;
  const time = (date: string) => String(new Date(date).getTime());
  return {
    id: coupon.id,
    dateCreated: time(coupon.createdDate),
    expired: expirationDate !== null && new Date(expirationDate) <= now(),
    numberOfUsages: coupon.uses,
    specification: {
      name: coupon.name,
      code: coupon.code,
      active: coupon.active,
      startTime: time(coupon.startDate),
      ...(discount.type === 'ORDER_AMOUNT'
        ? { moneyOffAmount: toNumber(discount.amount, site.currency) }
        : { percentOffRate: discount.percentage }),
      ...(expirationDate && { expirationTime: time(expirationDate) }),
      ...(minimumSubtotal !== null && { minimumSubtotal: toNumber(minimumSubtotal, site.currency) }),
      ...(usageLimit !== null && { usageLimit }),
    },
  };
}
