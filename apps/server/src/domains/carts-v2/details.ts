import type { cartsV2, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { type Cart, type Change, createFurtherCart } from '../carts/index.ts';
import {
  changed,
  type ExemptGroupChange,
  lookUpShownLines,
  readExemptGroup,
  readOverrideUrl,
} from '../purchase/index.ts';
import { viewCartV2 } from './cart-view.ts';
import { type Answer, changeV2, type Which } from './change.ts';
import { countingGuesses, readRedeemAmount, withCoupon, withGiftCard } from './codes.ts';
import { refuseMethod, withMethod } from './delivery.ts';
import { readItemsV2 } from './items.ts';
import { refusalOfChange } from './refusals.ts';

type SentCart = NonNullable<Request<typeof cartsV2.updateCart>['cart']>;
type Created = Request<typeof cartsV2.createCart>;

/** Changes a cart's details. Null clears a field; an omitted field stays. */
export async function updateDetails(ctx: Context, which: Which, sent: Partial<SentCart>): Answer {
  const url = readOverrideUrl(sent.customCheckoutUrl, 'cart.customCheckoutUrl');
  if (isRefusal(url)) return url;
  const exempt = await exemptGroupIn(ctx, sent);
  return changeV2(ctx, which, { apply: (cart) => withDetails(cart, sent, exempt) });
}

const exemptGroupIn = (ctx: Context, { taxInfo }: Partial<SentCart>): Promise<ExemptGroupChange> =>
  readExemptGroup(ctx, taxInfo?.taxExemptGroupId, 'cart.taxInfo.taxExemptGroupId');

function withDetails(cart: Cart, sent: Partial<SentCart>, exempt: ExemptGroupChange): Cart | Refusal {
  const { customerInfo = {}, deliveryInfo = {}, paymentInfo = {}, businessInfo = {}, source = {} } = sent;
  const taxExemptGroupId = exempt(cart.taxExemptGroupId);
  if (isRefusal(taxExemptGroupId)) return taxExemptGroupId;
  const { email, firstName, lastName, phone, company, vatId } = customerInfo;
  const named = Object.entries({ firstName, lastName, phone, company, vatId }).filter(
    ([, value]) => value !== undefined,
  );
  const contactDetails = { ...cart.contactInfo?.contactDetails, ...Object.fromEntries(named) };
  const address = changed(deliveryInfo.address, cart.contactInfo?.address);
  return {
    ...cart,
    buyerNote: changed(sent.note, cart.buyerNote),
    email: changed(email, cart.email),
    contactInfo: { ...(address && { address }), contactDetails },
    billingAddress: changed(paymentInfo.billingAddress, cart.billingAddress),
    billingContact: changed(paymentInfo.billingContact, cart.billingContact),
    businessLocationId: changed(businessInfo.locationId, cart.businessLocationId),
    taxExemptGroupId,
    channelType: changed(source.channelType, cart.channelType),
    customContentReference: changed(source.customContentReference, cart.customContentReference),
    overrideCheckoutUrl: changed(sent.customCheckoutUrl, cart.overrideCheckoutUrl),
    extendedFields: changed(sent.extendedFields, cart.extendedFields),
  };
}

/** What its creator decides once and for all. */
const settingsOf = ({ settings }: Partial<SentCart>): Cart['customSettings'] =>
  settings
    ? {
        lockGiftCard: settings.lockGiftCard ?? false,
        lockCouponCode: settings.lockCouponCode ?? false,
        disabledPolicyAgreementCheckbox: settings.policyAgreementCheckboxDisabled ?? false,
        disabledManualPayment: settings.manualPaymentDisabled ?? false,
      }
    : null;

/** Creates a cart beside the current one. */
export const createCart = (ctx: Context, sent: Created): Answer =>
  created(ctx, sent, async (change) => {
    const made = await createFurtherCart(ctx, change);
    return isRefusal(made) ? refusalOfChange(made, change) : { cart: viewCartV2(ctx, made.saved, made.rules) };
  });

/** Creates the caller's current cart. One that is there already keeps its items and gets these as well. */
export const createCurrentCart = (ctx: Context, sent: Created): Answer =>
  created(ctx, sent, (change) => changeV2(ctx, 'current', { ...change, create: true }));

async function created(ctx: Context, sent: Created, write: (change: Change) => Answer): Answer {
  const [coupon, giftCard] = [sent.coupons?.[0], sent.giftCards?.[0]];
  return countingGuesses(ctx, giftCard?.code, async () => {
    const url = readOverrideUrl(sent.cart?.customCheckoutUrl, 'cart.customCheckoutUrl');
    if (isRefusal(url)) return url;
    const limit = readRedeemAmount(ctx, giftCard?.redeemAmount, 'giftCards.0.redeemAmount');
    if (isRefusal(limit)) return limit;
    const items = readItemsV2(ctx, sent);
    if (isRefusal(items)) return items;
    const exempt = await exemptGroupIn(ctx, sent.cart ?? {});
    const refused = sent.deliveryMethod ? await refuseMethodOfNew(ctx, sent, items.wanted) : null;
    if (refused) return refused;
    return write({
      wanted: items.wanted,
      ...(coupon && { couponCode: coupon.code }),
      ...(giftCard && { giftCardCode: giftCard.code }),
      apply: (cart, found) => {
        const detailed = withDetails(cart, sent.cart ?? {}, exempt);
        if (isRefusal(detailed)) return detailed;
        const filled = items.addTo(detailed, found);
        if (isRefusal(filled)) return filled;
        const chosen = sent.deliveryMethod ? withMethod(filled, sent.deliveryMethod) : filled;
        const withCodes = addCodes(chosen, coupon?.code, giftCard?.code ? { code: giftCard.code, limit } : undefined);
        if (isRefusal(withCodes)) return withCodes;
        return { ...withCodes, customSettings: withCodes.customSettings ?? settingsOf(sent.cart ?? {}) };
      },
    });
  });
}

function addCodes(cart: Cart, coupon?: string, giftCard?: { code: string; limit: number | null }): Cart | Refusal {
  const withOne = coupon ? withCoupon(cart, coupon) : cart;
  if (isRefusal(withOne)) return withOne;
  return giftCard ? withGiftCard(withOne, giftCard.code, giftCard.limit) : withOne;
}

/** The refusal of a delivery method that the items of a new cart cannot have. */
async function refuseMethodOfNew(
  ctx: Context,
  { cart, deliveryMethod }: Created,
  wanted: Parameters<typeof lookUpShownLines>[3],
): Promise<Refusal | null> {
  const { found } = await readSite(ctx, (tx) => lookUpShownLines(ctx, tx, [], wanted));
  const lines = found.flatMap(({ item, reference, quantity }) =>
    item ? [{ id: ctx.newId(), quantity, reference, item }] : [],
  );
  const destination = cart?.deliveryInfo?.address ?? null;
  const buyer = { email: cart?.customerInfo?.email ?? null, memberId: null };
  const codes = { couponCode: null, giftCardCode: null, giftCardLimit: null, merchantDiscounts: [] };
  const purchase = { lines, destination, billing: null, exemptible: {}, deliveryCode: null, ...codes, buyer };
  return deliveryMethod ? refuseMethod(ctx, purchase, deliveryMethod) : null;
}
