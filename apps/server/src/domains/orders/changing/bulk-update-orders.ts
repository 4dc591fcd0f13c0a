import type { orders } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { changeTagIds, readTagChange, readTagIds, viewTagIds } from '../../tags/index.ts';
import { announceOrder } from '../announce-order.ts';
import { lockOrders } from '../fulfilling/change-fulfillments.ts';
import { viewOrder } from '../order-view.ts';
import { lockOrderRows, saveOrder } from '../orders.store.ts';
import { changeOrder } from './update-order.ts';

type Service = typeof orders;

/** Changes orders one after the other, as `updateOrder` does; those that are refused stay as they were. */
export const bulkUpdateOrders: UseCase<Service['bulkUpdateOrders']> = (ctx, { orders: sent, returnEntity = false }) =>
  withSite(ctx, async (tx) => {
    // in the sequence of their ids, so that nobody waits for each other
    await lockOrderRows(tx, sent.map(({ order }) => order.id ?? '').filter(isGuid));
    const outcomes: ItemOutcome[] = [];
    for (const { order } of sent) {
      const changed = await changeOrder(ctx, tx, order);
      const id = order.id ?? null;
      outcomes.push(
        isRefusal(changed) ? { id, refusal: changed } : { id, refusal: null, item: viewOrder(ctx, changed) },
      );
    }
    return bulkAnswer(outcomes, returnEntity);
  });

const MOST_TAGS = 100;
const tooMany: Refusal = invalid({
  field: 'assignTags',
  description: `would give the order more than ${MOST_TAGS} tags`,
  violatedRule: 'MAX_SIZE',
});

/** Tags of an order can be changed whatever its status. */
export const bulkUpdateOrderTags: UseCase<Service['bulkUpdateOrderTags']> = async (
  ctx,
  { orderIds, assignTags, unassignTags },
) => {
  const change = readTagChange(onTags(assignTags), onTags(unassignTags));
  if (isRefusal(change)) return change;
  return withSite(ctx, async (tx) => {
    const known = await lockOrders(tx, orderIds);
    const outcomes: ItemOutcome[] = [];
    for (const [id, order] of known) {
      const tags = changeTagIds(readTagIds(order.tags), change);
      if (tags.public.length > MOST_TAGS || tags.private.length > MOST_TAGS) {
        outcomes.push({ id, refusal: tooMany });
        continue;
      }
      const updatedDate = ctx.now().toISOString();
      const saved = await saveOrder(tx, { ...order, tags: viewTagIds(tags, { privateToo: true }), updatedDate });
      announceOrder(ctx, tx, saved, ['updated']);
      outcomes.push({ id, refusal: null });
    }
    const outcomeOf = (id: string) => outcomes.find((each) => each.id === id.toLowerCase());
    return bulkAnswer(
      orderIds.map((id) => outcomeOf(id) ?? { id, refusal: refuse('ORDER_NOT_FOUND') }),
      false,
    );
  });
};

type WireTags = { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };

/** Orders call their public tags simply tags. */
const onTags = (sent: WireTags | undefined) => sent && { publicTags: sent.tags, privateTags: sent.privateTags };
