import type { checkouts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { isTooExpensive, quotePurchase } from '../purchase/index.ts';
import { type Checkout, purchaseOf, visibleOrRefused } from './checkout.ts';
import { viewCheckout, type WireCheckout } from './checkout-view.ts';
import { findCheckout, findCheckoutOfCart, updateCheckout } from './checkouts.store.ts';
import { readVisible } from './read-visible.ts';
import { isCheaper } from './with-quote.ts';

/** A checkout with current prices and stock: two statements, unless it has become cheaper. */
export const getCheckout: UseCase<typeof checkouts.getCheckout> = async (ctx, { id }) =>
  answerWith(ctx, id, (tx) => findCheckout(tx, id));

export const getCheckoutByCartId: UseCase<typeof checkouts.getCheckoutByCartId> = async (ctx, { id }) =>
  answerWith(ctx, id, (tx) => findCheckoutOfCart(tx, id));

/** The page where a buyer completes a checkout: the one that its creator named, or the site's own. */
export const getCheckoutUrl: UseCase<typeof checkouts.getCheckoutUrl> = async (ctx, { id }) => {
  const checkout = await readSite(ctx, async (tx) => visibleOrRefused(await findCheckout(tx, id), ctx.caller));
  if (isRefusal(checkout)) return checkout;
  const { overrideCheckoutUrl } = checkout;
  return { checkoutUrl: overrideCheckoutUrl?.replaceAll('{checkoutId}', checkout.id) ?? checkoutPage(ctx, checkout) };
};

/** The site's own page of a checkout. */
export const getWixCheckoutUrl: UseCase<typeof checkouts.getWixCheckoutUrl> = async (ctx, { id }) => {
  const checkout = await readSite(ctx, async (tx) => visibleOrRefused(await findCheckout(tx, id), ctx.caller));
  return isRefusal(checkout) ? checkout : { checkoutUrl: checkoutPage(ctx, checkout) };
};

export const checkoutPage = ({ addresses }: Context, { id }: Pick<Checkout, 'id'>): string =>
  `${addresses.pages}/checkout/${id}`;

/** What a payment of the checkout has to fulfil. Banks ask buyers when they think fit; here they may be told to. */
export const getPaymentSettings: UseCase<typeof checkouts.getPaymentSettings> = async (ctx, { id }) => {
  const checkout = await readVisible(ctx, (tx) => findCheckout(tx, id));
  if (isRefusal(checkout)) return checkout;
  const quote = ctx.isWithin
    ? checkout.quote
    : await quotePurchase(ctx, purchaseOf(checkout), { known: checkout.quote });
  return { paymentSettings: { requires3dSecure: quote?.requires3dSecure ?? false } };
};

const answerWith = (
  ctx: Context,
  id: string,
  find: (tx: Tx) => Promise<Checkout | null>,
): Promise<{ checkout: WireCheckout } | Refusal> =>
  untilKept(id, async () => {
    const checkout = await readVisible(ctx, find);
    if (isRefusal(checkout)) return checkout;
    // inside a transaction no port can be asked: what was last shown is told
    if (ctx.isWithin && checkout.quote) return { checkout: viewCheckout(ctx, { ...checkout, quote: checkout.quote }) };
    const quoted = { ...checkout, quote: await quotePurchase(ctx, purchaseOf(checkout), { known: checkout.quote }) };
    const isOpen = !checkout.completed && !checkout.lines.some(isTooExpensive);
    if (!isOpen || !checkout.quote || !isCheaper(quoted.quote, checkout.quote))
      return { checkout: viewCheckout(ctx, quoted) };
    // a price that is shown must not be exceeded by the order: where it rises again, the buyer is asked
    return writeOnce(ctx, async (tx) => ({ checkout: viewCheckout(ctx, updateCheckout(tx, quoted)) }));
  });
