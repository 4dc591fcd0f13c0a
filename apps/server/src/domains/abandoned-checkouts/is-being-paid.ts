import type { Tx } from '../../platform/db/index.ts';
import type { Checkout } from '../checkout/index.ts';
import { findOrderOfCheckout } from '../orders/index.ts';
import { isPending } from '../payments/index.ts';

/** Whether a payment for a checkout is under way: it may turn into an order at any time. */
export async function isBeingPaid(tx: Tx, { id, hasOrder }: Pick<Checkout, 'id' | 'hasOrder'>): Promise<boolean> {
  const order = hasOrder ? await findOrderOfCheckout(tx, id) : null;
  return order?.payments.some(isPending) ?? false;
}
