import { formatAmount, toDecimal } from '@stoa/money';
import type { ItemPrices, TaxAmount, Taxed, TaxName } from '@stoa/pricing';
import { type PriceStyle, shownCurrencyOf, shownDecimal, shownPrice } from '../../currencies/index.ts';

/** An amount of minor units as the wire writes it. */
export const viewPrice = (amount: number, { currency, language }: PriceStyle) => ({
  amount: toDecimal(amount, currency),
  formattedAmount: formatAmount(amount, currency, language),
});

/** An amount of minor units, and what it is in the currency that it is shown in. */
export function viewMultiCurrencyPrice(amount: number, style: PriceStyle) {
  const { amount: decimal, formattedAmount } = viewPrice(amount, style);
  if (!style.displayCurrency)
    return { amount: decimal, convertedAmount: decimal, formattedAmount, formattedConvertedAmount: formattedAmount };
  const [convertedAmount, formattedConvertedAmount] = [shownDecimal(amount, style), shownPrice(amount, style)];
  return { amount: decimal, convertedAmount, formattedAmount, formattedConvertedAmount };
}

/** The site's currency, which is paid in, and the one that amounts are shown in. */
export const viewCurrencies = (style: PriceStyle) => ({
  currency: style.currency,
  conversionCurrency: shownCurrencyOf(style),
  paymentCurrency: style.currency,
});

/**
 * The price of one unit of a line after automatic discounts; rounded to the minor unit where a discount covers several.
 */
export const unitPriceAfterRules = ({ unitPrice, quantity, linePriceAfterRules }: ItemPrices): number =>
  quantity === 0 ? unitPrice : Math.round(linePriceAfterRules / quantity);

/** The rates of several taxes on one price add up, as none of them is a tax on another. */
export function totalRate(taxes: readonly TaxAmount[]): string {
  if (taxes.length < 2) return taxes[0]?.rate ?? '0';
  return String(Number(taxes.reduce((total, { rate }) => total + Number(rate), 0).toFixed(6)));
}

/** The part of a price that is taxed. */
export const taxableOf = ({ taxes, totalBeforeTax }: Pick<Taxed, 'taxes' | 'totalBeforeTax'>): number =>
  taxes.some(({ exempt }) => !exempt) ? totalBeforeTax : 0;

/** The tax on one price. */
export function viewTaxDetails({ taxes, tax, totalBeforeTax }: Taxed, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    taxableAmount: price(taxableOf({ taxes, totalBeforeTax })),
    taxRate: totalRate(taxes),
    totalTax: price(tax),
    rateBreakdown: taxes.map(({ name, rate, amount }) => ({ name, rate, tax: price(amount) })),
    taxBreakdown: taxes.map((one) => ({
      ...viewTaxOrigin(one),
      rate: one.rate,
      taxAmount: price(one.amount),
      taxableAmount: price(one.taxableAmount),
      nonTaxableAmount: price(one.nonTaxableAmount ?? 0),
    })),
  };
}

/** What a tax is called, and who levies it. */
export const viewTaxOrigin = ({ name, jurisdiction, jurisdictionType = 'UNDEFINED', taxType }: TaxName) => ({
  taxName: name,
  jurisdictionType,
  ...(jurisdiction && { jurisdiction }),
  ...(taxType && { taxType }),
});
