/** Decimal amounts of the API: added and formatted, on the server and in the browser. */

import { convertDecimal, formatDecimal, lowestConverted } from '@stoa/money';

/** A currency that a visitor sees prices in: one unit of `base`, the site's, costs `rate` of it, a decimal. */
export type DisplayCurrency = { base: string; code: string; rate: string };

/** How prices are shown to a visitor. `language` is BCP 47; null: in the site's currency. */
export type Look = { language: string; displayCurrency: DisplayCurrency | null };

/** Of amounts in `currency`, by ISO 4217, which may be shown in another one. */
export type Money = { currency: string; language: string; displayCurrency?: DisplayCurrency | null };

type Price = { amount?: string | null; formattedAmount?: string | null };

/** A price of the API as the visitor sees it. */
export function shownPrice(price: Price | null | undefined, { language, displayCurrency }: Look): string {
  const { amount, formattedAmount } = price ?? {};
  if (!displayCurrency || !amount) return formattedAmount ?? '';
  const { code, rate } = displayCurrency;
  return formatDecimal(convertDecimal(amount, code, rate), code, language);
}

/** The lowest amount in the site's currency that is shown as this amount, or a higher one. */
export const lowestShownAs = (amount: string, { base, code, rate }: DisplayCurrency): string =>
  lowestConverted(amount, base, code, rate);

/** More decimals than any currency has. */
const SCALE = 1000;

/**
 * The formatted sum of decimal amounts in one currency, as it is shown. The amounts determine the number of decimals if that
 * is the same currency.
 */
export function formatSum(amounts: readonly string[], { currency, language, displayCurrency = null }: Money): string {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const sum = amounts.reduce((total, amount) => total + Math.round(Number(amount) * SCALE), 0) / SCALE;
  if (displayCurrency) return shownPrice({ amount: sum.toFixed(decimals) }, { language, displayCurrency });
  const style = { style: 'currency', currency } as const;
  const usual = new Intl.NumberFormat(language, style).resolvedOptions().maximumFractionDigits ?? decimals;
  return new Intl.NumberFormat(language, {
    ...style,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // if prices are formatted without decimals, a fraction that is charged is shown all the same
    trailingZeroDisplay: usual < decimals ? 'stripIfInteger' : 'auto',
  }).format(sum);
}

/** The number of decimals that prices in a currency usually have. */
export const decimalsOf = ({ currency, language }: Pick<Money, 'currency' | 'language'>): number =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The discount of one price to another in whole percent, rounded down; null if it is below one. */
export function savedPercent(amount: string, compareAtAmount: string | null): number | null {
  const before = Number(compareAtAmount ?? 0);
  if (before <= 0) return null;
  const percent = Math.floor(((before - Number(amount)) / before) * 100 + 1e-9);
  return percent >= 1 ? percent : null;
}

export const isFree = (amount: string | null | undefined): boolean => Number(amount ?? 0) === 0;
