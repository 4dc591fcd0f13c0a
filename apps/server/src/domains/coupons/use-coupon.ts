import { couponEvents, storesAppIds } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { type Customer, noteCouponUse, takeCouponUse } from './coupon-uses.store.ts';
import { viewCoupon } from './view-coupon.ts';

type Using = { coupon: { id: string; code: string }; orderId: string; customer: Customer };

/** Uses a coupon once for an order; the refusal where it, or its customer, has no uses left. */
export async function useCoupon(ctx: Context, tx: Tx, { coupon, orderId, customer }: Using): Promise<Refusal | null> {
  const used = await takeCouponUse(tx, coupon.id);
  if (!used) return refuse('ERROR_COUPON_USAGE_EXCEEDED', { couponCode: coupon.code });
  const use = { ...customer, couponId: coupon.id, orderId, now: ctx.now() };
  if (!(await noteCouponUse(tx, use, used.limitPerCustomer)))
    return refuse('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', { couponCode: coupon.code });
  const [wixAppId] = storesAppIds;
  emit(tx, couponEvents.applied(coupon.id, { coupon: viewCoupon(ctx, used), wixAppId, wixAppOrderId: orderId }));
  return null;
}
