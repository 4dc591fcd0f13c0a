import type { inventoryHistory } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findStaffNames } from '../identity/index.ts';
import { findHistory, type HistoryRow } from './history.store.ts';
import { findItemViews } from './item-queries.store.ts';
import { findSellingLocations } from './items.store.ts';
import { setSellsOnline } from './locations/locations.ts';

type Api = typeof inventoryHistory;
const USUAL_LIMIT = 50;

/** The changes of an item's stock, with author and reason, latest first. */
export const listInventoryChanges: UseCase<Api['listInventoryChanges']> = async (
  ctx,
  { inventoryItemId, before, limit = USUAL_LIMIT },
) => {
  const rows = await readSite(ctx, (tx) =>
    findHistory(tx, inventoryItemId, { limit: limit + 1, before: before ?? null }),
  );
  if (rows.length === 0 && !(await readSite(ctx, (tx) => findItemViews(tx, [inventoryItemId]))).size)
    return notFound('there is no such inventory item');
  const page = rows.slice(0, limit);
  const staffIds = page.flatMap(({ caller }) => (caller?.kind === 'staff' && caller.id ? [caller.id] : []));
  const names = staffIds.length ? await findStaffNames(ctx, [...new Set(staffIds)]) : new Map<string, string>();
  return { changes: page.map((row) => viewChange(row, names)), hasMore: rows.length > limit };
};

type ActorType = 'NOBODY' | 'VISITOR' | 'MEMBER' | 'STAFF' | 'APP';

function viewChange({ caller, ...change }: HistoryRow, names: ReadonlyMap<string, string>) {
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

export const updateLocationSelling: UseCase<Api['updateLocationSelling']> = (ctx, { locationId, sellsOnline }) =>
  setSellsOnline(ctx, locationId, sellsOnline);
