import type { inventoryHistory, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { notFound } from '../../platform/refusal.ts';
import { findStaffNames } from '../identity/index.ts';
import { findHistory, type HistoryRow } from './history.store.ts';
import { findItemViews } from './item-queries.store.ts';
import { findSellingLocations } from './items.store.ts';
import { setSellsOnline } from './locations/locations.ts';

type Api = typeof inventoryHistory;
const USUAL_LIMIT = 50;

/** What happened to an item's stock, who did it and why, the latest first. */
export async function listInventoryChanges(
  ctx: Context,
  { inventoryItemId, before, limit = USUAL_LIMIT }: Request<Api['listInventoryChanges']>,
) {
  const rows = await readSite(ctx, (tx) =>
    findHistory(tx, inventoryItemId, { limit: limit + 1, before: before ?? null }),
  );
  if (rows.length === 0 && !(await readSite(ctx, (tx) => findItemViews(tx, [inventoryItemId]))).size)
    return notFound('there is no such inventory item');
  const page = rows.slice(0, limit);
  const staffIds = page.flatMap(({ caller }) => (caller?.kind === 'staff' && caller.id ? [caller.id] : []));
  const names = staffIds.length ? await findStaffNames(ctx, [...new Set(staffIds)]) : new Map<string, string>();
  return { changes: page.map((row) => toChange(row, names)), hasMore: rows.length > limit };
}

type ActorType = 'NOBODY' | 'VISITOR' | 'MEMBER' | 'STAFF' | 'APP';

function toChange({ caller, ...change }: HistoryRow, names: ReadonlyMap<string, string>) {
  const name = names.get(caller?.id ?? '');
  return {
    ...change,
    ...(caller
      ? {
          actor: {
            type: caller.kind.toUpperCase() as ActorType,
            ...(caller.id ? { id: caller.id } : {}),
            ...(name ? { name } : {}),
          },
        }
      : {}),
  };
}

export const listSellingLocations = (ctx: Context) =>
  readSite(ctx, async (tx) => ({ locationIds: [...(await findSellingLocations(tx)).sellingIds] }));

export const updateLocationSelling = (
  ctx: Context,
  { locationId, sellsOnline }: Request<Api['updateLocationSelling']>,
) => setSellsOnline(ctx, locationId, sellsOnline);
