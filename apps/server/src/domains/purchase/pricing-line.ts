import type { PricingLine } from '@stoa/pricing';
import { isShippable, type Line } from './line.ts';

/** A line in the form that pricing needs. */
export function toPricingLine(line: Line): PricingLine {
  const { unitPrice, unitFullPrice, taxGroupId, weight } = line.item;
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice,
    unitFullPrice,
    taxGroupId,
    weight,
    shippable: isShippable(line),
  };
}
