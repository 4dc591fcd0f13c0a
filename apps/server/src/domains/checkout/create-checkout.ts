import type { checkouts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, writeOnce } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findAccount } from '../identity/index.ts';
import {
  addLines,
  lookUpShownLines,
  quotePurchase,
  readCustomLines,
  readLines,
  readOverrideUrl,
  refuseRestricted,
} from '../purchase/index.ts';
import { applyInfo, choicesOf } from './apply-info.ts';
import { announceCheckout, refuseLines } from './change-checkout.ts';
import { type Checkout, createdBy, emptyCheckout, newOwnerOf, purchaseOf } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { insertCheckout } from './checkouts.store.ts';
import { refuseChoices } from './choices.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';

/** Creates a checkout of items, without a cart. */
export const createCheckout: UseCase<typeof checkouts.createCheckout> = (ctx, request) =>
  tryingGiftCard(ctx, request.giftCardCode, () => create(ctx, request));

const create: UseCase<typeof checkouts.createCheckout> = async (ctx, request) => {
  const channelType = readChannel(request.channelType);
  if (isRefusal(channelType)) return channelType;
  const refused = refuseWithoutPayments(ctx);
  if (refused) return refused;
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const wanted = readLines(request.lineItems);
  if (isRefusal(wanted)) return wanted;
  const custom = readCustomLines(ctx, request.customLineItems);
  if (isRefusal(custom)) return custom;
  const { found, fresh } = await readSite(ctx, async (tx) => ({
    ...(await lookUpShownLines(ctx, tx, [], wanted)),
    fresh: await newCheckout(ctx, tx, channelType),
  }));
  const refusal = refuseRestricted(
    ctx.caller,
    found.map(({ item }) => item),
  );
  if (refusal) return refusal;
  const lines = [...addLines([], found, ctx.newId), ...custom];
  if (lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const refusedLines = refuseLines(lines);
  if (refusedLines) return refusedLines;
  const draft = { ...fresh, lines, overrideCheckoutUrl: overrideCheckoutUrl ?? null };
  const { checkoutInfo = {}, couponCode, giftCardCode } = request;
  const checkout = applyInfo(draft, checkoutInfo, { couponCode, giftCardCode });
  if (isRefusal(checkout)) return checkout;
  const quote = await quotePurchase(ctx, purchaseOf(checkout));
  const unavailable = refuseChoices(quote, choicesOf(checkoutInfo, { couponCode, giftCardCode }));
  if (unavailable) return unavailable;
  return writeOnce(ctx, async (tx) => {
    const saved = insertCheckout(tx, { ...checkout, quote });
    return { checkout: announceCheckout(tx, 'created', viewCheckout(ctx, saved)) };
  });
};

/** An empty checkout for the caller. Members need not say their e-mail address. */
export async function newCheckout(ctx: Context, tx: Tx, channelType: Checkout['channelType']): Promise<Checkout> {
  const now = ctx.now().toISOString();
  const account = ctx.caller.kind === 'member' ? await findAccount(tx, ctx.siteId, ctx.caller.id) : null;
  return {
    ...emptyCheckout,
    id: ctx.newId(),
    email: account?.email ?? null,
    cartId: null,
    ownerId: newOwnerOf(ctx.caller),
    revision: '1',
    completed: false,
    hasOrder: false,
    quote: null,
    createdDate: now,
    updatedDate: now,
    channelType,
    createdBy: createdBy(ctx.caller),
  };
}

/** The sales channel, which every checkout must name. */
export function readChannel(channelType: Checkout['channelType'] | undefined): Checkout['channelType'] | Refusal {
  if (channelType && channelType !== 'UNSPECIFIED') return channelType;
  return invalid({ field: 'channelType', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
}

/** A site that takes no payments cannot check out. */
export const refuseWithoutPayments = ({ site }: Context): Refusal | null =>
  site.settings.paymentMethods.length > 0 ? null : refuse('SITE_MUST_ACCEPT_PAYMENTS');
