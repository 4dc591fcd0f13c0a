import type { Adjustment } from '@stoa/pricing';

export type AppliedCoupon = { id: string; name: string; code: string };
export type AppliedDiscounts = { adjustments: readonly Adjustment[]; coupon: AppliedCoupon | null };

/**
 * The discounts of a purchase or an order, with amounts written by `price`. A coupon without effect is included, so
 * that the buyer sees it and can remove it.
 */
export function viewAppliedDiscounts<Price, Saved extends 'totalDiscount' | 'totalDiscountAmount'>(
  { adjustments, coupon }: AppliedDiscounts,
  price: (amount: number) => Price,
  saved: Saved,
) {
  const idle = coupon && !adjustments.some(({ source }) => source === 'COUPON') ? [idleAdjustment(coupon)] : [];
  return [...adjustments, ...idle].map((adjustment) => ({
    ...originOf(adjustment, price(adjustment.amount)),
    discountType: discountTypes[adjustment.target],
    lineItemIds: Object.keys(adjustment.byLine),
    lineItemDiscounts: Object.entries(adjustment.byLine).map(
      ([id, amount]) => ({ id, [saved]: price(amount) }) as { id: string } & Record<Saved, Price>,
    ),
    ...(adjustment.combinations && {
      itemCombinations: adjustment.combinations.map(({ count, lines }) => ({
        count,
        lineItems: lines.map(({ lineId, quantity, amount }) => {
          return { lineItemId: lineId, quantity, discountAmount: price(amount) };
        }),
      })),
    }),
  }));
}

function originOf<Price>({ source, id, name, code }: Adjustment, amount: Price) {
  switch (source) {
    case 'COUPON':
      return { coupon: { id, code: code ?? '', name, amount } };
    case 'RULE':
      return { discountRule: { id, name: { original: name, translated: name }, amount } };
    case 'MERCHANT':
      return { merchantDiscount: { amount } };
  }
}

const discountTypes = { LINES: 'SPECIFIC_ITEMS', ORDER: 'GLOBAL', SHIPPING: 'SHIPPING' } as const;

const idleAdjustment = (coupon: AppliedCoupon): Adjustment => ({
  ...coupon,
  source: 'COUPON',
  target: 'ORDER',
  amount: 0,
  byLine: {},
});
