import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { cancel, schedule, type TaskElsewhere } from '../../platform/tasks/index.ts';
import type { Checkout } from './checkout.ts';
import { giveOpenCheckouts } from './checkouts.store.ts';

/** A checkout is abandoned when its buyer has changed nothing for this long. */
export const ABANDONED_AFTER_MS = 60 * 60_000;

/** Looks whether a checkout was abandoned, or recovered. The domain of abandoned checkouts does it. */
export const checkoutLook: TaskElsewhere<{ checkoutId: string }> = { name: 'abandoned checkout', lane: 'database' };

type Clock = Pick<Context, 'now'>;

/**
 * Plans the look at a new or changed checkout, with the commit that writes it. A look that is planned already comes to see
 * the change by itself: it is planned anew only if the last change is so long ago that it may be over.
 */
export function watchCheckout({ now }: Clock, tx: Tx, checkoutId: string, lastChange: string | null): void {
  const at = now().getTime();
  if (lastChange && at - Date.parse(lastChange) < ABANDONED_AFTER_MS / 2) return;
  schedule(tx, checkoutLook, {
    key: checkoutId,
    at: new Date(at + ABANDONED_AFTER_MS),
    input: { checkoutId },
  });
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
