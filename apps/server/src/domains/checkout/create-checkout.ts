import type { checkouts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addLines, lookUpLines, readLines, readOverrideUrl, refuseRestricted } from '../carts/index.ts';
import { applyInfo } from './apply-info.ts';
import { announceCheckout } from './change-checkout.ts';
import { type Checkout, createdBy, emptyCheckout, newOwnerOf } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { putCheckout } from './checkouts.store.ts';
import { readCustomLines } from './custom-lines.ts';
import { refuseCodes } from './refuse-codes.ts';

/** Makes a checkout of items, without a cart. */
export const createCheckout: UseCase<typeof checkouts.createCheckout> = async (ctx, request) => {
  const channelType = readChannel(request.channelType);
  if (isRefusal(channelType)) return channelType;
  const refused = refuseCodes(request) ?? refuseWithoutPayments(ctx);
  if (refused) return refused;
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const custom = readCustomLines(ctx, request.customLineItems);
  if (isRefusal(custom)) return custom;
  return withSite(ctx, async (tx) => {
    const { found } = await lookUpLines(tx, [], wanted);
    const refusal = refuseRestricted(
      ctx.caller,
      found.map(({ item }) => item),
    );
    if (refusal) return refusal;
    const lines = [...addLines([], found, ctx.newId), ...custom];
    if (lines.length === 0) return refuse('EMPTY_CHECKOUT');
    const draft = { ...newCheckout(ctx, channelType), lines, overrideCheckoutUrl: overrideCheckoutUrl ?? null };
    const checkout = applyInfo(ctx.site, draft, request.checkoutInfo ?? {});
    if (isRefusal(checkout)) return checkout;
    const saved = viewCheckout(ctx, await putCheckout(tx, checkout, checkout));
    announceCheckout(tx, 'created', saved);
    return { checkout: saved };
  });
};

/** A checkout of the caller's with nothing in it. */
export function newCheckout(ctx: Context, channelType: Checkout['channelType']): Checkout {
  const now = ctx.now().toISOString();
  return {
    ...emptyCheckout,
    id: ctx.newId(),
    cartId: null,
    ownerId: newOwnerOf(ctx.caller),
    revision: '1',
    completed: false,
    createdDate: now,
    updatedDate: now,
    channelType,
    createdBy: createdBy(ctx.caller),
  };
}

/** Where the sale takes place: every checkout must say. */
export function readChannel(channelType: Checkout['channelType'] | undefined): Checkout['channelType'] | Refusal {
  if (channelType && channelType !== 'UNSPECIFIED') return channelType;
  return invalid({ field: 'channelType', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
}

/** A site that takes no payments has nothing to check out. */
export const refuseWithoutPayments = ({ site }: Context): Refusal | null =>
  site.settings.paymentMethods.length > 0 ? null : refuse('SITE_MUST_ACCEPT_PAYMENTS');
