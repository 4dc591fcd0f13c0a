import type { inventoryItems } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import {
  aggregate,
  compileAggregations,
  compileQuery,
  toCursorPage,
  toOffsetPage,
  type WireQuery,
} from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { countItems, itemQueryable, itemsWhere, queryItems } from './item-queries.store.ts';
import { readSelection } from './selection.store.ts';

type Api = typeof inventoryItems;

const compiledOf = (ctx: Context, query: WireQuery, path: string) =>
  compileQuery(query, itemQueryable, { secret: ctx.cursorSecret, scope: `inventory-items:${ctx.siteId}`, path });

export const queryInventoryItems: UseCase<Api['queryInventoryItems']> = async (ctx, { query = {} }) => {
  const compiled = compiledOf(ctx, query, 'query');
  if (!compiled.ok) return invalid(...compiled.violations);
  const fetched = await readSite(ctx, (tx) => queryItems(tx, compiled.value));
  if (compiled.value.paging === 'offset') {
    const { rows } = toOffsetPage(compiled.value, fetched);
    return { inventoryItems: rows.map(({ view }) => view), pagingMetadata: { count: rows.length } };
  }
  const { rows, pagingMetadata } = toCursorPage(compiled.value, fetched);
  const { count, cursors } = pagingMetadata;
  return { inventoryItems: rows.map(({ view }) => view), pagingMetadata: { count, cursors } };
};

export const searchInventoryItems: UseCase<Api['searchInventoryItems']> = async (ctx, { search }) => {
  const compiled = compiledOf(ctx, search, 'search');
  if (!compiled.ok) return invalid(...compiled.violations);
  const { timeZone } = search;
  const asked = compileAggregations(search.aggregations, itemQueryable, { timeZone, path: 'search' });
  if (!asked.ok) return invalid(...asked.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await queryItems(tx, compiled.value));
    return {
      inventoryItems: rows.map(({ view }) => view),
      pagingMetadata,
      ...(asked.value
        ? { aggregationData: await aggregate(tx, asked.value, itemsWhere(tx, compiled.value.filter)) }
        : {}),
    };
  });
};

export const countInventoryItems: UseCase<Api['countInventoryItems']> = async (ctx, { filter, search }) => {
  const condition = readSelection({ filter, search }, itemQueryable);
  return isRefusal(condition) ? condition : { count: await readSite(ctx, (tx) => countItems(tx, condition)) };
};
