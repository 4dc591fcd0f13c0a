import type { orders, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { takeStock } from '../../inventory/index.ts';
import { lookUpLines, siteRulesOf } from '../../purchase/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity, withPayments } from '../approve.ts';
import { outOfStock } from '../build-order.ts';
import type { Order, OrderLine } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { type PaymentStatus, paymentStatusOf } from '../payment-status.ts';
import { beyondStock, isAmong, stockLinesOf } from '../place-order.ts';
import { readOrder } from './read-order.ts';
import type { SentOrder } from './sent-order.ts';

type Operation = typeof orders.createOrder;
type Settings = NonNullable<Request<Operation>['settings']>;

/**
 * Creates an order of a program, such as one of a marketplace: at once for good, or waiting for its payment, as the
 * settings say. Items of the store are taken from stock.
 */
export const createLiveOrder: UseCase<Operation> = async (ctx, { order: sent, settings = {} }) => {
  const read = readOrder(ctx, sent);
  if (isRefusal(read)) return read;
  const purchasedDate = sent.purchasedDate ?? null;
  if (purchasedDate && new Date(purchasedDate) > ctx.now()) return refuse('PURCHASED_DATE_CANNOT_BE_IN_FUTURE');
  const status = firstStatus(sent, settings);
  if (isRefusal(status)) return status;
  const order = withSettings(withStated(read, sent), settings);
  const { isStockTakenWhenPaid } = await siteRulesOf(ctx);
  const isStockDue = isStockTakenWhenPaid && paymentStatusOf(order) !== 'PAID';
  return withSite(ctx, async (tx) => {
    const held = await holdStock(ctx, tx, order, isStockDue);
    if (isRefusal(held)) return held;
    const saved = await saveOrder(tx, begun(ctx, held, status, purchasedDate), ctx.site.settings.firstOrderNumber);
    announceOrder(ctx, tx, saved, status === 'APPROVED' ? ['created', 'approved'] : ['created']);
    return { order: viewOrder(ctx, saved) };
  });
};

type Status = 'APPROVED' | 'INITIALIZED' | 'PENDING';

/**
 * The status that was sent, or the one that follows from the strategy: approved by what was paid, by a total of nothing
 * unless only payments count, and by a payment that is made outside.
 */
function firstStatus(sent: SentOrder, { orderApprovalStrategy = 'DEFAULT' }: Settings): Status | Refusal {
  const { status, paymentStatus, priceSummary, lineItems } = sent;
  if (status === 'CANCELED' || status === 'REJECTED')
    return invalid({
      field: 'order.status',
      description: 'is not one that an order begins with',
      violatedRule: 'OTHER',
    });
  if (status) return status;
  if (paymentStatus === 'PENDING') return 'PENDING';
  const isFree = Number(priceSummary.total?.amount ?? 0) === 0;
  const isOffline = lineItems.every(({ paymentOption }) => OUTSIDE.has(paymentOption ?? ''));
  const isApproved = paymentStatus === 'PAID' || (orderApprovalStrategy === 'DEFAULT' && (isFree || isOffline));
  return isApproved ? 'APPROVED' : 'INITIALIZED';
}

const OUTSIDE = new Set(['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP']);

/** An order with what was said of its payment. */
export const withStated = (order: Order, { paymentStatus, priceSummary }: SentOrder): Order => {
  const isFree = Number(priceSummary.total?.amount ?? 0) === 0;
  const stated =
    paymentStatus && paymentStatus !== 'UNSPECIFIED' && !isFree ? (paymentStatus as PaymentStatus) : undefined;
  return stated ? { ...order, stated: { wire: {}, ...order.stated, paymentStatus: stated } } : order;
};

function withSettings(order: Order, { editableByOwnerApps, notifications }: Settings): Order {
  const { sendNotificationToBuyer, sendNotificationsToBusiness } = notifications ?? {};
  const untold = { buyer: sendNotificationToBuyer === false, business: sendNotificationsToBusiness === false };
  return {
    ...order,
    ...(editableByOwnerApps?.appIds?.length && { editors: editableByOwnerApps.appIds }),
    ...((untold.buyer || untold.business) && { untold }),
  };
}

/** Takes the stock of the items of the store, unless that waits for the payment, or refuses the order. */
async function holdStock(ctx: Context, tx: Tx, order: Order, isStockDue: boolean): Promise<Order | Refusal> {
  const { lines: found } = await lookUpLines(ctx, tx, order.lines);
  const lines = order.lines.map((line, index) => identified(line, found[index]?.item));
  const counted = lines.filter((line) => line.item.variantId !== '');
  const short = isStockDue ? beyondStock(found) : await takeStock(ctx, tx, order.id, stockLinesOf(counted));
  if (short.length === 0) return { ...order, lines, ...(isStockDue && { isStockDue }) };
  const missing = lines
    .filter((line) => isAmong(line, short))
    .map((line) => ({
      ...line,
      item: { ...line.item, availability: { status: 'NOT_AVAILABLE' as const, quantityAvailable: 0 } },
    }));
  return outOfStock(lines, missing);
}

/** A line that says which item of the store it is; names and prices stay as they were sent. */
function identified(line: OrderLine, found: OrderLine['item'] | undefined): OrderLine {
  if (!found || found.availability.status === 'NOT_FOUND') return line;
  const { productId, variantId, slug, sku, weight, image, choices } = found;
  const { item } = line;
  return {
    ...line,
    item: { ...item, productId, variantId, slug, image, choices, sku: item.sku ?? sku, weight: item.weight ?? weight },
  };
}

function begun(ctx: Context, order: Order, status: Status, purchasedDate: string | null): Order {
  if (status === 'INITIALIZED') return order;
  if (status === 'PENDING') return withActivity(ctx, { ...order, status }, 'ORDER_PENDING');
  const date = purchasedDate ?? ctx.now().toISOString();
  const placed = withActivity(ctx, { ...order, status, purchasedDate: date }, 'ORDER_PLACED');
  return paymentStatusOf(placed) === 'PAID' ? withPayments(ctx, placed) : placed;
}
