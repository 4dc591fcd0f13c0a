/** Decimal amounts of the API: added and formatted, on the server and in the browser. */

/** `language` is BCP 47, `currency` ISO 4217. */
export type Money = { currency: string; language: string };

/** More decimals than any currency has. */
const SCALE = 1000;

/** The formatted sum of decimal amounts in one currency. The amounts determine the number of decimals. */
export function formatSum(amounts: readonly string[], { currency, language }: Money): string {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const sum = amounts.reduce((total, amount) => total + Math.round(Number(amount) * SCALE), 0) / SCALE;
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
export const decimalsOf = ({ currency, language }: Money): number =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The discount of one price to another in whole percent, rounded down; null if it is below one. */
export function savedPercent(amount: string, compareAtAmount: string | null): number | null {
  const before = Number(compareAtAmount ?? 0);
  if (before <= 0) return null;
  const percent = Math.floor(((before - Number(amount)) / before) * 100 + 1e-9);
  return percent >= 1 ? percent : null;
}

export const isFree = (amount: string | null | undefined): boolean => Number(amount ?? 0) === 0;
