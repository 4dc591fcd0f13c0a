import type { CatalogItem, PricingLine } from '@stoa/pricing';
import { catalogOf } from '../discounts/index.ts';
import { isGiftCard, isOnTrial, isShippable, isSubscription, type Line } from './line.ts';
import { isTooExpensive } from './line-amounts.ts';

/** A line in the form that pricing needs. One that is too expensive to be bought counts as nothing. */
export function toPricingLine(line: Line): PricingLine {
  const { unitPrice, unitFullPrice, taxGroupId, weight, payment } = line.item;
  return {
    id: line.id,
    quantity: isTooExpensive(line) ? 0 : line.quantity,
    unitPrice,
    unitFullPrice,
    taxGroupId,
    weight,
    shippable: isShippable(line),
    item: catalogItemOf(line),
    ...(isGiftCard(line) && { isStoredValue: true }),
    ...(isSubscription(line) && { isSubscription: true }),
    ...(isOnTrial(line) && { isOnTrial: true }),
    ...(payment && { payment }),
  };
}

/** What discounts on certain items know of a line. Lines stored in the past do not have their categories. */
function catalogItemOf({ reference, item }: Line): CatalogItem | null {
  if (!reference) return null;
  return { appId: catalogOf(reference.appId), itemId: item.productId, categoryIds: item.categoryIds ?? [] };
}
