import type { Adjustment } from '@stoa/pricing';

export type AppliedCoupon = { id: string; name: string; code: string };
export type AppliedDiscounts = { adjustments: readonly Adjustment[]; coupon: AppliedCoupon | null };

/**
 * The discounts of a purchase or an order, with amounts written by `price`. A coupon without effect is included, so
 * that the buyer sees it and can remove it.
 */
export function viewAppliedDiscounts<Price>(
  { adjustments, coupon }: AppliedDiscounts,
  price: (amount: number) => Price,
) {
  const idle = coupon && !adjustments.some(({ source }) => source === 'COUPON') ? [idleAdjustment(coupon)] : [];
  return [...adjustments, ...idle].map(({ id, source, target, name, code, amount, byLine }) => {
    const given = price(amount);
    return {
      ...(source === 'COUPON'
        ? { coupon: { id, code: code ?? '', name, amount: given } }
        : { discountRule: { id, name: { original: name, translated: name }, amount: given } }),
      discountType: typeOf(source, target),
      lineItemIds: Object.keys(byLine),
    };
  });
}

function typeOf(source: Adjustment['source'], target: Adjustment['target']) {
  if (target === 'SHIPPING') return 'SHIPPING' as const;
  return source === 'RULE' ? ('SPECIFIC_ITEMS' as const) : ('GLOBAL' as const);
}

const idleAdjustment = (coupon: AppliedCoupon): Adjustment => ({
  ...coupon,
  source: 'COUPON',
  target: 'LINES',
  amount: 0,
  byLine: {},
});
