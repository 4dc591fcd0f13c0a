import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { lookUpLines, type Quote, quotePurchase, type Rules, siteRulesOf } from '../purchase/index.ts';
import { purchaseOf, visibleOrRefused } from './checkout.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';

const ATTEMPTS = 3;

/**
 * Places an order at the price quoted for its checkout. If `place` finds that the quote no longer holds
 * (`CHECKOUT_CHANGED`), a new one is obtained, outside any transaction, and stored: if the buyer would pay the same,
 * the order is placed at once; otherwise the buyer is told and agrees by ordering again.
 */
export async function withQuote<T>(
  ctx: Context,
  checkoutId: string,
  place: (siteRules: Rules) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  for (let attempt = 1; ; attempt++) {
    const placed = await place(await siteRulesOf(ctx));
    const isOutdated = isRefusal(placed) && placed.refused === 'code' && placed.code === 'CHECKOUT_CHANGED';
    if (!isOutdated || attempt === ATTEMPTS) return placed;
    const asked = await quoteAnew(ctx, checkoutId);
    if (isRefusal(asked)) return asked;
    if (!asked.isAcceptable) return placed;
  }
}

async function quoteAnew(ctx: Context, checkoutId: string): Promise<{ isAcceptable: boolean } | Refusal> {
  for (;;) {
    const checkout = await readSite(ctx, async (tx) => {
      const known = visibleOrRefused(await findCheckout(tx, checkoutId), ctx.caller);
      return isRefusal(known) ? known : { ...known, lines: (await lookUpLines(tx, known.lines)).lines };
    });
    if (isRefusal(checkout)) return checkout;
    if (checkout.completed) return refuse('CHECKOUT_IS_COMPLETE');
    const quote = await quotePurchase(ctx, purchaseOf(checkout));
    const kept = await withSite(ctx, (tx) => updateCheckout(tx, { ...checkout, quote }));
    if (!kept) continue;
    const costsTheSame = checkout.quote === null || costOf(checkout.quote) === costOf(quote);
    // an item no longer delivered is refused for that reason, not for a changed price
    return { isAcceptable: costsTheSame || quote.calculationErrors.delivery !== null };
  }
}

const costOf = ({ priced: { totals, payNow } }: Quote): string => `${totals.total} ${payNow.afterGiftCards}`;
