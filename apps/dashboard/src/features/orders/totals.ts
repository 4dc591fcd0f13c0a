import { words } from '../../app/words.ts';
import { titleOf } from './drafts/delivery.ts';
import type { OrderView } from './order.ts';

const texts = words.orders;

/** A row with a note has that in place of an amount. */
export type TotalRow = { label: string; amount: string; isDiscount?: boolean; note?: string };

const isZero = (amount: string | undefined): boolean => !amount || Number(amount) === 0;

/**
 * The rows above an order's total. Zero amounts are left out, except for the subtotal, shipping and tax that is not
 * charged to an exempt buyer.
 */
export function totalRows({
  priceSummary,
  shippingInfo,
  appliedDiscounts = [],
  additionalFees = [],
  taxIncludedInPrices,
  taxInfo,
}: OrderView): TotalRow[] {
  const { subtotal, shipping, discount, tax } = priceSummary ?? {};
  const coupon = appliedDiscounts.find((applied) => applied.coupon?.code)?.coupon?.code;
  const rows: (TotalRow | null)[] = [
    { label: texts.amounts.subtotal, amount: subtotal?.amount ?? '0' },
    isZero(discount?.amount)
      ? null
      : {
          label: coupon ? texts.amounts.discountBy(coupon) : texts.amounts.discount,
          amount: discount?.amount ?? '0',
          isDiscount: true,
        },
    shippingInfo
      ? {
          label: titleOf(shippingInfo) ? texts.amounts.deliveryBy(titleOf(shippingInfo)) : texts.delivery.title,
          amount: shipping?.amount ?? '0',
        }
      : null,
    ...additionalFees.map(({ name, price }) => ({ label: name || texts.amounts.fee, amount: price?.amount ?? '0' })),
    taxInfo?.taxExempt ? { label: texts.amounts.tax, amount: tax?.amount ?? '0', note: texts.amounts.exempt } : null,
    isZero(tax?.amount)
      ? null
      : {
          label: taxIncludedInPrices ? texts.amounts.included(taxLabel(taxInfo)) : taxLabel(taxInfo),
          amount: tax?.amount ?? '0',
        },
  ];
  return rows.filter((row) => row !== null);
}

/** `VAT 20%` if a single tax applies, otherwise `Tax`. */
function taxLabel(taxInfo: OrderView['taxInfo']): string {
  const [only, ...others] = taxInfo?.taxBreakdown ?? [];
  if (!only || others.length > 0) return texts.amounts.tax;
  const rate = only.rate ? ` ${Number((Number(only.rate) * 100).toFixed(4))}%` : '';
  return `${only.taxName || texts.amounts.tax}${rate}`;
}
