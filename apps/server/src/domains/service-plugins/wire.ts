/** Purchases as apps are told of them. */
import { parseAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import type { AskedItem, AskedLine, AskedPlace } from '../purchase/index.ts';

/** On the wire: what an item is in its catalogue. Items outside of catalogues have none. */
export const referenceOf = (item: AskedItem | null) =>
  item && {
    catalogReference: { catalogItemId: item.id, appId: item.appId, ...(item.options && { options: item.options }) },
  };

export const physicalOf = ({ weight, sku, isShippable }: Pick<AskedLine, 'weight' | 'sku' | 'isShippable'>) => ({
  physicalProperties: { shippable: isShippable, ...(weight !== null && { weight }), ...(sku && { sku }) },
});

export const addressOfPlace = ({ country, subdivision, city, postalCode, geocode }: AskedPlace) => ({
  ...(country && { country }),
  ...(subdivision && { subdivision }),
  ...(city && { city }),
  ...(postalCode && { postalCode }),
  ...(geocode && { geocode }),
});

/** The price of one unit, after discounts: as near as a fraction of a line comes to it. */
export const unitPriceOf = ({ price, quantity }: AskedLine, currency: string): string =>
  toDecimal(Math.round(price / quantity), currency);

export const multiCurrency = (amount: number, currency: string) => {
  const decimal = toDecimal(amount, currency);
  return { amount: decimal, convertedAmount: decimal };
};

export const weightUnitOf = ({ site }: Pick<Context, 'site'>) => site.settings.weightUnit;

/** An amount of an answer, in minor units. Throws where it is none. */
export function minorUnits(decimal: string | undefined, currency: string): number {
  const amount = decimal === undefined ? null : parseAmount(decimal, currency, 'half-up');
  if (amount === null) throw new Error(`${decimal ?? 'nothing'} is no amount of ${currency}`);
  return amount;
}

/** Throws where an answer is in another currency than it was asked for. */
export function refuseCurrency(answered: string | undefined, asked: string): void {
  if (answered !== undefined && answered !== asked) throw new Error(`the answer is in ${answered}, not in ${asked}`);
}

/** A text that an answer must have. */
export function required(text: string | undefined, what: string): string {
  if (text === undefined || text.trim() === '') throw new Error(`${what} is missing`);
  return text.trim();
}
