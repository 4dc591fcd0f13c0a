import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { schedule, type TaskElsewhere } from '../../platform/tasks/index.ts';
import type { Cart } from './cart.ts';

/** A cart or a checkout is abandoned when its buyer has changed nothing for this long. */
export const ABANDONED_AFTER_MS = 60 * 60_000;

/** Looks whether a member left a cart. The domain of abandoned checkouts does it. */
export const cartLook: TaskElsewhere<{ cartId: string }> = { name: 'abandoned cart', lane: 'outside' };

type Clock = Pick<Context, 'now'>;

/**
 * When to look at what changed just now; null where a look that is planned already comes to see the change by itself: it is
 * planned anew only if the last change is so long ago that it may be over.
 */
export function lookAfter({ now }: Clock, lastChange: string | null): Date | null {
  const at = now().getTime();
  if (lastChange && at - Date.parse(lastChange) < ABANDONED_AFTER_MS / 2) return null;
  return new Date(at + ABANDONED_AFTER_MS);
}

/** Plans the look at a new or changed cart, with the commit that writes it. Of visitors, nobody would know whose it is. */
export function watchCart(clock: Clock, tx: Tx, { id, ownerKind }: Cart, lastChange: string | null): void {
  const at = ownerKind === 'member' ? lookAfter(clock, lastChange) : null;
  if (at) schedule(tx, cartLook, { key: id, at, input: { cartId: id } });
}
