import type { Caller } from '../../caller.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { SaleItem } from '../catalog/index.ts';

type Restricted = Pick<SaleItem, 'productId' | 'restriction' | 'subscription'>;

/**
 * The refusal if this caller cannot buy one of the items; null where all can be bought.
 */
export function refuseRestricted(caller: Caller, items: readonly (Restricted | null)[]): Refusal | null {
  const isAnonymous = caller.kind === 'visitor' || caller.kind === 'nobody';
  for (const item of items) {
    if (item?.restriction === 'SUBSCRIPTION_ONLY' && !item.subscription)
      return refuse('SUBSCRIPTION_ONLY_PRODUCT', { productId: item.productId });
    if (item?.restriction === 'MEMBERS_ONLY' && isAnonymous)
      return refuse('MEMBERS_ONLY_PRODUCT', { productId: item.productId });
  }
  return null;
}
