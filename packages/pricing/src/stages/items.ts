import { multiply } from '@stoa/money';
import type { PricedLine } from '../priced-cart.ts';
import type { PricingLine } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/**
 * A line costs its unit price times its quantity. The unit price is the item's own price: with its sale, but before any
 * discount on the cart. Gift cards that are bought are always paid with the order. An item with a free trial costs nothing
 * yet. What is charged once the trial is over is priced as a cart of its own, with the same discounts, shipping and fees.
 */
export const items: Stage = (draft, { lines }) => ({ ...draft, lines: lines.map(priceItem) });

function priceItem({
  id,
  quantity,
  taxGroupId,
  unitPrice: ownPrice,
  unitFullPrice,
  payment,
  isStoredValue,
  isOnTrial,
}: PricingLine): PricedLine {
  const unitPrice = isOnTrial ? 0 : ownPrice;
  const linePrice = multiply(unitPrice, quantity);
  const lineFullPrice = multiply(unitFullPrice, quantity);
  return {
    id,
    quantity,
    taxGroupId,
    unitPrice,
    unitFullPrice,
    linePrice,
    lineFullPrice,
    itemDiscount: lineFullPrice - linePrice,
    linePriceAfterRules: linePrice,
    discount: 0,
    ...untaxed(linePrice),
    ...(payment && !isStoredValue && !isOnTrial && { payment }),
  };
}
