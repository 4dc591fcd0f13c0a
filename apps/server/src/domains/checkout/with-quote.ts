import type { Context } from '../../context.ts';
import { untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Quote, quotePurchase, type Rules, siteRulesOf } from '../purchase/index.ts';
import { purchaseOf } from './checkout.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';
import { readVisible } from './read-visible.ts';

const ATTEMPTS = 3;

/** What an order is placed on. */
export type Terms = {
  /** The rules for purchases without codes. */
  siteRules: Rules;
  /** What the buyer agreed to pay now, before gift cards, in minor units; undefined where the request does not say. */
  stated: number | undefined;
  /** The cost that the checkout named when the call first saw it; null before. */
  agreed: string | null;
};

/**
 * Whether a quote costs what its buyer agreed to. Another call may store a new quote meanwhile, such as the one that a
 * second press on the button makes: its price was never shown to whoever sent this call.
 */
export function isAgreed(terms: Terms, quote: Quote): boolean {
  terms.agreed ??= costOf(quote);
  const isStated = terms.stated === undefined || terms.stated === quote.priced.payNow.total;
  return isStated && terms.agreed === costOf(quote);
}

/**
 * Places an order at the price quoted for its checkout. If `place` finds that the quote no longer holds
 * (`CHECKOUT_CHANGED`), a new one is obtained, outside any transaction, and stored: if the buyer would pay the same,
 * the order is placed at once; otherwise the buyer is told and agrees by ordering again.
 */
export async function withQuote<T>(
  ctx: Context,
  checkoutId: string,
  place: (terms: Terms) => Promise<T | Refusal>,
  stated?: number,
): Promise<T | Refusal> {
  const terms: Terms = { siteRules: await siteRulesOf(ctx), stated, agreed: null };
  for (let attempt = 1; ; attempt++) {
    const placed = await place(terms);
    const isOutdated = isRefusal(placed) && placed.refused === 'code' && placed.code === 'CHECKOUT_CHANGED';
    if (!isOutdated || attempt === ATTEMPTS) return placed;
    const asked = await quoteAnew(ctx, checkoutId, terms);
    if (isRefusal(asked)) return asked;
    if (!asked.isAcceptable) return placed;
    terms.siteRules = await siteRulesOf(ctx);
  }
}

const quoteAnew = (ctx: Context, checkoutId: string, terms: Terms): Promise<{ isAcceptable: boolean } | Refusal> =>
  untilKept(checkoutId, async () => {
    const checkout = await readVisible(ctx, (tx) => findCheckout(tx, checkoutId));
    if (isRefusal(checkout)) return checkout;
    if (checkout.completed) return refuse('CHECKOUT_IS_COMPLETE');
    const quote = await quotePurchase(ctx, purchaseOf(checkout));
    await writeOnce(ctx, async (tx) => updateCheckout(tx, { ...checkout, quote }));
    // an item no longer delivered is refused for that reason, not for a changed price
    return { isAcceptable: isAgreed(terms, quote) || quote.calculationErrors.delivery !== null };
  });

const costOf = ({ priced: { totals, payNow } }: Quote): string => `${totals.total} ${payNow.afterGiftCards}`;

/** Whether one quote is cheaper than another. */
export const isCheaper = ({ priced: one }: Quote, { priced: other }: Quote): boolean =>
  one.totals.total < other.totals.total || one.payNow.afterGiftCards < other.payNow.afterGiftCards;
