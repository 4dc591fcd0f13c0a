import { type Refusal, refuse } from '../../platform/refusal.ts';
import { availabilityOf, type Found } from './line.ts';

/** The refusal of items that are not sold, or not as often as wanted; null where all can be had. */
export function refuseUnavailable(found: readonly Found[]): Refusal | null {
  for (const { item, quantity, reference } of found) {
    if (!item) return refuse('ITEM_NOT_FOUND_IN_CATALOG', { catalogReference: reference });
    const { status, quantityAvailable } = availabilityOf({ item, quantity });
    if (status !== 'AVAILABLE')
      return refuse('INSUFFICIENT_INVENTORY', {
        catalogReference: reference,
        requestedQuantity: quantity,
        availableQuantity: quantityAvailable ?? 0,
      });
  }
  return null;
}
