import { type OrderAmount, orderAmount } from './order-amount.ts';
import { type OrderPercentage, orderPercentage } from './order-percentage.ts';
import type { LineToDiscount, Saving } from './saving.ts';
import { type UnitPercentage, unitPercentage } from './unit-percentage.ts';

/** The kinds of discounts that rules and coupons give. */
export type Discount = UnitPercentage | OrderPercentage | OrderAmount;

type DiscountTypes = { [D in Discount as D['type']]: (discount: D, lines: readonly LineToDiscount[]) => Saving | null };

/** The calculation of each type. A new type is a file beside this one and a line here. */
const discountTypes: DiscountTypes = {
  UNIT_PERCENTAGE: unitPercentage,
  ORDER_PERCENTAGE: orderPercentage,
  ORDER_AMOUNT: orderAmount,
};

/** The saving of a discount on the lines; null where there is none. */
export function savingOf(discount: Discount, lines: readonly LineToDiscount[]): Saving | null {
  const ofType = discountTypes[discount.type] as (
    discount: Discount,
    lines: readonly LineToDiscount[],
  ) => Saving | null;
  return ofType(discount, lines);
}
