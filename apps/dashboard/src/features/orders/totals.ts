import type { OrderView } from './order.ts';

export type TotalRow = { label: string; amount: string; isDiscount?: boolean };

const isZero = (amount: string | undefined): boolean => !amount || Number(amount) === 0;

/** The rows above an order's total. Zero amounts are left out, except for the subtotal and shipping. */
export function totalRows({
  priceSummary,
  shippingInfo,
  appliedDiscounts = [],
  taxIncludedInPrices,
  taxInfo,
}: OrderView): TotalRow[] {
  const { subtotal, shipping, discount, tax, totalAdditionalFees } = priceSummary ?? {};
  const coupon = appliedDiscounts.find((applied) => applied.coupon?.code)?.coupon?.code;
  const rows: (TotalRow | null)[] = [
    { label: 'Subtotal', amount: subtotal?.amount ?? '0' },
    isZero(discount?.amount)
      ? null
      : { label: coupon ? `Discount (${coupon})` : 'Discount', amount: discount?.amount ?? '0', isDiscount: true },
    shippingInfo
      ? { label: shippingInfo.title ? `Delivery (${shippingInfo.title})` : 'Delivery', amount: shipping?.amount ?? '0' }
      : null,
    isZero(totalAdditionalFees?.amount)
      ? null
      : { label: 'Additional fees', amount: totalAdditionalFees?.amount ?? '0' },
    isZero(tax?.amount)
      ? null
      : { label: `${taxLabel(taxInfo)}${taxIncludedInPrices ? ', included' : ''}`, amount: tax?.amount ?? '0' },
  ];
  return rows.filter((row) => row !== null);
}

/** `VAT 20%` if a single tax applies, otherwise `Tax`. */
function taxLabel(taxInfo: OrderView['taxInfo']): string {
  const [only, ...others] = taxInfo?.taxBreakdown ?? [];
  if (!only || others.length > 0) return 'Tax';
  const rate = only.rate ? ` ${Number((Number(only.rate) * 100).toFixed(4))}%` : '';
  return `${only.taxName || 'Tax'}${rate}`;
}
