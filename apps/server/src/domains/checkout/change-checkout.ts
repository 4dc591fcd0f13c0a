import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Found, lookUpLines, MOST_LINES, refuseRestricted, type Wanted } from '../carts/index.ts';
import { type Checkout, visibleOrRefused } from './checkout.ts';
import { viewCheckout, type WireCheckout } from './checkout-view.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';

type Change = {
  /** What to look up in the catalogue, for `apply` to add. */
  wanted?: readonly Wanted[];
  /** Decides, with every line as the catalogue sells it now. */
  apply: (checkout: Checkout, found: Found[]) => Checkout | Refusal;
};

/** Changes an open checkout that the caller may see, under a lock, and answers with it as the wire has it. */
export async function changeCheckout(
  ctx: Context,
  id: string,
  change: Change,
): Promise<{ checkout: WireCheckout } | Refusal> {
  return withSite(ctx, async (tx) => {
    const known = visibleOrRefused(await findCheckout(tx, id, { lock: true }), ctx.caller);
    if (isRefusal(known)) return known;
    if (known.completed) return refuse('CHECKOUT_IS_COMPLETE');
    const { lines, found } = await lookUpLines(tx, known.lines, change.wanted);
    const refusal = refuseRestricted(
      ctx.caller,
      found.map(({ item }) => item),
    );
    if (refusal) return refusal;
    const changed = change.apply({ ...known, lines }, found);
    if (isRefusal(changed)) return changed;
    if (changed.lines.length > MOST_LINES) return tooLong;
    const saved = await updateCheckout(tx, { ...changed, updatedDate: ctx.now().toISOString() });
    const checkout = viewCheckout(ctx, saved);
    announceCheckout(tx, 'updated', checkout);
    return { checkout };
  });
}

export function announceCheckout(tx: Tx, what: 'created' | 'updated' | 'completed', checkout: WireCheckout): void {
  emit(tx, { type: `wix.ecom.v1.checkout_${what}`, entityId: checkout.id ?? '', payload: { entity: checkout } });
}

const tooLong = invalid({
  field: 'lineItems',
  description: `would make the checkout longer than ${MOST_LINES} lines`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_LINES },
});
