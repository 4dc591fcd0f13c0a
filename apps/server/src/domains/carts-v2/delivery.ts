import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Cart } from '../carts/index.ts';
import { isShippable, type Purchase, quotePurchase } from '../purchase/index.ts';
import { type Answer, changeV2, openCart, type Which } from './change.ts';
import { confirmedPurchaseOf } from './confirmed.ts';

export type SentMethod = { code?: string; appId?: string | null };

/** Chooses one of the delivery methods that are offered for the cart and its address. */
export async function setDeliveryMethod(ctx: Context, which: Which, method: SentMethod): Answer {
  const cart = await openCart(ctx, which);
  if (isRefusal(cart)) return cart;
  const refused = await refuseMethod(ctx, confirmedPurchaseOf(cart), method);
  return refused ?? changeV2(ctx, which, { apply: (known) => withMethod(known, method) });
}

export const withMethod = (cart: Cart, { code = '', appId }: SentMethod): Cart => ({
  ...cart,
  selectedShippingOption: { code, ...(appId && { carrierId: appId }) },
});

/** The refusal of a delivery method that a purchase cannot have. No transaction may be open. */
export async function refuseMethod(ctx: Context, purchase: Purchase, method: SentMethod): Promise<Refusal | null> {
  if (!purchase.lines.some(isShippable)) return refuse('DELIVERY_METHOD_MISSING_LINE_ITEMS');
  if (!purchase.destination) return refuse('DELIVERY_METHOD_MISSING_ADDRESS');
  // nobody need be asked for its gift card
  const asked = { ...purchase, giftCardCode: null, deliveryCode: method.code ?? null };
  const { deliveries } = await quotePurchase(ctx, asked);
  return deliveries.some(({ code }) => code === method.code)
    ? null
    : refuse('DELIVERY_METHOD_NOT_FOUND', { ...method });
}

export const removeDeliveryMethod = (ctx: Context, which: Which): Answer =>
  changeV2(ctx, which, { apply: (cart) => ({ ...cart, selectedShippingOption: null }) });
