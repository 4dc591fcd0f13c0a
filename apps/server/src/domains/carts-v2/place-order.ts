import type { cartsV2, ErrorCode, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Cart } from '../carts/index.ts';
import { checkoutPage, createCheckoutFromCart, markCheckoutAsCompleted } from '../checkout/index.ts';
import { findDisplayCurrency } from '../currencies/index.ts';
import { createOrder } from '../orders/index.ts';
import { isOnTrial, isShippable, removeLines, setQuantities } from '../purchase/index.ts';
import { quoteCart } from './calculate.ts';
import { type Answer, changeV2, getV2, openCart } from './change.ts';
import { confirmedOf } from './confirmed.ts';
import { refusalOfOrder } from './refusals.ts';
import { verifyToken } from './summary-view.ts';
import { type Violation, violationsOf } from './violations.ts';

type Placed = Response<typeof cartsV2.placeOrder>;

/** Places the order of a cart, for what can be had of it, at the price that the buyer was shown. */
export async function placeOrder(
  ctx: Context,
  { cartId, priceVerificationToken, ...wishes }: Request<typeof cartsV2.placeOrder>,
): Promise<Placed | Refusal> {
  const cart = await openCart(ctx, { id: cartId });
  if (isRefusal(cart)) return cart;
  if (cart.lines.some((line) => isOnTrial(line) && isShippable(line)))
    return refuse('SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION');
  const refused = await refuseOrder(ctx, cart, priceVerificationToken);
  if (refused) return refused;
  const confirmed = await toConfirmed(ctx, cart);
  if (confirmed && isRefusal(confirmed)) return confirmed;
  const checkedOut = await createCheckoutFromCart(ctx, { id: cartId }, { ...withChannel(cart), ...withBilling(cart) });
  if (isRefusal(checkedOut)) return refusalOfOrder(checkedOut);
  const order = await createOrder(ctx, { id: checkedOut.checkoutId, ...wishes });
  if (isRefusal(order)) return refusalOfOrder(order);
  return { orderId: (order as { orderId: string }).orderId, completed: true };
}

async function refuseOrder(ctx: Context, cart: Cart, token: string | null | undefined): Promise<Refusal | null> {
  const quote = await quoteCart(ctx, cart);
  const verified = token ? verifyToken(ctx, token, cart, quote) : 'valid';
  if (verified === 'unknown') return refuse('INVALID_PRICE_VERIFICATION_TOKEN');
  if (verified === 'outdated') return refuse('CART_PRICES_OUT_OF_SYNC');
  const [first, ...others] = violationsOf(ctx, cart, quote).filter(({ severity }) => severity === 'ERROR');
  if (!first) return null;
  const { code, lineItemsOutOfStockData, membersOnlyItemData } = first;
  const data = lineItemsOutOfStockData ?? membersOnlyItemData;
  const refusal = code && CODES[code];
  if (refusal && (others.length === 0 || code === 'EMPTY_CART' || code === 'LINE_ITEMS_OUT_OF_STOCK'))
    return refuse(refusal, data);
  return refuse('VIOLATIONS_WITH_ERROR_SEVERITY', { violations: [first, ...others] });
}

/** Violations that have a code of their own where nothing else keeps the cart from being ordered. */
const CODES: Partial<Record<NonNullable<Violation['code']>, ErrorCode>> = {
  EMPTY_CART: 'EMPTY_CART',
  LINE_ITEMS_OUT_OF_STOCK: 'LINE_ITEMS_OUT_OF_STOCK',
  MEMBERS_ONLY_ITEM: 'MEMBERS_ONLY_ITEM',
  MISSING_DELIVERY_ADDRESS: 'MISSING_DELIVERY_ADDRESS',
  MISSING_DELIVERY_METHOD: 'MISSING_DELIVERY_METHOD',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
};

/** Lowers the quantities to what can be had, where they are above it. */
async function toConfirmed(ctx: Context, { id, lines }: Cart): Promise<Awaited<Answer> | null> {
  const short = lines.filter((line) => confirmedOf(line) < line.quantity);
  if (short.length === 0) return null;
  const left = short.map((line) => ({ id: line.id, quantity: confirmedOf(line) }));
  const gone = left.filter(({ quantity }) => quantity === 0).map((one) => one.id);
  const apply = (cart: Cart): Cart => ({
    ...cart,
    lines: setQuantities(
      removeLines(cart.lines, gone),
      left.filter(({ quantity }) => quantity > 0),
    ),
  });
  return changeV2(ctx, { id }, { apply });
}

const withChannel = ({ channelType }: Cart) => ({ channelType: channelType ?? ('WEB' as const) });
/** Without a billing address, the delivery's is billed. */
const withBilling = ({ billingAddress, contactInfo }: Cart) => {
  const address = billingAddress ?? contactInfo?.address;
  return address ? { billingAddress: address } : {};
};

/** The page where a buyer completes a cart: the one that its creator named, or the site's own, in the currency named. */
export const getCheckoutUrl: UseCase<typeof cartsV2.getCheckoutUrl> = async (ctx, { cartId, currencyCode }) => {
  const cart = await openCart(ctx, { id: cartId });
  if (isRefusal(cart)) return cart;
  const displayCurrency = await findDisplayCurrency(ctx, currencyCode ?? undefined);
  const seen = displayCurrency ? { ...ctx, displayCurrency } : ctx;
  const checkedOut = await createCheckoutFromCart(seen, { id: cartId }, withChannel(cart));
  if (isRefusal(checkedOut)) return checkedOut;
  const { checkoutId } = checkedOut;
  const own = cart.overrideCheckoutUrl?.replaceAll('{checkout_id}', cartId).replaceAll('{checkoutId}', checkoutId);
  const url = new URL(own ?? checkoutPage(ctx, { id: checkoutId }));
  if (currencyCode) url.searchParams.set('currencyCode', currencyCode);
  return { checkoutUrl: url.href };
};

/** Completes a cart that was paid elsewhere, without an order here; one that is complete stays as it is. */
export const markCartAsCompleted: UseCase<typeof cartsV2.markCartAsCompleted> = async (ctx, { cartId, orderId }) => {
  const known = await getV2(ctx, { id: cartId });
  if (isRefusal(known) || known.cart.orderPlaced) return known;
  const cart = await openCart(ctx, { id: cartId });
  if (isRefusal(cart)) return cart;
  const checkedOut = await createCheckoutFromCart(ctx, { id: cartId }, withChannel(cart));
  if (isRefusal(checkedOut)) return checkedOut;
  const completed = await markCheckoutAsCompleted(ctx, { id: checkedOut.checkoutId, orderId });
  return isRefusal(completed) ? completed : getV2(ctx, { id: cartId });
};
