import { checkoutEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  type Found,
  type Line,
  lookUpShownLines,
  MOST_LINES,
  type Quote,
  quotePurchase,
  refuseRestricted,
  refuseTooExpensive,
  type Wanted,
} from '../purchase/index.ts';
import { type Checkout, languageOf, purchaseOf, trialsOf, visibleOrRefused } from './checkout.ts';
import { viewCheckout, type WireCheckout } from './checkout-view.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';
import { watchCheckout } from './watch.ts';

type Change = {
  /** Items to look up in the catalogue for `apply` to add. */
  wanted?: readonly Wanted[];
  /** Decides on the new checkout, given every line as the catalogue sells it now. */
  apply: (checkout: Checkout, found: Found[]) => Checkout | Refusal;
  /** Checks the resulting quote. */
  check?: (quote: Quote) => Refusal | null;
};

/**
 * Changes an open checkout that the caller may see, and returns its wire form: two reads and one write. The quote is
 * computed before anything is locked: a checkout changed by someone else in the meantime is read again.
 */
export const changeCheckout = (
  ctx: Context,
  id: string,
  change: Change,
): Promise<{ checkout: WireCheckout } | Refusal> =>
  untilKept(id, async () => {
    const changed = await readSite(ctx, (tx) => readChanged(ctx, tx, id, change));
    if (isRefusal(changed)) return changed;
    const quote = await quotePurchase(ctx, purchaseOf(changed), { known: changed.quote });
    const refused = change.check?.(quote);
    if (refused) return refused;
    return writeOnce(ctx, async (tx) => {
      const saved = updateCheckout(tx, {
        ...changed,
        quote,
        displayCurrency: ctx.displayCurrency ?? changed.displayCurrency,
        language: languageOf(ctx, changed.language),
        updatedDate: ctx.now().toISOString(),
      });
      watchCheckout(ctx, tx, id, changed.updatedDate);
      return { checkout: announceCheckout(tx, 'updated', viewCheckout(ctx, saved)) };
    });
  });

async function readChanged(ctx: Context, tx: Tx, id: string, { wanted, apply }: Change): Promise<Checkout | Refusal> {
  const known = visibleOrRefused(await findCheckout(tx, id), ctx.caller);
  if (isRefusal(known)) return known;
  if (known.completed) return refuse('CHECKOUT_IS_COMPLETE');
  const { lines, found } = await lookUpShownLines(ctx, tx, known.lines, wanted, trialsOf(known));
  const refusal = refuseRestricted(
    ctx.caller,
    found.map(({ item }) => item),
  );
  if (refusal) return refusal;
  const changed = apply({ ...known, lines }, found);
  return isRefusal(changed) ? changed : (refuseLines(changed.lines, known.lines) ?? changed);
}

/** The refusal of lines that a checkout cannot have: too many, or more of those that cost too much. */
export const refuseLines = (lines: readonly Line[], before: readonly Line[] = []): Refusal | null =>
  lines.length > MOST_LINES ? tooLong : refuseTooExpensive(lines, before);

export function announceCheckout(
  tx: Tx,
  what: 'created' | 'updated' | 'completed',
  checkout: WireCheckout,
): WireCheckout {
  if (what === 'completed') emit(tx, checkoutEvents.completed(checkout.id ?? '', { checkout }));
  else emit(tx, checkoutEvents[what](checkout));
  return checkout;
}

const tooLong = invalid({
  field: 'lineItems',
  description: `would make the checkout longer than ${MOST_LINES} lines`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_LINES },
});
