import { PRODUCT_TAGS, tagEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Consumer, type DeliveredEvent, on } from '../../../platform/events/index.ts';
import { deriveAgain } from './product-rows.store.ts';
import { findTaggedIds, untagProducts } from './product-tags.store.ts';

/** Products changed at a time: a tag may be on all of them. */
const AT_ONCE = 500;

/** Updates the products that carry a renamed tag, and removes deleted tags. */
export const productsFollowTags: Consumer<Context> = {
  name: 'products follow tags',
  hears: [
    on(tagEvents.updated, (ctx, event, tx) => changeTagged(ctx, tx, event, (ids) => deriveAgain(tx, ids))),
    on(tagEvents.deleted, (ctx, event, tx) =>
      changeTagged(ctx, tx, event, (ids) => untagProducts(tx, ids, event.entityId)),
    ),
  ],
};

/** Goes through the products that have a tag. */
async function changeTagged(
  ctx: Context,
  tx: Tx,
  { entityId: tagId, payload: tag }: DeliveredEvent<{ fqdn?: string }>,
  change: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  if (tag.fqdn !== PRODUCT_TAGS) return;
  let ids: string[] = [];
  do {
    ids = await findTaggedIds(tx, tagId, { after: ids.at(-1) ?? null, limit: AT_ONCE });
    await change(ids);
  } while (ids.length === AT_ONCE);
  ctx.cache.changed(tx);
}
