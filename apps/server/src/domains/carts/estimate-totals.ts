import type { currentCart, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { priceStyle } from '../currencies/index.ts';
import {
  quotePurchase,
  readSelection,
  viewEstimate,
  viewMembershipsOfCart,
  viewViolations,
} from '../purchase/index.ts';
import { purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { readCart, type WhichCart } from './which-cart.ts';

type Estimate = Response<typeof currentCart.estimateCurrentCartTotals>;

/**
 * The totals of a cart. Without any details of the purchase they are those of its items alone; with some, tax, shipping
 * and fees count unless the request says otherwise.
 */
export async function estimateTotals(
  ctx: Context,
  which: WhichCart,
  request: Request<typeof currentCart.estimateCurrentCartTotals>,
): Promise<Estimate | Refusal> {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx, which));
  if (isRefusal(cart)) return cart;
  const known = purchaseOf(cart);
  const purchase = {
    ...known,
    destination: request.shippingAddress ?? known.destination,
    deliveryCode: request.selectedShippingOption?.code ?? known.deliveryCode,
    memberships: readSelection(request.selectedMemberships) ?? known.memberships ?? [],
  };
  const isDetailed = Object.values(request).some((detail) => typeof detail === 'object' && detail !== null);
  const parts = {
    shipping: request.calculateShipping ?? isDetailed,
    tax: request.calculateTax ?? isDetailed,
    fees: request.calculateAdditionalFees ?? isDetailed,
  };
  const quote = await quotePurchase(ctx, purchase, { parts, source: 'CART' });
  const { priced, coupon } = quote;
  return {
    cart: viewCart(ctx, cart, { ...priced, coupon }),
    ...viewEstimate(ctx, quote, cart.couponCode),
    ...viewMembershipsOfCart(quote),
    violations: viewViolations(cart.lines, quote, priceStyle(ctx)),
  };
}
