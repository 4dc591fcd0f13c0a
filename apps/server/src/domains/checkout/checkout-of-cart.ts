import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Line } from '../carts/index.ts';
import { chooseDelivery } from './apply-info.ts';
import { announceCheckout } from './change-checkout.ts';
import type { AddressWithContact, Checkout, CheckoutDocument } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { findCheckoutOfCart, putCheckout } from './checkouts.store.ts';
import { newCheckout, readChannel, refuseWithoutPayments } from './create-checkout.ts';

type Choice = { code?: string; carrierId?: string | null };

/** What a cart passes on to its checkout. What is null or left out stays as the open checkout has it. */
export type CartToCheckOut = {
  cartId: string;
  /** As the catalogue sells them now. */
  lines: Line[];
  channelType: Checkout['channelType'] | undefined;
  email?: string | null;
  contactId?: string | null;
  buyerNote?: string | null;
  shippingAddress?: AddressWithContact | null;
  billingAddress?: AddressWithContact | null;
  /** Must be offered. */
  delivery?: Choice;
  /** Chosen before the destination was known, perhaps: counts if it is offered. */
  preferredDelivery?: Choice | null;
  overrideCheckoutUrl?: string | null;
};

/** Makes the checkout of a cart, or brings the open one that the cart has up to date. Answers with its id. */
export async function checkOutCart(ctx: Context, tx: Tx, cart: CartToCheckOut): Promise<string | Refusal> {
  const channelType = readChannel(cart.channelType);
  if (isRefusal(channelType)) return channelType;
  const refused = refuseWithoutPayments(ctx);
  if (refused) return refused;
  if (cart.lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const known = await findCheckoutOfCart(tx, cart.cartId, { lock: true });
  const open = known && !known.completed ? known : newCheckout(ctx, channelType);
  const changes = changesOf(cart, channelType);
  const chosen = chooseFor(ctx, { ...open, cartId: cart.cartId, ...changes }, cart);
  if (isRefusal(chosen)) return chosen;
  const saved = await putCheckout(tx, chosen, { ...changes, deliveryCode: chosen.deliveryCode });
  announceCheckout(tx, saved.revision === '1' ? 'created' : 'updated', viewCheckout(ctx, saved));
  return saved.id;
}

function chooseFor(
  ctx: Context,
  checkout: Checkout,
  { delivery, preferredDelivery }: CartToCheckOut,
): Checkout | Refusal {
  if (delivery || !preferredDelivery) return chooseDelivery(ctx.site, checkout, delivery);
  const chosen = chooseDelivery(ctx.site, checkout, preferredDelivery);
  return isRefusal(chosen) ? checkout : chosen;
}

function changesOf(cart: CartToCheckOut, channelType: Checkout['channelType']): Partial<CheckoutDocument> {
  const given = {
    email: cart.email,
    contactId: cart.contactId,
    buyerNote: cart.buyerNote,
    shippingDestination: cart.shippingAddress,
    billingInfo: cart.billingAddress,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return { lines: cart.lines, channelType, ...(Object.fromEntries(named) as Partial<CheckoutDocument>) };
}
