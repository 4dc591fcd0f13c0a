import { multiply } from '@stoa/money';
import type { ItemPrices } from './priced-cart.ts';
import type { PricingLine } from './pricing-input.ts';

/** What the lines cost by themselves, before discounts of the cart and regardless of tax. */
export function priceItems(lines: readonly PricingLine[]): ItemPrices[] {
  return lines.map(priceItem);
}

function priceItem({ id, quantity, taxGroupId, unitPrice, unitFullPrice }: PricingLine): ItemPrices {
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
    discount: 0,
  };
}
