/**
 * The currency of the limits of prices in a list's address. Someone else may follow the address, who sees prices in another
 * currency: it names the unit of its limits, unless that is the site's own currency.
 */
import { exponentOf } from '@stoa/money';
import { type DisplayCurrency, lowestShownAs } from '../../lib/amounts.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';

/** Null: the site's own currency. */
export type PriceUnit = DisplayCurrency | null;

/** The parameter that names the unit. */
export const UNIT = 'in';
/** All parameters of the limits. */
export const LIMITS = ['min', 'max', UNIT] as const;

/** The unit that the address names; what the visitor sees where it has no limits. */
export async function priceUnitOf({
  url: { searchParams },
  displayCurrency,
  displayCurrencyOf,
}: Pick<StorefrontRequest, 'url' | 'displayCurrency' | 'displayCurrencyOf'>): Promise<PriceUnit> {
  const named = searchParams.get(UNIT);
  if (named) return displayCurrencyOf(named);
  return searchParams.has('min') || searchParams.has('max') ? null : displayCurrency;
}

/** The lowest price in the site's currency that is shown as this amount of the unit. */
export const priceFrom = (amount: string, unit: PriceUnit): string => (unit ? lowestShownAs(amount, unit) : amount);

/** The condition for prices that are shown as this amount of the unit at most. */
export function priceUpTo(amount: string, unit: PriceUnit): { $lte: string } | { $lt: string } {
  if (!unit) return { $lte: amount };
  const decimals = exponentOf(unit.code);
  const next = Math.floor(Number(amount) * 10 ** decimals + 1e-6) + 1;
  return { $lt: lowestShownAs((next / 10 ** decimals).toFixed(decimals), unit) };
}
