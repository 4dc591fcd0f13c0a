import type { Combination } from '../priced-cart.ts';
import { type Bundles, bundles } from './bundles.ts';
import { type BuyXGetY, buyXGetY } from './buy-x-get-y.ts';
import { type OrderAmount, orderAmount } from './order-amount.ts';
import { type OrderPercentage, orderPercentage } from './order-percentage.ts';
import type { Scope } from './scope.ts';
import { type UnitAmount, unitAmount } from './unit-amount.ts';
import { type UnitPercentage, unitPercentage } from './unit-percentage.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';
import type { Units } from './units.ts';

/** The kinds of discounts on lines that rules and coupons give. */
export type LineDiscount = UnitPrice | Bundles | BuyXGetY | UnitPercentage | UnitAmount | OrderPercentage | OrderAmount;

/** The whole price of shipping. */
export type FreeShipping = { type: 'FREE_SHIPPING' };

export type Discount = LineDiscount | FreeShipping;

/** The covered units at their new prices, and the bundles made of them. */
type Effect = Units[] | { units: Units[]; combinations: Combination[] };

/** Finds the units of the cart in scopes, as the discounts before left them. */
type UnitsIn = (scopes: readonly Scope[] | null) => Units[];

/** `units` are those that the discount covers. */
type Calculate<D> = (discount: D, units: readonly Units[], unitsIn: UnitsIn) => Effect;

/**
 * The calculation of each kind. A new kind is a file beside this one, and a line here and in `ranks`.
 */
const kinds: { [D in LineDiscount as D['type']]: Calculate<D> } = {
  UNIT_PRICE: unitPrice,
  BUNDLES: bundles,
  BUY_X_GET_Y: buyXGetY,
  UNIT_PERCENTAGE: unitPercentage,
  ORDER_PERCENTAGE: orderPercentage,
  UNIT_AMOUNT: unitAmount,
  ORDER_AMOUNT: orderAmount,
};

export function lower(discount: LineDiscount, units: readonly Units[], unitsIn: UnitsIn) {
  const effect = (kinds[discount.type] as Calculate<LineDiscount>)(discount, units, unitsIn);
  return Array.isArray(effect) ? { units: effect, combinations: [] } : effect;
}

/** New prices come first, then percentages, then amounts. */
const ranks: Record<Discount['type'], number> = {
  UNIT_PRICE: 0,
  BUNDLES: 0,
  BUY_X_GET_Y: 1,
  UNIT_PERCENTAGE: 2,
  ORDER_PERCENTAGE: 2,
  UNIT_AMOUNT: 3,
  ORDER_AMOUNT: 3,
  FREE_SHIPPING: 4,
};
export const rankOf = ({ type }: Discount): number => ranks[type];

/** Whether a discount is one on the whole order, rather than on each of its items. */
export const isOnOrder = ({ type }: Discount): boolean => type === 'ORDER_AMOUNT' || type === 'ORDER_PERCENTAGE';
