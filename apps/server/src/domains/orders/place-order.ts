import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { type Line, lookUpLines, refuseRestricted } from '../carts/index.ts';
import {
  type Checkout,
  completeCheckout,
  lockCheckout,
  type PricedCheckout,
  priceCheckout,
  visibleOrRefused,
} from '../checkout/index.ts';
import { type StockLine, takeStock } from '../inventory/index.ts';
import { announceOrder } from './announce-order.ts';
import { approve } from './approve.ts';
import { buildOrder, outOfStock, refusalOf } from './build-order.ts';
import type { Order } from './order.ts';
import { findOrderOfCheckout, nextOrderNumber, saveOrder } from './orders.store.ts';

/*
 * The lock order. Whatever places, pays or undoes an order takes its locks in this order and so never waits in a circle:
 *
 *   checkout → cart → inventory items by id → order counter → order → payments
 *
 * The checkout's lock comes first and makes all of it happen one after the other for the same checkout.
 */

/** A checkout that is about to become an order; `known` is the order of an earlier attempt whose payment failed. */
export type Placement = { checkout: Checkout; priced: PricedCheckout; known: Order | null };
/** What a checkout became already: its order is placed, or waits for the outcome of a payment. */
export type Placed = { placed: Order };

/**
 * Places the order of a checkout to be paid outside, or for nothing: exactly once, in one transaction. Asked again, it
 * answers with the same order. What is refused leaves no trace.
 */
export async function placeOrder(ctx: Context, checkoutId: string): Promise<Order | Refusal> {
  return withSite(ctx, async (tx) => {
    const placement = await openPlacement(ctx, tx, checkoutId);
    if (isRefusal(placement)) return placement;
    if ('placed' in placement)
      return isOpen(placement.placed) ? refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS') : placement.placed;
    const isFree = placement.priced.prices.totals.total === 0;
    if (!isFree && !ctx.site.settings.paymentMethods.includes('offline')) return refuse('SITE_NOT_ACCEPTING_PAYMENTS');
    await completeCheckout(ctx, tx, placement.checkout);
    const draft = await draftOrder(ctx, tx, placement);
    if (isRefusal(draft)) return draft;
    const order = approve(ctx, draft);
    await saveOrder(tx, order);
    announceOrder(ctx, tx, order, [placement.known ? 'updated' : 'created', 'approved']);
    return order;
  });
}

/** Whether an order waits for its buyer's payment. */
export const isOpen = ({ status }: Order): boolean => status === 'INITIALIZED';

/** Locks a checkout and finds out what it costs now and whether it can be ordered, or what it became already. */
export async function openPlacement(ctx: Context, tx: Tx, checkoutId: string): Promise<Placement | Placed | Refusal> {
  const locked = visibleOrRefused(await lockCheckout(tx, checkoutId), ctx.caller);
  if (isRefusal(locked)) return locked;
  const known = await findOrderOfCheckout(tx, locked.id);
  if (known && (!isOpen(known) || known.ledger.some(({ status }) => status === 'PENDING'))) return { placed: known };
  if (locked.completed) return refuse('CHECKOUT_IS_COMPLETE');
  const checkout = { ...locked, lines: (await lookUpLines(tx, locked.lines)).lines };
  const priced = priceCheckout(ctx.site, checkout);
  const restricted = refuseRestricted(
    ctx.caller,
    checkout.lines.map(({ item }) => item),
  );
  return restricted ?? refusalOf(checkout, priced) ?? { checkout, priced, known };
}

/** The order that a checkout becomes: with its stock taken and its number given, not yet written. */
export async function draftOrder(
  ctx: Context,
  tx: Tx,
  { checkout, priced, known }: Placement,
): Promise<Order | Refusal> {
  const id = known?.id ?? ctx.newId();
  const short = await takeStock(ctx, tx, id, stockLinesOf(checkout.lines));
  if (short.length > 0)
    return outOfStock(
      checkout.lines,
      checkout.lines.filter((line) => isAmong(line, short)),
    );
  const number = known?.number ?? (await nextOrderNumber(tx, ctx.site.settings.firstOrderNumber));
  const { createdDate = ctx.now().toISOString(), ledger = [], activities = [] } = known ?? {};
  return buildOrder(ctx, checkout, priced, { id, number, createdDate, ledger, activities });
}

/** Items outside the catalogue have no stock. */
function stockLinesOf(lines: readonly Line[]): StockLine[] {
  return lines.flatMap(({ reference, quantity, item: { productId, variantId } }) =>
    reference ? [{ productId, variantId, quantity }] : [],
  );
}

const isAmong = ({ item }: Line, short: readonly StockLine[]): boolean =>
  short.some(({ productId, variantId }) => productId === item.productId && variantId === item.variantId);
