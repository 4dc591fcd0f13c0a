/** Amounts of orders that programs write: read as given, and shown with what the wire adds to them. */
import { parseAmount, toDecimal } from '@stoa/money';
import { isRecord } from '../../../platform/is-record.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import { viewPrice } from '../../purchase/index.ts';

type SentPrice = { amount?: string } | null | undefined;
type SentTax = {
  taxAmount?: SentPrice;
  taxableAmount?: SentPrice;
  taxRate?: string | null;
  taxBreakdown?: { taxName?: string | null; rate?: string | null; taxAmount?: SentPrice; taxableAmount?: SentPrice }[];
};
export type SentTaxed = {
  taxInfo?: SentTax;
  taxDetails?: { totalTax?: SentPrice; taxRate?: string; taxableAmount?: SentPrice };
};

/** Reads amounts in minor units of a currency; what is left out is nothing. */
export function readAmounts(currency: string) {
  const minor = (price: SentPrice): number => parseAmount(price?.amount ?? '0', currency) ?? 0;
  return {
    minor,
    /** A price and its tax, as given. `entered` is the price after discounts, with tax where prices include it. */
    taxed(
      { taxInfo, taxDetails, totalPriceBeforeTax, totalPriceAfterTax }: SentTaxed & Totals,
      entered: number,
      isTaxIncluded: boolean,
    ) {
      const tax = minor(taxInfo?.taxAmount ?? taxDetails?.totalTax);
      const rate = taxInfo?.taxRate ?? taxDetails?.taxRate ?? '0';
      const net = isTaxIncluded ? entered - tax : entered;
      const before = totalPriceBeforeTax ? minor(totalPriceBeforeTax) : net;
      const whole = tax > 0 ? [{ name: '', rate, amount: tax, taxableAmount: before }] : [];
      const parts = (taxInfo?.taxBreakdown ?? []).map((part) => ({
        name: part.taxName ?? '',
        rate: part.rate ?? '0',
        amount: minor(part.taxAmount),
        taxableAmount: minor(part.taxableAmount),
      }));
      return {
        taxes: parts.length > 0 ? parts : whole,
        tax,
        totalBeforeTax: before,
        totalAfterTax: totalPriceAfterTax ? minor(totalPriceAfterTax) : before + tax,
      };
    },
  };
}
type Totals = { totalPriceBeforeTax?: SentPrice; totalPriceAfterTax?: SentPrice };

/** Where amounts are wrong: paths of those that the currency does not have. */
export function wrongAmounts(value: unknown, currency: string, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => wrongAmounts(each, currency, `${path}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== 'amount' || typeof inner !== 'string') return wrongAmounts(inner, currency, `${path}.${name}`);
    return parseAmount(inner, currency) === null ? [`${path}.amount`] : [];
  });
}

/** A value with each price in it written out for people. */
export function withFormats<T>(value: T, style: PriceStyle): T {
  if (Array.isArray(value)) return value.map((each) => withFormats(each, style)) as T;
  if (!isRecord(value)) return value;
  if (typeof value.amount === 'string') {
    const amount = parseAmount(value.amount, style.currency);
    if (amount !== null && amount >= 0) return { ...value, ...viewPrice(amount, style) } as T;
    return { ...value, ...(amount !== null && { amount: toDecimal(amount, style.currency) }) } as T;
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFormats(inner, style)])) as T;
}
