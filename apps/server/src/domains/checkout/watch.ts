import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { cancel, schedule, type TaskElsewhere } from '../../platform/tasks/index.ts';
import { lookAfter } from '../carts/index.ts';
import type { Checkout } from './checkout.ts';
import { giveOpenCheckouts } from './checkouts.store.ts';

/** Looks whether a checkout was abandoned, or recovered. The domain of abandoned checkouts does it. */
export const checkoutLook: TaskElsewhere<{ checkoutId: string }> = { name: 'abandoned checkout', lane: 'database' };

type Clock = Pick<Context, 'now'>;

/** Plans the look at a new or changed checkout, with the commit that writes it. */
export function watchCheckout(clock: Clock, tx: Tx, checkoutId: string, lastChange: string | null): void {
  const at = lookAfter(clock, lastChange);
  if (at) schedule(tx, checkoutLook, { key: checkoutId, at, input: { checkoutId } });
}

/** Ends the watch over a checkout that is completed; one that was abandoned is looked at once more: it came back. */
export function endWatch(tx: Tx, { id, abandonedId }: Pick<Checkout, 'id' | 'abandonedId'>): void {
  if (abandonedId) schedule(tx, checkoutLook, { key: id, input: { checkoutId: id } });
  else cancel(tx, checkoutLook, id);
}

/** Gives the open checkouts of a visitor to the member that the visitor logged in as: their buyer is known now. */
export async function giveCheckouts(tx: Tx, who: { visitorId: string; memberId: string; now: Date }): Promise<void> {
  for (const id of await giveOpenCheckouts(tx, who)) watchCheckout({ now: () => who.now }, tx, id, null);
}
