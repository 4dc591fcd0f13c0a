import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Line, quotePurchase } from '../purchase/index.ts';
import { type AddressWithContact, type Checkout, type CheckoutDocument, languageOf, purchaseOf } from './checkout.ts';
import { findCheckoutOfCart, type Quoted } from './checkouts.store.ts';
import { type DeliveryChoice, refuseChoices } from './choices.ts';
import { newCheckout, readChannel, takesNoPayments } from './create-checkout.ts';

/** The data that a cart passes on to its checkout. Null or omitted values stay as they are in the open checkout. */
export type CartToCheckOut = {
  cartId: string;
  buyer: Caller;
  /** Whether it has had a checkout. */
  isCheckedOut: boolean;
  /** As the catalogue sells them now. */
  lines: Line[];
  channelType: Checkout['channelType'] | undefined;
  email?: string | null;
  contactId?: string | null;
  buyerNote?: string | null;
  shippingAddress?: AddressWithContact | null;
  billingAddress?: AddressWithContact | null;
  /** Must be offered. */
  delivery?: DeliveryChoice;
  /** May have been chosen before the destination was known: it counts if it is offered. */
  preferredDelivery?: DeliveryChoice | null;
  overrideCheckoutUrl?: string | null;
  couponCode?: string | null;
  merchantDiscounts?: CheckoutDocument['merchantDiscounts'];
  giftCardCode?: string | null;
  giftCardLimit?: number | null | undefined;
  customSettings?: Checkout['customSettings'];
  customContentReference?: Checkout['customContentReference'];
  externalReference?: Checkout['externalReference'];
  extendedFields?: Checkout['extendedFields'];
  businessLocationId?: string | null;
  taxExemptGroupId?: string | null;
};

/** A checkout of a cart, quoted and ready to be written. */
export type CheckedOut = {
  checkout: Quoted;
  isNew: boolean;
  /** When the open checkout changed last; null where there was none. */
  lastChange: string | null;
};

/** The checkout of a cart: a new one, or the cart's open one brought up to date. Nothing is written yet. */
export async function checkOutCart(ctx: Context, cart: CartToCheckOut): Promise<CheckedOut | Refusal> {
  const channelType = readChannel(cart.channelType);
  if (isRefusal(channelType)) return channelType;
  if (takesNoPayments(ctx)) return refuse('SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT');
  if (cart.lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const { known, fresh } = await readSite(ctx, async (tx) => ({
    known: cart.isCheckedOut ? await findCheckoutOfCart(tx, cart.cartId) : null,
    fresh: await newCheckout(ctx, tx, channelType, cart.buyer),
  }));
  const displayCurrency = fresh.displayCurrency ?? known?.displayCurrency;
  const open =
    known && !known.completed
      ? { ...known, displayCurrency, language: languageOf(ctx, known.language), updatedDate: fresh.updatedDate }
      : fresh;
  const changes = changesOf({ ...cart, email: cart.email ?? (open.email === null ? fresh.email : null) }, channelType);
  const quoted = await quoteWithDelivery(ctx, { ...open, cartId: cart.cartId, ...changes }, cart);
  if (isRefusal(quoted)) return quoted;
  const isNew = open.id === fresh.id;
  return { checkout: quoted, isNew, lastChange: isNew ? null : (known?.updatedDate ?? null) };
}

/** A delivery option named by the request must be offered; one that the cart prefers counts where it is. */
async function quoteWithDelivery(
  ctx: Context,
  checkout: Checkout,
  { delivery, preferredDelivery }: CartToCheckOut,
): Promise<Quoted | Refusal> {
  if (delivery && !delivery.code) return refuse('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  const quoted = async (deliveryCode: string | null): Promise<Quoted> => {
    const chosen = { ...checkout, deliveryCode };
    return { ...chosen, quote: await quotePurchase(ctx, purchaseOf(chosen)) };
  };
  const wanted = await quoted((delivery ?? preferredDelivery)?.code ?? checkout.deliveryCode);
  if (delivery) return refuseChoices(wanted.quote, { delivery }) ?? wanted;
  const isOffered = preferredDelivery && !refuseChoices(wanted.quote, { delivery: preferredDelivery });
  return preferredDelivery && !isOffered ? quoted(checkout.deliveryCode) : wanted;
}

function changesOf(cart: CartToCheckOut, channelType: Checkout['channelType']): Partial<CheckoutDocument> {
  const given = {
    email: cart.email,
    contactId: cart.contactId,
    buyerNote: cart.buyerNote,
    shippingDestination: cart.shippingAddress,
    billingInfo: cart.billingAddress,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
    couponCode: cart.couponCode,
    merchantDiscounts: cart.merchantDiscounts,
    giftCardCode: cart.giftCardCode,
    giftCardLimit: cart.giftCardLimit,
    customSettings: cart.customSettings,
    customContentReference: cart.customContentReference,
    externalReference: cart.externalReference,
    extendedFields: cart.extendedFields,
    businessLocationId: cart.businessLocationId,
    taxExemptGroupId: cart.taxExemptGroupId,
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return { lines: cart.lines, channelType, ...(Object.fromEntries(named) as Partial<CheckoutDocument>) };
}
