import type { PricingLine } from '@stoa/pricing';
import { isShippable, type Line } from './line.ts';
import { isTooExpensive } from './line-amounts.ts';

/** A line in the form that pricing needs. One that is too expensive to be bought counts as nothing. */
export function toPricingLine(line: Line): PricingLine {
  const { unitPrice, unitFullPrice, taxGroupId, weight } = line.item;
  return {
    id: line.id,
    quantity: isTooExpensive(line) ? 0 : line.quantity,
    unitPrice,
    unitFullPrice,
    taxGroupId,
    weight,
    shippable: isShippable(line),
  };
}
