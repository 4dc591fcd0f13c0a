/** Locations by name, for product files: ids belong to one site. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findLocationsByName } from './locations.store.ts';
import { locationResource } from './locations.ts';

export { findLocationsByName } from './locations.store.ts';

/** A location other than the default. */
export type LocationDraft = { name: string; sellsOnline: boolean };

/** The locations in use other than the default, in the order of their names. */
export const listLocations = async (tx: Tx): Promise<LocationDraft[]> =>
  [...(await findLocationsByName(tx))].map(([name, { sellsOnline }]) => ({ name, sellsOnline }));

/** Creates the missing locations by name; existing ones stay as they are. */
export async function ensureLocations(ctx: Context, tx: Tx, drafts: readonly LocationDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  await locationResource.list(tx, { lock: true }); // others creating the same ones wait here
  const known = await findLocationsByName(tx);
  const missing = new Map(drafts.map((draft) => [draft.name, draft])).values().filter(({ name }) => !known.has(name));
  for (const { name, sellsOnline } of missing) {
    await locationResource.insert(ctx, tx, {
      name,
      sellsOnline,
      default: false,
      archived: false,
      timeZone: ctx.site.timeZone,
      locationTypes: ['INVENTORY'],
    });
  }
}

/** The name of a location; null where there is no such location. */
export async function findLocationName(tx: Tx, id: string): Promise<string | null> {
  const known = (await locationResource.list(tx)).find((location) => location.id === id);
  return known?.name ?? null;
}
