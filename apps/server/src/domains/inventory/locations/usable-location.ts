import type { Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findLocationIds } from './locations.store.ts';

/** The id of the location to put stock at: the named one, or the default. */
export async function usableLocation(tx: Tx, named: string | null | undefined): Promise<string | Refusal> {
  const { defaultId, ids } = await findLocationIds(tx);
  const locationId = named ?? defaultId;
  const location = ids.get(locationId);
  if (!location) return refuse('LOCATION_NOT_FOUND', { locationId });
  return location.archived ? refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION', { locationId }) : locationId;
}
