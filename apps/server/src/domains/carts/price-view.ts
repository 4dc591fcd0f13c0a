import { formatAmount, toDecimal } from '@stoa/money';
import type { TaxAmount, Taxed } from '@stoa/pricing';

/** In which currency amounts are, and for whom they are written. */
export type PriceStyle = { currency: string; language: string };

/** An amount of minor units as the wire writes it. */
export const viewPrice = (amount: number, { currency, language }: PriceStyle) => ({
  amount: toDecimal(amount, currency),
  formattedAmount: formatAmount(amount, currency, language),
});

/** An amount of minor units for buyers who may pay in another currency: so far that is the site's own. */
export function viewMultiCurrencyPrice(amount: number, style: PriceStyle) {
  const { amount: decimal, formattedAmount } = viewPrice(amount, style);
  return { amount: decimal, convertedAmount: decimal, formattedAmount, formattedConvertedAmount: formattedAmount };
}

/** The rates of several taxes on one price add up, as none of them is a tax on another. */
export function totalRate(taxes: readonly TaxAmount[]): string {
  if (taxes.length < 2) return taxes[0]?.rate ?? '0';
  return String(Number(taxes.reduce((total, { rate }) => total + Number(rate), 0).toFixed(6)));
}

/** The tax on one price. */
export function viewTaxDetails({ taxes, tax, totalBeforeTax }: Taxed, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    taxableAmount: price(taxes.length > 0 ? totalBeforeTax : 0),
    taxRate: totalRate(taxes),
    totalTax: price(tax),
    rateBreakdown: taxes.map(({ name, rate, amount }) => ({ name, rate, tax: price(amount) })),
  };
}
