import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findCheckout, type Terms } from '../../checkout/index.ts';
import { apart, endHold, type Hold, openHold, takeHold } from '../../gift-cards/index.ts';
import { openPlacement } from '../place-order.ts';

type Place<T> = (terms: Terms) => Promise<T | Refusal>;

/**
 * Places the order of a checkout after the gift card of an app has paid its part, if one is to. The app is asked outside any
 * transaction, and once everything else that can be known speaks for the order. What no order takes in the end is returned.
 */
export function payingByCardOfApp<T>(ctx: Context, checkoutId: string, place: Place<T>): Place<T> {
  let isAsked = false;
  return async (terms) => {
    const hold = await holdFor(ctx, checkoutId, terms);
    if (hold === null) return place(terms);
    if (isRefusal(hold)) return hold;
    const taken = await takeHold(ctx, hold);
    if (taken !== 'TAKEN') {
      // its balance has changed since it was quoted: the price is found anew, once
      const isNews = taken !== 'GIFT_CARD_NOT_CONFIRMED' && !isAsked;
      isAsked = true;
      return isNews ? refuse('CHECKOUT_CHANGED') : refuse('REDEEM_GIFT_CARD_ERROR', { reason: taken });
    }
    try {
      return await place(terms);
    } finally {
      await endHold(ctx, hold);
    }
  };
}

/** What the gift card of an app is to pay for a checkout; null where none is, or its order is there already. */
async function holdFor(ctx: Context, checkoutId: string, terms: Terms): Promise<Hold | Refusal | null> {
  if (ctx.providers.giftCards.length === 0) return null;
  const checkout = await readSite(ctx, (tx) => findCheckout(tx, checkoutId));
  if (!checkout?.quote?.giftCard?.appId) return null;
  return withSite(apart(ctx), async (tx) => {
    const placement = await openPlacement(ctx, tx, checkoutId, terms);
    if (isRefusal(placement)) return placement;
    if ('placed' in placement) return null;
    const { known, quote } = placement;
    const { giftCardElsewhere: card } = quote;
    const payment = quote.priced.giftCards.find(({ id }) => id === card?.id);
    if (!card?.appId || !payment) return null;
    const { id: giftCardId, appId, code, currency } = card;
    const wanted = { checkoutId, appId, giftCardId, code, amount: payment.amount, currency };
    return openHold(ctx, tx, { ...wanted, orderId: known?.id ?? null });
  });
}
