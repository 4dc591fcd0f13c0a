import type { checkouts, Request } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, writeOnce } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findAccount } from '../identity/index.ts';
import {
  addItems,
  lookUpShownLines,
  quotePurchase,
  readExemptGroup,
  readItems,
  readMerchantDiscounts,
  readOverrideUrl,
  refuseRestricted,
  refuseUnavailable,
  siteRulesOf,
} from '../purchase/index.ts';
import { applyInfo, choicesOf, readCodes } from './apply-info.ts';
import { announceCheckout, refuseLines } from './change-checkout.ts';
import { type Checkout, createdBy, emptyCheckout, languageOf, newOwnerOf, purchaseOf } from './checkout.ts';
import { viewCheckout, type WireCheckout } from './checkout-view.ts';
import { insertCheckout } from './checkouts.store.ts';
import { refuseChoices, refuseUntaken } from './choices.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';
import { watchCheckout } from './watch.ts';

/** Creates a checkout of items, without a cart. */
export const createCheckout: UseCase<typeof checkouts.createCheckout> = (ctx, request) =>
  tryingGiftCard(ctx, request.giftCardCode, () => create(ctx, request));

type Making = {
  /** Whose checkout it is: the caller's, if absent. */
  buyer?: Caller;
  /** Whether every item must be there as often as requested; codes that do not apply are kept without effect. */
  isExact?: boolean;
  /** Whatever else is written with the checkout. */
  andWrite?: (tx: Tx, checkout: WireCheckout) => void;
};

/** Creates a checkout of items, for a buyer who need not be the caller. */
export async function create(
  ctx: Context,
  request: Request<typeof checkouts.createCheckout>,
  { buyer = ctx.caller, isExact = false, andWrite }: Making = {},
): Promise<{ checkout: WireCheckout } | Refusal> {
  const channelType = readChannel(request.channelType);
  if (isRefusal(channelType)) return channelType;
  if (takesNoPayments(ctx)) return refuse('SITE_MUST_ACCEPT_PAYMENTS');
  const overrideCheckoutUrl = readOverrideUrl(request.overrideCheckoutUrl);
  if (isRefusal(overrideCheckoutUrl)) return overrideCheckoutUrl;
  const items = readItems(ctx, request);
  if (isRefusal(items)) return items;
  const merchantDiscounts = readMerchantDiscounts(ctx, request.merchantDiscounts);
  if (isRefusal(merchantDiscounts)) return merchantDiscounts;
  const { found, fresh } = await readSite(ctx, async (tx) => ({
    ...(await lookUpShownLines(ctx, tx, [], items.wanted)),
    fresh: await newCheckout(ctx, tx, channelType, buyer),
  }));
  const restricted = refuseRestricted(
    buyer,
    found.map(({ item }) => item),
  );
  const refusal = restricted ?? (isExact ? refuseUnavailable(found) : null);
  if (refusal) return refusal;
  const lines = addItems([], { ...items, found }, ctx.newId);
  if (lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const refusedLines = refuseLines(lines);
  if (refusedLines) return refusedLines;
  const { checkoutInfo = {} } = request;
  const codes = readCodes(ctx, request);
  if (isRefusal(codes)) return codes;
  const untaken = refuseUntaken(buyer, codes, (await siteRulesOf(ctx)).checkout);
  if (untaken) return untaken;
  const exempt = await readExemptGroup(ctx, checkoutInfo.taxExemptGroupId, 'checkoutInfo.taxExemptGroupId');
  const taxExemptGroupId = exempt(null);
  if (isRefusal(taxExemptGroupId)) return taxExemptGroupId;
  const draft = {
    ...fresh,
    taxExemptGroupId,
    lines,
    overrideCheckoutUrl: overrideCheckoutUrl ?? null,
    merchantDiscounts,
    customSettings: checkoutInfo.customSettings ?? null,
    externalReference: checkoutInfo.externalReference ?? null,
    customContentReference: checkoutInfo.customContentReference ?? null,
  };
  const checkout = applyInfo(draft, checkoutInfo, codes);
  if (isRefusal(checkout)) return checkout;
  const quote = await quotePurchase(ctx, purchaseOf(checkout));
  const unavailable = isExact ? null : refuseChoices(quote, choicesOf(checkoutInfo, codes));
  if (unavailable) return unavailable;
  return writeOnce(ctx, async (tx) => {
    const saved = insertCheckout(tx, { ...checkout, quote });
    watchCheckout(ctx, tx, saved.id, null);
    const announced = announceCheckout(tx, 'created', viewCheckout(ctx, saved));
    andWrite?.(tx, announced);
    return { checkout: announced };
  });
}

/** An empty checkout of a buyer. Members need not say their e-mail address. */
export async function newCheckout(
  ctx: Context,
  tx: Tx,
  channelType: Checkout['channelType'],
  buyer: Caller = ctx.caller,
): Promise<Checkout> {
  const now = ctx.now().toISOString();
  const account = buyer.kind === 'member' ? await findAccount(tx, ctx.siteId, buyer.id) : null;
  return {
    ...emptyCheckout,
    id: ctx.newId(),
    email: account?.email ?? null,
    cartId: null,
    ownerId: newOwnerOf(buyer),
    revision: '1',
    completed: false,
    hasOrder: false,
    abandonedId: null,
    quote: null,
    createdDate: now,
    updatedDate: now,
    channelType,
    createdBy: createdBy(buyer),
    displayCurrency: ctx.displayCurrency ?? null,
    language: languageOf(ctx),
  };
}

/** The sales channel, which every checkout must name. */
export function readChannel(channelType: Checkout['channelType'] | undefined): Checkout['channelType'] | Refusal {
  if (channelType && channelType !== 'UNSPECIFIED') return channelType;
  return invalid({ field: 'channelType', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
}

/** A site that takes no payments cannot check out. */
export const takesNoPayments = ({ site }: Context): boolean => site.settings.paymentMethods.length === 0;
