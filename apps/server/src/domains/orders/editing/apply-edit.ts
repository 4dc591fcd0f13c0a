import { orderEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../../context.ts';
import { aboutOrder, sendLetter } from '../../../letters.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { giveBackStock, takeStock } from '../../inventory/index.ts';
import { announceOrder } from '../announce-order.ts';
import { withActivity } from '../approve.ts';
import { orderEditedLetter } from '../letters/order-edited.ts';
import type { Order, OrderLine, StatedLine } from '../order.ts';
import { balanceOf } from '../order-money.ts';
import { pageOfOrder } from '../order-page.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { orderPayable } from '../paying/order-payable.ts';
import { paymentStatusOf } from '../payment-status.ts';
import { stockLinesOf } from '../place-order.ts';
import { changesBetween } from './changes-between.ts';

export type EditSettings = {
  draftOrderId: string;
  reason: string | null;
  isBuyerTold: boolean;
  /** Whether the history of the order tells of it. */
  isNoted: boolean;
  /** The lines whose stock follows their quantity; that of all others stays. */
  stockOf: ReadonlySet<string>;
};

/** An order, locked as for a payment until the transaction ends: what it costs decides over money. */
export async function lockToEditMoney(ctx: Context, tx: Tx, id: string): Promise<Order | Refusal> {
  const payable = isGuid(id) ? await orderPayable.lock(ctx, tx, id.toLowerCase()) : null;
  return payable?.order ?? refuse('ORDER_NOT_FOUND');
}

/**
 * Writes a locked order as it was edited: stock moves where wanted, its history and its buyer are told, and what is owed
 * follows from what was paid. A refusal leaves no trace.
 */
export async function applyEdit(
  ctx: Context,
  tx: Tx,
  before: Order,
  edited: Order,
  settings: EditSettings,
): Promise<Order | Refusal> {
  const short = before.isStockDue ? null : await moveStock(ctx, tx, before, edited, settings.stockOf);
  if (short) return short;
  const style = { currency: before.currency, language: ctx.site.language };
  const changes = changesBetween(before, edited, style);
  const { draftOrderId, reason } = settings;
  const told = settings.isNoted
    ? withActivity(ctx, edited, 'DRAFT_ORDER_CHANGES_APPLIED', {
        draftOrderChangesApplied: { draftOrderId, changes, ...(reason && { reason }) },
      })
    : edited;
  const editedBy = [...(before.editedBy ?? []), draftOrderId];
  const saved = await saveOrder(tx, withoutStatedAmounts({ ...told, editedBy }));
  const isPaidOtherwise = paymentStatusOf(before) !== paymentStatusOf(saved);
  announceOrder(ctx, tx, saved, ['updated', ...(isPaidOtherwise ? (['paymentStatusUpdated'] as const) : [])]);
  const order = viewOrder(ctx, saved);
  emit(tx, orderEvents.committed(saved.id, { order, draftOrderId, commitDate: ctx.now().toISOString() }));
  if (settings.isBuyerTold && saved.email) {
    const seen = contextIn(ctx, saved.language);
    const facts = { order: viewOrder(seen, saved), balance: balanceOf(saved), url: pageOfOrder(seen, saved) };
    sendLetter(tx, orderEditedLetter, { to: saved.email, from: seen.site, about: aboutOrder(saved) }, facts);
  }
  return saved;
}

/** Takes what lines have more than before, and gives back what they have less. */
async function moveStock(
  ctx: Context,
  tx: Tx,
  before: Order,
  after: Order,
  stockOf: ReadonlySet<string>,
): Promise<Refusal | null> {
  const quantityIn = ({ lines }: Order, id: string) => lines.find((line) => line.id === id)?.quantity ?? 0;
  const removed = before.lines.filter(({ id }) => !after.lines.some((line) => line.id === id));
  const differences = [...after.lines, ...removed]
    .filter(({ id, item }) => stockOf.has(id) && item.variantId !== '')
    .map((line) => ({ line, more: quantityIn(after, line.id) - quantityIn(before, line.id) }));
  const more = differences.flatMap(({ line, more: quantity }) => (quantity > 0 ? [{ ...line, quantity }] : []));
  const less = differences.flatMap(({ line, more: quantity }) =>
    quantity < 0 ? [{ ...line, quantity: -quantity }] : [],
  );
  const short = await takeStock(ctx, tx, before.id, stockLinesOf(more));
  if (short.length > 0) {
    const isShort = ({ item }: OrderLine) => short.some(({ variantId }) => variantId === item.variantId);
    return refuse('INSUFFICIENT_INVENTORY', { lineItemIds: more.filter(isShort).map(({ id }) => id) });
  }
  if (less.length > 0) await giveBackStock(ctx, tx, before.id, stockLinesOf(less));
  return null;
}

/** Amounts that a program stated are no longer those of an order that was edited: they follow from its parts. */
function withoutStatedAmounts(order: Order): Order {
  if (!order.stated) return order;
  const { appliedDiscounts: _, additionalFees: __, taxSummary: ___, taxInfo: ____, ...wire } = order.stated.wire;
  return { ...order, stated: { ...order.stated, wire } };
}

const DESCRIBING = [
  'productName',
  'descriptionLines',
  'image',
  'physicalProperties',
  'itemType',
  'fulfillerId',
  'digitalFile',
  'subscriptionInfo',
  'priceDescription',
  'locations',
  'extendedFields',
] as const satisfies (keyof StatedLine)[];

/** What a program stated of a line, without its amounts. */
export const describedOnly = (stated: StatedLine): StatedLine =>
  Object.fromEntries(DESCRIBING.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])));
