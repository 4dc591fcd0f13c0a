import type { orders } from '@stoa/contract';
import { ownerOf } from '../../../caller.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { compileQuery, toCursorPage } from '../../../platform/query/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { viewOrderFor } from '../order-view.ts';
import { queryOrders } from '../orders.store.ts';
import { ordersQueryable } from './orders-queryable.store.ts';

/**
 * The site's orders that match a filter and begin words with all or any of those searched for: number, people, items,
 * addresses. Latest first, 100 at a time; for visitors and members their own. Orders with a pending or rejected
 * payment are included only if the filter mentions `status`; orders awaiting payment never are.
 */
export const searchOrders: UseCase<typeof orders.searchOrders> = async (ctx, { search }) => {
  const { filter, sort, cursorPaging, search: words } = search;
  const asked = { filter: standingOnly(filter), sort, cursorPaging, search: words };
  const query = compileQuery(asked, ordersQueryable(ctx.site.currency), {
    secret: ctx.cursorSecret,
    scope: `orders ${ctx.siteId} ${ownerOf(ctx.caller) ?? ''}`,
    path: 'search',
  });
  if (!query.ok) return { refused: 'invalid', violations: query.violations };
  const found = await readSite(ctx, (tx) => queryOrders(tx, query.value, ownerOf(ctx.caller)));
  const { rows, pagingMetadata } = toCursorPage(query.value, found);
  return { orders: rows.map(({ order }) => viewOrderFor(ctx, order)), metadata: pagingMetadata };
};

/** Added to the filter itself, so that cursors contain it. What is no filter stays as it is, to be refused. */
export function standingOnly(filter: unknown): unknown {
  const stated = filter ?? {};
  if (!isRecord(stated) || mentionsStatus(stated)) return stated;
  return { ...stated, status: { $nin: ['PENDING', 'REJECTED'] } };
}

function mentionsStatus(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(mentionsStatus);
  if (!isRecord(filter)) return false;
  return Object.entries(filter).some(
    ([name, value]) => name === 'status' || (name.startsWith('$') && mentionsStatus(value)),
  );
}
