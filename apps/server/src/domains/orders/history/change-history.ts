import type { orders, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findStaffEmail } from '../../identity/index.ts';
import { announceOrder } from '../announce-order.ts';
import { lockToEdit } from '../changing/edit-order.ts';
import type { Order, OrderActivity } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';

type Service = typeof orders;
type Sent = Request<Service['addActivity']>['activity'];
type Content = Pick<OrderActivity, 'type' | 'details'>;

const MOST_ENTRIES = 1000;
/** What people and apps write; everything else the server writes itself, at the moment that its name says. */
const WRITTEN: readonly OrderActivity['type'][] = ['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY'];

export const addActivity: UseCase<Service['addActivity']> = async (ctx, { id, activity }) => {
  const added = await addEntries(ctx, id, [readContent(activity, 'activity')]);
  if (isRefusal(added)) return added;
  const [activityId = ''] = added.ids;
  return { order: viewOrder(ctx, added.order), activityId };
};

export const addActivities: UseCase<Service['addActivities']> = async (
  ctx,
  { orderId, activities = [], orderActivities = [] },
) => {
  const contents = [
    ...activities.map((each, index) => readContent(each, `activities[${index}]`)),
    ...orderActivities.map((each, index) => readTyped(each, `orderActivities[${index}]`)),
  ];
  if (contents.length === 0)
    return invalid({ field: 'orderActivities', description: 'must not be empty', violatedRule: 'MIN_SIZE' });
  const added = await addEntries(ctx, orderId, contents);
  return isRefusal(added) ? added : { order: viewOrder(ctx, added.order), activityIds: added.ids };
};

export const updateActivity: UseCase<Service['updateActivity']> = (ctx, { id, activityId, activity }) =>
  changeEntry(ctx, id, activityId, (known) => {
    const content = readContent(activity, 'activity');
    return isRefusal(content) ? content : { ...known, ...content };
  });

export const deleteActivity: UseCase<Service['deleteActivity']> = (ctx, { id, activityId }) =>
  changeEntry(ctx, id, activityId, () => null);

/** Adds entries by the caller, all or none. Those of an order that is not final, or no longer, too. */
async function addEntries(
  ctx: Context,
  orderId: string,
  contents: readonly (Content | Refusal)[],
): Promise<{ order: Order; ids: string[] } | Refusal> {
  const refused = contents.find(isRefusal);
  if (refused) return refused;
  const authorEmail = ctx.caller.kind === 'staff' ? await findStaffEmail(ctx, ctx.caller.id) : null;
  const createdDate = ctx.now().toISOString();
  const entries = (contents as Content[]).map((content) => ({
    ...{ id: ctx.newId(), createdDate, ...content },
    ...(authorEmail && { authorEmail }),
  }));
  return withSite(ctx, async (tx) => {
    const order = await lockToEdit(tx, orderId);
    if (isRefusal(order)) return order;
    if (order.activities.length + entries.length > MOST_ENTRIES) return refuse('TOO_MANY_ORDER_ACTIVITIES');
    const saved = await saveHistory(ctx, tx, order, [...order.activities, ...entries]);
    return { order: saved, ids: entries.map(({ id }) => id) };
  });
}

/** Changes or removes an entry that a person or an app wrote. */
const changeEntry = (
  ctx: Context,
  orderId: string,
  activityId: string,
  change: (known: OrderActivity) => OrderActivity | Refusal | null,
) =>
  withSite(ctx, async (tx) => {
    const order = await lockToEdit(tx, orderId);
    if (isRefusal(order)) return order;
    const known = order.activities.find(({ id }) => id === activityId.toLowerCase());
    if (!known) return refuse('ORDER_ACTIVITY_NOT_FOUND');
    if (!WRITTEN.includes(known.type)) return notOurs('activityId', known.type);
    const next = change(known);
    if (isRefusal(next)) return next;
    const activities = order.activities.flatMap((each) => (each === known ? (next ?? []) : each));
    return { order: viewOrder(ctx, await saveHistory(ctx, tx, order, activities)) };
  });

async function saveHistory(ctx: Context, tx: Tx, order: Order, activities: OrderActivity[]): Promise<Order> {
  const saved = await saveOrder(tx, { ...order, activities, updatedDate: ctx.now().toISOString() });
  announceOrder(ctx, tx, saved, ['updated']);
  return saved;
}

function readContent({ merchantComment, customActivity }: Sent, field: string): Content | Refusal {
  if (merchantComment) {
    if (!merchantComment.message?.trim()) return lacks(`${field}.merchantComment.message`);
    return { type: 'MERCHANT_COMMENT', details: { merchantComment } };
  }
  return customActivity ? { type: 'CUSTOM_ACTIVITY', details: { customActivity } } : lacks(`${field}.merchantComment`);
}

type Typed = NonNullable<Request<Service['addActivities']>['orderActivities']>[number];

/** An entry with its type, as newer clients write it. */
function readTyped({ activityType, customActivity, merchantComment }: Typed, field: string): Content | Refusal {
  if (customActivity || activityType === 'MERCHANT_COMMENT')
    return readContent({ customActivity, merchantComment }, field);
  return notOurs(`${field}.activityType`, activityType);
}

const notOurs = (field: string, type: string): Refusal =>
  invalid({ field, description: `is ${type}, which only the server writes`, violatedRule: 'OTHER' });
const lacks = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
