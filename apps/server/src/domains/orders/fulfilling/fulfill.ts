import type { dispatch, orderFulfillments, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import type { Order } from '../order.ts';
import { lockOrders, refuseUnfinished, saveFulfilled } from './change-fulfillments.ts';
import type { Fulfillment } from './fulfillment.ts';
import { noInformation, readInformation, viewFulfillments } from './fulfillment-view.ts';
import { saveFulfillment } from './fulfillments.store.ts';
import { itemsOf } from './items-left.ts';

type Service = typeof orderFulfillments;
type Sent = Request<Service['createFulfillment']>['fulfillment'];

/** Whether the buyer is told: always, never, or about tracking numbers only. */
type Telling = boolean | 'OF_TRACKING';

/** An order with further fulfilments; nothing has been written yet. */
function planned(ctx: Context, order: Order, sent: readonly Sent[]): Order | Refusal {
  const refused = refuseUnfinished(order);
  if (refused) return refused;
  let after = order;
  for (const one of sent) {
    const lines = itemsOf(after, one.lineItems);
    if (isRefusal(lines)) return lines;
    const information = readInformation(noInformation, one);
    if (isRefusal(information)) return information;
    const fresh: Fulfillment = { id: ctx.newId(), createdDate: ctx.now().toISOString(), lines, ...information };
    if (isTracked(after, fresh)) return refuse('TRACKING_NUMBER_ALREADY_EXISTS');
    after = { ...after, fulfillments: [...after.fulfillments, fresh] };
  }
  return after;
}

/** Whether another fulfilment of the order has the same tracking number. */
export const isTracked = ({ fulfillments }: Pick<Order, 'fulfillments'>, { id, tracking }: Fulfillment): boolean =>
  Boolean(tracking?.number) && fulfillments.some((one) => one.id !== id && one.tracking?.number === tracking?.number);

/** Hands over items of a locked order. */
async function fulfill(
  ctx: Context,
  tx: Tx,
  order: Order,
  sent: readonly Sent[],
  telling: Telling,
): Promise<Order | Refusal> {
  const after = planned(ctx, order, sent);
  if (isRefusal(after)) return after;
  const fresh = after.fulfillments.slice(order.fulfillments.length);
  for (const one of fresh) await saveFulfillment(tx, order.id, one);
  const tellOf = fresh.filter(({ tracking }) => (telling === 'OF_TRACKING' ? tracking?.number : telling));
  return saveFulfilled(ctx, tx, order, { fulfillments: after.fulfillments, tellOf });
}

async function fulfillOne(ctx: Context, orderId: string, sent: Sent, telling: Telling) {
  return withSite(ctx, async (tx) => {
    const order = (await lockOrders(tx, [orderId])).get(orderId.toLowerCase());
    const after = order ? await fulfill(ctx, tx, order, [sent], telling) : refuse('ORDER_NOT_FOUND');
    if (isRefusal(after)) return after;
    return { orderWithFulfillments: viewFulfillments(after), fulfillmentId: after.fulfillments.at(-1)?.id ?? '' };
  });
}

export const createFulfillment: UseCase<Service['createFulfillment']> = (ctx, { orderId, fulfillment }) =>
  fulfillOne(ctx, orderId, fulfillment, 'OF_TRACKING');

export const dispatchItems: UseCase<(typeof dispatch)['dispatchItems']> = (
  ctx,
  { orderId, fulfillment, notifyBuyer },
) => fulfillOne(ctx, orderId, fulfillment, notifyBuyer);

/** All items of the request in one transaction: an order that is refused is left as it was. */
export const bulkCreateFulfillments: UseCase<Service['bulkCreateFulfillments']> = (
  ctx,
  { ordersWithFulfillments: wanted },
) =>
  withSite(ctx, async (tx) => {
    const orders = await lockOrders(
      tx,
      wanted.map(({ orderId }) => orderId),
    );
    const outcomes: ItemOutcome[] = [];
    for (const { orderId, fulfillments } of wanted) {
      const order = orders.get(orderId.toLowerCase());
      const after = order ? await fulfill(ctx, tx, order, fulfillments, 'OF_TRACKING') : refuse('ORDER_NOT_FOUND');
      const id = order?.id ?? null;
      if (isRefusal(after)) outcomes.push({ id, refusal: after });
      else {
        orders.set(after.id, after);
        outcomes.push({ id, item: viewFulfillments(after), refusal: null });
      }
    }
    return bulkAnswer(outcomes, true, 'ordersWithFulfillments');
  });
