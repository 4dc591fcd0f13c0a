import { allocate, sum } from '@stoa/money';

/** A line as discounts see it. */
export interface DiscountedLine {
  id: string;
  quantity: number;
  /** As entered, per line, before discounts of the cart. */
  linePrice: number;
  /** The item of a catalogue that scopes can name; null: an item outside of catalogues. */
  item: CatalogItem | null;
}

export interface CatalogItem {
  appId: string;
  itemId: string;
  categoryIds: readonly string[];
}

/** Units of a line that went through the same discounts. Together, all units of a line are the line. */
export interface Units {
  line: DiscountedLine;
  /** The place of the line in the cart. */
  index: number;
  quantity: number;
  /** The price of these units together after the discounts before. */
  amount: number;
}

/** Takes units from others: the taken ones, and those left over, if any. */
export function take(units: Units, quantity: number): [Units, Units | null] {
  if (quantity >= units.quantity) return [units, null];
  const rest = units.quantity - quantity;
  const [taken = 0, left = 0] = allocate(units.amount, [quantity, rest]);
  return [
    { ...units, quantity, amount: taken },
    { ...units, quantity: rest, amount: left },
  ];
}

/** Orders units by their price each, without rounding it; in the order of the cart where it is equal. */
export const byPrice = (one: Units, other: Units): number => comparePrices(one, other) || one.index - other.index;
export const byPriceDescending = (one: Units, other: Units): number =>
  comparePrices(other, one) || one.index - other.index;

const comparePrices = (one: Units, other: Units): number =>
  Math.sign(one.amount * other.quantity - other.amount * one.quantity);

export const countOf = (units: readonly Units[]): number => sum(units.map(({ quantity }) => quantity));
export const priceOf = (units: readonly Units[]): number => sum(units.map(({ amount }) => amount));
