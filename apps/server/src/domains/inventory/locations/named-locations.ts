/** Locations by their names, as files of products know them: ids belong to one site. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findLocationsByName, lockLocations } from './locations.store.ts';
import { insertNew } from './locations.ts';

export { findLocationsByName } from './locations.store.ts';

/** A location beside the default one. */
export type LocationDraft = { name: string; sellsOnline: boolean };

/** The locations beside the default one that are in use, in the order of their names. */
export const listLocations = async (tx: Tx): Promise<LocationDraft[]> =>
  [...(await findLocationsByName(tx))].map(([name, { sellsOnline }]) => ({ name, sellsOnline }));

/** Makes the locations whose names the site does not have; those that it has stay as they are. */
export async function ensureLocations(ctx: Context, tx: Tx, drafts: readonly LocationDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await lockLocations(tx); // who makes the same ones waits here
  const known = await findLocationsByName(tx);
  const missing = new Map(drafts.map((draft) => [draft.name, draft])).values().filter(({ name }) => !known.has(name));
  for (const { name, sellsOnline } of missing) {
    await insertNew(ctx, tx, {
      name,
      sellsOnline,
      details: { timeZone: ctx.site.timeZone, locationTypes: ['INVENTORY'] },
    });
  }
}
