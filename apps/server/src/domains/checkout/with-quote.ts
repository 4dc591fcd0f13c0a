import type { Context } from '../../context.ts';
import { untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Quote, quotePurchase, type Rules, siteRulesOf } from '../purchase/index.ts';
import { type SiteTaxes, siteTaxesOf } from '../tax/index.ts';
import { purchaseOf } from './checkout.ts';
import { findCheckout, updateCheckout } from './checkouts.store.ts';
import { readVisible } from './read-visible.ts';

const ATTEMPTS = 3;

/** What an order is placed on. */
export type Terms = {
  /** The rules for purchases without codes. */
  siteRules: Rules;
  siteTaxes: SiteTaxes;
  consent: Consent;
};

/** What a request says that its buyer agreed to. */
export type Stated = {
  /** The amount to pay now, before gift cards, in minor units; undefined where the request does not say. */
  amount?: number;
  /** Whether they agreed to the site's policies; undefined for calls that cannot say so. */
  policies?: boolean;
  /** Whether they asked for marketing e-mails. */
  marketing?: boolean;
};

/** What a buyer agreed to by sending a call. */
type Consent = {
  stated: Stated;
  /** The cost that the checkout named when the call first saw it, or was sent; null before. */
  agreed: string | null;
  /** Whether the call has found that its buyer has had a free trial under the checkout's address. */
  hasTried?: boolean;
};

/** What the calls of this process agree to that are placing an order, by their checkout. */
const underWay = new Map<string, Set<Consent>>();

/**
 * Whether a quote costs what its buyer agreed to. Another call may store a new quote meanwhile, such as the one that a
 * second press on the button makes: its price was never shown to whoever sent this call.
 */
export function isAgreed(consent: Consent, quote: Quote): boolean {
  consent.agreed ??= costOf(quote);
  const isStated = consent.stated.amount === undefined || consent.stated.amount === quote.priced.payNow.total;
  return isStated && consent.agreed === costOf(quote);
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
  stated: Stated = {},
): Promise<T | Refusal> {
  const consent: Consent = { stated, agreed: null };
  const consents = underWay.get(checkoutId) ?? new Set();
  underWay.set(checkoutId, consents.add(consent));
  try {
    return await placeAtQuote(ctx, checkoutId, place, consent);
  } finally {
    consents.delete(consent);
    if (consents.size === 0) underWay.delete(checkoutId);
  }
}

async function placeAtQuote<T>(
  ctx: Context,
  checkoutId: string,
  place: (terms: Terms) => Promise<T | Refusal>,
  consent: Consent,
): Promise<T | Refusal> {
  for (let attempt = 1; ; attempt++) {
    const placed = await place({ siteRules: await siteRulesOf(ctx), siteTaxes: await siteTaxesOf(ctx), consent });
    const isOutdated = isRefusal(placed) && placed.refused === 'code' && placed.code === 'CHECKOUT_CHANGED';
    if (!isOutdated || attempt === ATTEMPTS) return placed;
    const asked = await quoteAnew(ctx, checkoutId, consent);
    if (isRefusal(asked)) return asked;
    if (!asked.isAcceptable) return placed;
  }
}

const quoteAnew = (ctx: Context, checkoutId: string, consent: Consent): Promise<{ isAcceptable: boolean } | Refusal> =>
  untilKept(checkoutId, async () => {
    const checkout = await readVisible(ctx, async (tx) => {
      const known = await findCheckout(tx, checkoutId);
      return known && consent.hasTried ? { ...known, triedAs: known.email } : known;
    });
    if (isRefusal(checkout)) return checkout;
    if (checkout.completed) return refuse('CHECKOUT_IS_COMPLETE');
    const quote = await quotePurchase(ctx, purchaseOf(checkout));
    // the other calls under way were sent at the old price, whenever they get to see the new one
    for (const other of underWay.get(checkoutId) ?? []) other.agreed ??= consent.agreed;
    await writeOnce(ctx, async (tx) => updateCheckout(tx, { ...checkout, quote }));
    // an item no longer delivered is refused for that reason, not for a changed price
    return { isAcceptable: isAgreed(consent, quote) || quote.calculationErrors.delivery !== null };
  });

const costOf = ({ priced: { totals, payNow, afterTrial } }: Quote): string =>
  [totals.total, payNow.afterGiftCards, afterTrial?.totals.total].join(' ');

/** Whether one quote is cheaper than another. */
export const isCheaper = ({ priced: one }: Quote, { priced: other }: Quote): boolean =>
  one.totals.total < other.totals.total || one.payNow.afterGiftCards < other.payNow.afterGiftCards;
