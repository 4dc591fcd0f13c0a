import type { orderFulfillments } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { Order } from '../order.ts';
import { lockOrders, saveFulfilled } from './change-fulfillments.ts';
import { isTracked } from './fulfill.ts';
import type { Fulfillment } from './fulfillment.ts';
import { readInformation, viewFulfillments } from './fulfillment-view.ts';
import { removeFulfillment, saveFulfillment } from './fulfillments.store.ts';

type Service = typeof orderFulfillments;
type Which = { orderId: string; id: string | null | undefined };
type Answer = { orderWithFulfillments: ReturnType<typeof viewFulfillments> };

/** Changes one fulfilment of an order under the order's lock. */
const changeOne = (
  ctx: Context,
  { orderId, id }: Which,
  change: (tx: Tx, order: Order, known: Fulfillment) => Promise<Order | Refusal>,
): Promise<Answer | Refusal> =>
  withSite(ctx, async (tx) => {
    const order = (await lockOrders(tx, [orderId])).get(orderId.toLowerCase());
    if (!order) return refuse('ORDER_NOT_FOUND');
    const known = order.fulfillments.find((one) => one.id === id?.toLowerCase());
    if (!known) return refuse('FULFILLMENT_NOT_FOUND');
    const after = await change(tx, order, known);
    return isRefusal(after) ? after : { orderWithFulfillments: viewFulfillments(after) };
  });

/** The items stay as they are. Sent as they were, they are passed over. */
export const updateFulfillment: UseCase<Service['updateFulfillment']> = (ctx, { orderId, fulfillment: sent }) =>
  changeOne(ctx, { orderId, id: sent.id }, async (tx, order, known) => {
    if (sent.lineItems && !isSame(known.lines, sent.lineItems)) return fixedItems;
    const information = readInformation(known, sent);
    if (isRefusal(information)) return information;
    const next: Fulfillment = { ...known, ...information };
    if (isTracked(order, next)) return refuse('TRACKING_NUMBER_ALREADY_EXISTS');
    await saveFulfillment(tx, order.id, next);
    const isFirst = !known.tracking?.number && Boolean(next.tracking?.number);
    const fulfillments = order.fulfillments.map((one) => (one === known ? next : one));
    return saveFulfilled(ctx, tx, order, { fulfillments, tellOf: isFirst ? [next] : [] });
  });

export const deleteFulfillment: UseCase<Service['deleteFulfillment']> = (ctx, { orderId, fulfillmentId }) =>
  changeOne(ctx, { orderId, id: fulfillmentId }, async (tx, order, known) => {
    await removeFulfillment(tx, known.id);
    const fulfillments = order.fulfillments.filter((one) => one !== known);
    return saveFulfilled(ctx, tx, order, { fulfillments, tellOf: [] });
  });

const fixedItems = invalid({
  field: 'fulfillment.lineItems',
  description: 'cannot be changed: delete the fulfilment and create another one',
  violatedRule: 'OTHER',
});

/** A quantity that is left out is not changed. */
const isSame = (known: Fulfillment['lines'], sent: readonly { id?: string; quantity?: number | null }[]): boolean =>
  known.length === sent.length &&
  sent.every(({ id, quantity }) =>
    known.some((line) => line.id === id?.toLowerCase() && line.quantity === (quantity ?? line.quantity)),
  );
