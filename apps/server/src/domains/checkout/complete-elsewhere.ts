import type { checkoutCompletion, checkouts } from '@stoa/contract';
import { serverCaller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { quotePurchase } from '../purchase/index.ts';
import { purchaseOf, visibleOrRefused } from './checkout.ts';
import { findCheckout, lockCheckout } from './checkouts.store.ts';
import { completeCheckout } from './complete-checkout.ts';

const VALID_FOR_MS = 60 * 60_000;
const SCOPE = 'completed checkout';

/** What the token of a completion link carries. */
type Completion = { siteId: string; checkoutId: string; orderId: string | null; url: string; until: string };

/** Completes a checkout that was paid elsewhere, without an order here; one that is complete stays as it is. */
export const markCheckoutAsCompleted: UseCase<typeof checkouts.markCheckoutAsCompleted> = async (
  ctx,
  { id, orderId },
) => complete(ctx, id, orderId ?? null);

/** The link to which a payment page sends buyers who have paid; it is valid for an hour. */
export const createCompletionLink: UseCase<typeof checkoutCompletion.createCompletionLink> = async (
  ctx,
  { checkoutId, orderId = null, redirectUrl },
) => {
  const known = await readSite(ctx, async (tx) => visibleOrRefused(await findCheckout(tx, checkoutId), ctx.caller));
  if (isRefusal(known)) return known;
  const expiresDate = new Date(ctx.now().getTime() + VALID_FOR_MS).toISOString();
  const completion: Completion = { siteId: ctx.siteId, checkoutId, orderId, url: redirectUrl, until: expiresDate };
  const path = '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url';
  const url = new URL(path, ctx.addresses.site);
  url.searchParams.set('token', seal(completion, ctx.cursorSecret, SCOPE));
  return { url: url.href, expiresDate };
};

/** Completes the checkout of a completion link, whoever follows it, and sends them where it leads. */
export const markCheckoutAsCompletedAndRedirectToUrl: UseCase<
  typeof checkouts.markCheckoutAsCompletedAndRedirectToUrl
> = async (ctx, { token }) => {
  const completion = unseal(token, ctx.cursorSecret, SCOPE) as Completion | undefined;
  if (completion?.siteId !== ctx.siteId || completion.until <= ctx.now().toISOString())
    return refuse('UNAUTHENTICATED_TOKEN');
  const { checkoutId, orderId, url } = completion;
  const completed = await complete({ ...ctx, caller: serverCaller('completion link') }, checkoutId, orderId);
  if (isRefusal(completed)) return completed;
  return { redirect: url.replaceAll('{orderId}', encodeURIComponent(orderId ?? '')) };
};

async function complete(ctx: Context, id: string, orderId: string | null): Promise<Record<string, never> | Refusal> {
  const known = await readSite(ctx, async (tx) => visibleOrRefused(await findCheckout(tx, id), ctx.caller));
  if (isRefusal(known)) return known;
  const quote = known.quote ?? (await quotePurchase(ctx, purchaseOf(known)));
  return withSite(ctx, async (tx) => {
    const checkout = visibleOrRefused(await lockCheckout(tx, id), ctx.caller);
    if (isRefusal(checkout)) return checkout;
    if (checkout.completed) return {};
    await completeCheckout(ctx, tx, { ...checkout, quote: checkout.quote ?? quote }, { externalOrderId: orderId });
    return {};
  });
}
