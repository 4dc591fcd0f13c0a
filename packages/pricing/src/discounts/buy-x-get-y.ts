import type { Scope } from './scope.ts';
import { type UnitAmount, unitAmount } from './unit-amount.ts';
import { type UnitPercentage, unitPercentage } from './unit-percentage.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';
import { byPrice, countOf, priceOf, take, type Units } from './units.ts';

/** A discount on some units for buyers of others: buy two, get one free. */
export interface BuyXGetY {
  type: 'BUY_X_GET_Y';
  /** What has to be bought, beside the units with the discount: a number of units, or units for an amount. */
  buys: { scopes: readonly Scope[] | null; least: { quantity: number } | { spend: number } };
  /** The number of units with the discount; fewer in the cart get nothing. */
  gets: number;
  off: UnitPercentage | UnitAmount | UnitPrice;
  /** The maximum number of times that it repeats; null: any number. */
  limit: number | null;
}

/** The cheapest units get the discount, as often as the others suffice for it. */
export function buyXGetY(
  discount: BuyXGetY,
  units: readonly Units[],
  unitsIn: (scopes: BuyXGetY['buys']['scopes']) => Units[],
): Units[] {
  const bought = unitsIn(discount.buys.scopes);
  const lines = new Set(bought.map(({ line }) => line));
  const cheapestFirst = units.filter(({ quantity }) => quantity > 0).toSorted(byPrice);
  // where the cheapest units are needed for what has to be bought, others get the discount
  const others = cheapestFirst.filter(({ line }) => !lines.has(line));
  const both = cheapestFirst.filter(({ line }) => lines.has(line));
  const choices = [cheapestFirst, [...others, ...both]].map((order) => ({
    order,
    times: repeats(discount, order, bought),
  }));
  const best = choices.reduce((one, other) => (other.times > one.times ? other : one));
  const [gets, rest] = takeFirst(best.order, best.times * discount.gets);
  return [...lowered(discount.off, gets), ...rest, ...units.filter(({ quantity }) => quantity === 0)];
}

/** The number of times that the first units in an order can have the discount. */
function repeats({ buys, gets, limit }: BuyXGetY, order: readonly Units[], bought: readonly Units[]): number {
  const isBought = new Set(bought.map(({ line }) => line));
  const suffices = (times: number): boolean => {
    const taken = takeFirst(order, times * gets)[0].filter(({ line }) => isBought.has(line));
    if ('quantity' in buys.least) return countOf(bought) - countOf(taken) >= times * buys.least.quantity;
    return priceOf(bought) - priceOf(taken) >= times * buys.least.spend;
  };
  let [least, most] = [0, Math.min(Math.floor(countOf(order) / gets), limit ?? Number.POSITIVE_INFINITY)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (suffices(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** The first so many units of a list, and the others. */
function takeFirst(order: readonly Units[], quantity: number): [Units[], Units[]] {
  const [first, rest]: [Units[], Units[]] = [[], []];
  let missing = quantity;
  for (const units of order) {
    if (missing === 0) rest.push(units);
    else {
      const [taken, left] = take(units, missing);
      missing -= taken.quantity;
      first.push(taken);
      if (left) rest.push(left);
    }
  }
  return [first, rest];
}

function lowered(off: BuyXGetY['off'], units: readonly Units[]): Units[] {
  if (off.type === 'UNIT_PERCENTAGE') return unitPercentage(off, units);
  return off.type === 'UNIT_AMOUNT' ? unitAmount(off, units) : unitPrice(off, units);
}
