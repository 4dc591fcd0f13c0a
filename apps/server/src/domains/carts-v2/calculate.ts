import type { cartsV2, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Cart } from '../carts/index.ts';
import { type Parts, type Quote, quotePurchase, rulesFor } from '../purchase/index.ts';
import { viewCartV2, type WireCartV2 } from './cart-view.ts';
import { openCart, type Which } from './change.ts';
import { confirmedPurchaseOf } from './confirmed.ts';
import { viewSummary, type WireSummary } from './summary-view.ts';

type Summarised = Promise<{ cart: WireCartV2; summary: WireSummary } | Refusal>;
type Estimate = Omit<Request<typeof cartsV2.estimateCart>, 'cartId'>;

/** A cart at today's prices with all of its costs. */
export const calculateCart = (ctx: Context, which: Which): Summarised =>
  summarised(ctx, which, { ...everything, isChecked: true });

/** A cart with the parts of its costs that the request names. */
export const estimateCart = (ctx: Context, which: Which, sent: Estimate): Summarised =>
  summarised(ctx, which, {
    parts: {
      shipping: sent.calculateDelivery ?? false,
      tax: sent.calculateTax ?? false,
      fees: sent.calculateAdditionalFees ?? false,
    },
    giftCards: sent.calculateGiftCards ?? false,
    isChecked: sent.validationConfig !== undefined && sent.validationConfig !== 'SKIP_VALIDATIONS',
    source: sent.validationConfig === 'CHECKOUT_VALIDATIONS' ? 'CHECKOUT' : 'CART',
  });

type Scope = { parts: Parts; giftCards: boolean; source: 'CART' | 'CHECKOUT'; isChecked: boolean };
const everything = { parts: { shipping: true, tax: true, fees: true }, giftCards: true, source: 'CHECKOUT' as const };

async function summarised(ctx: Context, which: Which, { isChecked, ...scope }: Scope): Summarised {
  const cart = await openCart(ctx, which);
  if (isRefusal(cart)) return cart;
  const quote = await quoteCart(ctx, cart, scope);
  const rules = await rulesFor(ctx, confirmedPurchaseOf(cart));
  return { cart: viewCartV2(ctx, cart, rules), summary: viewSummary(ctx, cart, quote, { isChecked }) };
}

/** What a cart costs, as far as its items can be had. No transaction may be open. */
export function quoteCart(
  ctx: Context,
  cart: Cart,
  { parts, giftCards, source }: Omit<Scope, 'isChecked'> = everything,
): Promise<Quote> {
  const purchase = confirmedPurchaseOf(cart);
  return quotePurchase(ctx, giftCards ? purchase : { ...purchase, giftCardCode: null }, {
    parts,
    source,
    usual: false,
  });
}
