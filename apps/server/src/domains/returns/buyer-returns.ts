import type { orderReturns } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type AskedOrder, findOwnOrder, lockOrder, type Order } from '../orders/index.ts';
import { moveReturn } from './move-return.ts';
import { noteReturn } from './note-return.ts';
import { endOfReturns, leftToReturn, returnsOf } from './returnable.ts';
import { keepBuyer } from './returns.store.ts';
import { returnResource } from './returns.ts';
import { returnSettings } from './settings.store.ts';

type Service = typeof orderReturns;
/** The most returns of one order, canceled ones among them: each of them mails the shop and the buyer. */
const MOST_RETURNS = 20;

/** Locks the order only once it is known to be the caller's. */
async function lockOwn(ctx: Context, tx: Tx, asked: AskedOrder): Promise<Order | Refusal> {
  const order = await findOwnOrder(ctx, tx, asked);
  return isRefusal(order) ? order : ((await lockOrder(tx, order.id)) ?? refuse('ORDER_NOT_FOUND'));
}

export const openReturns: UseCase<Service['openReturns']> = (ctx, asked) =>
  readSite(ctx, async (tx) => {
    const order = await findOwnOrder(ctx, tx, asked);
    if (isRefusal(order)) return order;
    const settings = await returnSettings.read(tx);
    const returns = await returnsOf(tx, order.id);
    const end = endOfReturns(order, settings);
    const isOpen = end !== null && ctx.now() < end;
    return {
      returns: returns.map((each) => returnResource.view(ctx, each)),
      returnable: order.lines.flatMap(({ id }) => {
        const quantity = isOpen ? leftToReturn(order, returns, id) : 0;
        return quantity > 0 ? [{ lineItemId: id, quantity }] : [];
      }),
      conditions: settings.enabled ? settings.conditions : null,
      until: end?.toISOString() ?? null,
    };
  });

export const requestReturn: UseCase<Service['requestReturn']> = (ctx, { lineItems, reason, note, ...asked }) =>
  withSite(ctx, async (tx) => {
    const order = await lockOwn(ctx, tx, asked);
    if (isRefusal(order)) return order;
    const end = endOfReturns(order, await returnSettings.read(tx));
    if (end === null || ctx.now() >= end) return refuse('RETURNS_CLOSED');
    const lines = addUp(lineItems);
    const returns = await returnsOf(tx, order.id);
    if (returns.length >= MOST_RETURNS) return refuse('TOO_MANY_RETURNS', { most: MOST_RETURNS });
    for (const { lineItemId, quantity } of lines) {
      if (!order.lines.some(({ id }) => id === lineItemId)) return refuse('LINE_ITEM_NOT_FOUND', { lineItemId });
      const left = leftToReturn(order, returns, lineItemId);
      if (quantity > left) return refuse('TOO_MANY_RETURNED', { lineItemId, left });
    }
    const created = await returnResource.insert(ctx, tx, {
      ...{ orderId: order.id, orderNumber: String(order.number), status: 'REQUESTED', lineItems: lines, reason },
      ...{ note: note ?? null, answer: null, refundId: null },
    });
    if (isRefusal(created)) return created;
    await keepBuyer(tx, created.id, order);
    await noteReturn(ctx, tx, order, created);
    return { orderReturn: returnResource.view(ctx, created) };
  });

/** A line that is named twice counts once, with both quantities. */
function addUp(lines: readonly { lineItemId: string; quantity: number }[]) {
  const sums = new Map<string, number>();
  for (const { lineItemId, quantity } of lines) {
    const id = lineItemId.toLowerCase();
    sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return [...sums].map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
}

export const cancelReturn: UseCase<Service['cancelReturn']> = (ctx, { returnId, ...asked }) =>
  withSite(ctx, async (tx) => {
    const order = await lockOwn(ctx, tx, asked);
    return isRefusal(order) ? order : moveReturn(ctx, tx, order, { returnId, step: 'cancel' });
  });
