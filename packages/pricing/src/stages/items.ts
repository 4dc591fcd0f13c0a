import { multiply } from '@stoa/money';
import type { PricedLine } from '../priced-cart.ts';
import type { PricingLine } from '../pricing-input.ts';
import type { Stage } from '../stage.ts';
import { untaxed } from './untaxed.ts';

/**
 * A line costs its unit price times its quantity. The unit price is the item's own price: with its sale, but before any
 * discount on the cart. Gift cards that are bought are always paid with the order.
 */
export const items: Stage = (draft, { lines }) => ({ ...draft, lines: lines.map(priceItem) });

function priceItem({
  id,
  quantity,
  taxGroupId,
  unitPrice,
  unitFullPrice,
  payment,
  isStoredValue,
}: PricingLine): PricedLine {
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
    ...(payment && !isStoredValue && { payment }),
  };
}
