import { convertDecimal, formatDecimal, toDecimal } from '@stoa/money';

/** A currency that amounts are shown in: one unit of `base`, the site's, costs `rate` of it, a decimal. */
export type DisplayCurrency = { base: string; code: string; rate: string };

/** The currency of amounts, the language to write them in, and the currency that they are shown in, if another. */
export type PriceStyle = { currency: string; language: string; displayCurrency?: DisplayCurrency };

type Seen = { site: { currency: string; language: string }; displayCurrency?: DisplayCurrency };

/** How a caller is shown the site's amounts: in the currency they name, or else in the one kept with what they see. */
export function priceStyle(
  { site: { currency, language }, displayCurrency }: Seen,
  kept?: DisplayCurrency | null,
): PriceStyle {
  const chosen = displayCurrency ?? kept;
  // a rate of a currency that the site had before says nothing of its amounts now
  return chosen?.base === currency ? { currency, language, displayCurrency: chosen } : { currency, language };
}

/** An amount of minor units as a decimal of the currency that it is shown in: converted on its own, rounded half up. */
export function shownDecimal(amount: number, { currency, displayCurrency }: PriceStyle): `${number}` {
  const decimal = toDecimal(amount, currency);
  return displayCurrency ? convertDecimal(decimal, displayCurrency.code, displayCurrency.rate) : decimal;
}

/** The same as people write it. */
export const shownPrice = (amount: number, style: PriceStyle): string =>
  formatDecimal(shownDecimal(amount, style), shownCurrencyOf(style), style.language);

/** The code of the currency that amounts are shown in. */
export const shownCurrencyOf = ({ currency, displayCurrency }: PriceStyle): string => displayCurrency?.code ?? currency;
