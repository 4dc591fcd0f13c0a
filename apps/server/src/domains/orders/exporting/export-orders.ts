import type { orderExport } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { readSite } from '../../../platform/db/index.ts';
import { compileQuery, everyPage } from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { findTags } from '../../tags/index.ts';
import type { Order } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { queryOrders } from '../orders.store.ts';
import { ordersQueryable } from '../searching/orders-queryable.store.ts';
import { standingOnly } from '../searching/search-orders.ts';
import { orderColumns } from './order-columns.ts';

const AT_A_TIME = 200;
const columns = Object.entries(orderColumns);

/** The orders that a search finds, from the latest on, read as they are sent. */
export const exportOrders: UseCase<typeof orderExport.exportOrders> = async (ctx, { filter, search }) => {
  const queryable = { ...ordersQueryable(ctx.site.currency), maxLimit: AT_A_TIME };
  const compile = (cursor?: string) =>
    compileQuery({ filter: standingOnly(filter), search, cursorPaging: { limit: AT_A_TIME, cursor } }, queryable, {
      secret: ctx.cursorSecret,
      scope: `exported orders ${ctx.siteId}`,
    });
  const first = compile();
  if (!first.ok) return invalid(...first.violations);
  const pages = everyPage(first.value, compile, (query) =>
    readSite(ctx, async (tx) => {
      const found = await queryOrders(tx, query, null);
      const tagIds = found.flatMap(({ order }) => tagIdsOf(order));
      const tags = tagIds.length > 0 ? await findTags(tx, tagIds) : [];
      const names = new Map(tags.map(({ id, name }) => [id, name]));
      return found.map((row) => ({ ...row, tags: tagIdsOf(row.order).flatMap((id) => names.get(id) ?? []) }));
    }),
  );
  const lines = async function* () {
    for await (const page of pages) yield page.map(({ order, tags }) => cellsOf(ctx, order, tags));
  };
  return csvFile(
    'orders.csv',
    columns.map(([name]) => name),
    lines(),
  );
};

function cellsOf(ctx: Context, order: Order, tags: string[]): string[] {
  const view = viewOrder(ctx, order);
  const around = { timeZone: ctx.site.timeZone, tags, methods: methodsOf(order) };
  return columns.map(([, cellOf]) => cellOf(view, around) ?? '');
}

const tagIdsOf = ({ tags }: Order): string[] => [
  ...(tags?.publicTags?.tagIds ?? []),
  ...(tags?.privateTags?.tagIds ?? []),
];

/** How an order was paid, or is to be: each way once. */
function methodsOf({ payments, giftCards }: Order): string[] {
  const names = payments.map(
    ({ method, details }) => details.methodName?.custom || details.methodName?.predefined || method,
  );
  return [...new Set([...names, ...(giftCards.length > 0 ? ['gift card'] : [])])];
}
