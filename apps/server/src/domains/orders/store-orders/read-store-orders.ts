/** Orders for older programs: the same orders and rights, in another form and under other names. */
import type { storeOrders } from '@stoa/contract';
import { ownerOf } from '../../../caller.ts';
import { totalOf } from '../../../platform/cache/large-totals.ts';
import { readSite } from '../../../platform/db/index.ts';
import { compileQuery, knownTotal, parseJsonText, toOffsetPage } from '../../../platform/query/index.ts';
import { invalid, isRefusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findReadable } from '../get-order.ts';
import { countOrders, queryOrders } from '../orders.store.ts';
import { standingOnly } from '../searching/search-orders.ts';
import { viewStoreOrder } from './store-order-view.ts';
import { storeOrdersQueryable } from './store-orders-queryable.store.ts';

export const getStoreOrder: UseCase<typeof storeOrders.getOrder> = async (ctx, { id }) => {
  const order = await findReadable(ctx, id);
  return isRefusal(order) ? order : { order: viewStoreOrder(ctx, order) };
};

/** The latest first, as in searches. */
export const queryStoreOrders: UseCase<typeof storeOrders.queryOrders> = async (ctx, { query = {} }) => {
  const filter = standingOnly(parseJsonText(query.filter));
  const compiled = compileQuery(
    { ...query, filter, paging: query.paging ?? {} },
    storeOrdersQueryable(ctx.site.currency),
    {
      secret: ctx.cursorSecret,
      scope: `store orders ${ctx.siteId}`,
      path: 'query',
      paging: 'offset',
    },
  );
  if (!compiled.ok) return invalid(...compiled.violations);
  const buyerId = ownerOf(ctx.caller);
  return readSite(ctx, async (tx) => {
    const found = await queryOrders(tx, compiled.value, buyerId);
    const counted = { kind: 'orders', by: [buyerId, compiled.value.stated] };
    const count = () => countOrders(tx, compiled.value, buyerId);
    const totalResults = knownTotal(compiled.value, found) ?? (await totalOf(ctx, counted, count));
    const { rows, pagingMetadata } = toOffsetPage(compiled.value, found, totalResults);
    return {
      orders: rows.map(({ order }) => viewStoreOrder(ctx, order)),
      metadata: { items: rows.length, offset: pagingMetadata.offset },
      totalResults,
    };
  });
};
