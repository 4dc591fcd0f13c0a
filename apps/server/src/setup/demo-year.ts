import {
  checkouts,
  giftCards,
  inventoryItems,
  members,
  type Operation,
  orderBilling,
  orderFulfillments,
  orders,
  orderTransactions,
  payments,
  type Request,
  type Response,
  variants,
} from '@stoa/contract';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { type DemoBuyer, type DemoPurchase, type DemoStep, deliveryIds, demoVisits, demoYear } from '@stoa/demo';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { lookAtCheckout } from '../domains/abandoned-checkouts/index.ts';
import { findOrderByNumber } from '../domains/orders/index.ts';
import { insertVisitCounts } from '../domains/visits/index.ts';
import { operations } from '../domains.ts';
import { readSite, withSite } from '../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../platform/durations.ts';
import { isRefusal } from '../platform/refusal.ts';
import { inThePast, type Past } from './in-the-past.ts';

const [STORES_APP_ID = ''] = storesAppIds;
const GOOD_CARD = 'sandbox-4242424242424242';
const DECLINED_CARD = 'sandbox-4000000000000002';
/** The most that a call takes or gives at once. */
const MOST = 100;

/** What the steps so far have made: ids by the e-mail addresses of members, and by the numbers of purchases. */
type Made = { members: Map<string, string>; orders: Map<number, string>; items: Map<string, Item> };
type Item = { productId: string; variantId: string };

/**
 * Lets the demo shop live through the year that ends now: visits, orders, members, payments, refunds, gift cards and checkouts that
 * were left, made by the use cases that make all others, on a clock of their own. It happens in one transaction, so it is
 * there as a whole or not at all; nobody is told of it. A shop that has orders is left alone.
 */
export async function createDemoYear(ctx: Context): Promise<void> {
  const first = String(ctx.site.settings.firstOrderNumber);
  if (await readSite(ctx, (tx) => findOrderByNumber(tx, first))) return;
  const today = ctx.now();
  const steps = demoYear(today);
  const items = await findItems(ctx);
  await inThePast(ctx, async (past) => {
    const made: Made = { members: new Map(), orders: new Map(), items };
    const from = past.at(new Date(today.getTime() - 366 * DAY_MS));
    await receiveStock(from, steps, made);
    for (const step of steps) {
      const moment = new Date(today.getTime() - step.daysAgo * DAY_MS);
      await take(past, moment, step, made);
      await past.spread(moment);
    }
    await withSite(past.at(today), (tx) => insertVisitCounts(tx, visitsOf(today, steps)));
  });
  await withSite(ctx, async (tx) => ctx.cache.changed(tx));
}

/** The visits that led to the orders of the year, and those that led to none, with the day of each. */
function visitsOf(today: Date, steps: readonly DemoStep[]) {
  const dayOf = (daysAgo: number): string => new Date(today.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const buyers = new Map<number, number>();
  for (const step of steps)
    if (step.kind === 'order' && step.purchase.channel === 'WEB' && !step.purchase.isLeft) {
      const daysAgo = Math.round((Date.parse(dayOf(0)) - Date.parse(dayOf(step.daysAgo))) / DAY_MS);
      buyers.set(daysAgo, (buyers.get(daysAgo) ?? 0) + 1);
    }
  return demoVisits(today, buyers).map(({ daysAgo, ...visits }) => ({ day: dayOf(daysAgo), ...visits }));
}

/** Calls an operation as the given context does; no step of the year may be refused. */
async function call<O>(ctx: Context, operation: O, request: Request<O>): Promise<Response<O>> {
  const served = operations.find((each) => each.operation === (operation as Operation));
  if (!served) throw new Error('nobody serves this operation');
  const answer = await served.run(ctx, request as never);
  if (isRefusal(answer)) throw new Error(`the demo shop's year is refused: ${JSON.stringify({ answer, request })}`);
  return answer as Response<O>;
}

/** The variants on sale, by their codes. */
async function findItems(ctx: Context): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  let cursor: string | undefined;
  do {
    const query = { cursorPaging: { limit: MOST, ...(cursor && { cursor }) } };
    const { variants: page = [], pagingMetadata } = await call(ctx, variants.queryVariants, { query });
    for (const { sku, productData, variantId = '' } of page)
      if (sku) items.set(sku, { productId: productData?.productId ?? '', variantId });
    cursor = pagingMetadata?.cursors?.next ?? undefined;
  } while (cursor);
  return items;
}

/** Everything that is going to be sold arrives before, so that the year ends with the stock of the catalogue. */
async function receiveStock(ctx: Context, steps: readonly DemoStep[], { items }: Made): Promise<void> {
  const sold = new Map<string, number>();
  for (const step of steps)
    for (const { sku, quantity } of step.kind === 'order' ? step.purchase.items : []) {
      const { variantId } = itemOf(items, sku);
      sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
    }
  const all = [...sold].map(([variantId, incrementBy]) => ({ variantId, incrementBy }));
  for (let at = 0; at < all.length; at += MOST)
    await call(ctx, inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation, {
      incrementData: all.slice(at, at + MOST),
    });
}

function itemOf(items: Made['items'], sku: string): Item {
  const item = items.get(sku);
  if (!item) throw new Error(`the demo shop sells no ${sku}`);
  return item;
}

async function take(past: Past, moment: Date, step: DemoStep, made: Made): Promise<void> {
  const staff = past.at(moment);
  if (step.kind === 'order') return buy(past, moment, step.purchase, made);
  if (step.kind === 'join') {
    const { email: loginEmail, firstName, lastName } = step.buyer;
    const { member } = await call(staff, members.createMember, {
      member: { loginEmail, contact: { firstName, lastName } },
    });
    made.members.set(loginEmail, member?.id ?? '');
    return;
  }
  if (step.kind === 'issueGiftCard') {
    const { code, amount, note } = step;
    await call(staff, giftCards.createGiftCard, { code, amount, note });
    return;
  }
  const id = made.orders.get(step.number);
  if (id) await follow(staff, id, step);
}

/** Somebody checks out, and pays or leaves. */
async function buy(past: Past, moment: Date, purchase: DemoPurchase, { members, orders, items }: Made): Promise<void> {
  const { buyer, channel, method, couponCode, giftCardCode, isLeft, isDeclinedFirst } = purchase;
  const memberId = members.get(buyer.email);
  const caller: Caller = memberId ? { kind: 'member', id: memberId } : { kind: 'visitor', id: past.newId() };
  const ctx = past.at(moment, caller);
  const { checkout } = await call(ctx, checkouts.createCheckout, {
    channelType: channel,
    lineItems: purchase.items.map(({ sku, quantity }) => {
      const { productId: catalogItemId, variantId } = itemOf(items, sku);
      return { quantity, catalogReference: { appId: STORES_APP_ID, catalogItemId, options: { variantId } } };
    }),
    ...(couponCode && { couponCode }),
    ...(giftCardCode && { giftCardCode }),
    checkoutInfo: infoOf(buyer, deliveryIds[purchase.delivery]),
  });
  const checkoutId = checkout?.id ?? '';
  if (isLeft) {
    await lookAtCheckout.run(past.at(new Date(moment.getTime() + HOUR_MS)), { checkoutId });
    return;
  }
  const pay = (paymentToken: string) =>
    call(ctx, payments.payCheckout, { checkoutId, method, ...(method === 'card' && { paymentToken }) });
  if (isDeclinedFirst && method === 'card') await pay(DECLINED_CARD);
  const { orderId } = await pay(GOOD_CARD);
  orders.set(purchase.number, orderId ?? '');
}

function infoOf({ firstName, lastName, email, ...place }: DemoBuyer, code: string) {
  const { country, city, postalCode, addressLine } = place;
  const who = { address: { country, city, postalCode, addressLine }, contactDetails: { firstName, lastName } };
  return {
    buyerInfo: { email },
    billingInfo: who,
    shippingInfo: { shippingDestination: who, selectedCarrierServiceOption: { code } },
  };
}

type LaterStep = Exclude<DemoStep, { kind: 'order' | 'join' | 'issueGiftCard' }>;

/** What staff do with an order later. */
async function follow(ctx: Context, id: string, step: LaterStep): Promise<void> {
  if (step.kind === 'markAsPaid') await call(ctx, orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: id });
  else if (step.kind === 'cancel') await call(ctx, orders.cancelOrder, { id, restockAllItems: true });
  else if (step.kind === 'refund') await refund(ctx, id, step);
  else {
    const { order } = await call(ctx, orders.getOrder, { id });
    const lineItems = (order?.lineItems ?? []).map(({ id: lineId = '', quantity }) => ({ id: lineId, quantity }));
    await call(ctx, orderFulfillments.createFulfillment, { orderId: id, fulfillment: { lineItems } });
  }
}

/** Gives money back to the card: all of it, or what a line of the order cost. */
async function refund(
  ctx: Context,
  orderId: string,
  { share, reason }: Extract<DemoStep, { kind: 'refund' }>,
): Promise<void> {
  const { order } = await call(ctx, orders.getOrder, { id: orderId });
  const { orderTransactions: paid } = await call(ctx, orderTransactions.listTransactionsForSingleOrder, { orderId });
  const payment = paid?.payments?.find(({ regularPaymentDetails: by }) => by?.status === 'APPROVED');
  const [line] = order?.lineItems ?? [];
  if (!payment || !line) return;
  const ofLine = Math.min(Number(line.totalPriceAfterTax?.amount), Number(payment.amount?.amount));
  const isWhole = share === 'ALL';
  await call(ctx, orderBilling.refundPayments, {
    orderId,
    paymentRefunds: [
      {
        paymentId: payment.id ?? '',
        amount: { amount: isWhole ? (payment.amount?.amount ?? '0') : ofLine.toFixed(2) },
      },
    ],
    refundItems: { lineItems: [{ lineItemId: line.id ?? '', quantity: line.quantity ?? 1 }] },
    customerReason: reason,
  });
}
