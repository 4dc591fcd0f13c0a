/** The places of a business. Stock is kept at them; orders take it from the default one. */
import type { locations, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Location, type LocationType, toLocation } from './location-view.ts';
import {
  findLocation,
  insertLocation,
  lockLocations,
  type StoredLocation,
  updateLocation as write,
} from './locations.store.ts';
import { refreshAllAvailability } from './refresh-all-availability.ts';

type Api = typeof locations;
type Draft = NonNullable<Request<Api['bulkCreateLocation']>['locations']>[number];

export const absent = notFound('there is no such location');

/** What clients say of a location, but for what has a column of its own or is the server's. */
const DETAILS = [
  ...(['description', 'status', 'fax', 'timeZone', 'email', 'phone', 'address', 'businessSchedule'] as const),
  ...(['locationTypes', 'extendedFields'] as const),
];

function detailsOf(draft: Draft): Record<string, unknown> {
  const said = DETAILS.flatMap((name) =>
    draft[name] === undefined || draft[name] === null ? [] : [[name, draft[name]]],
  );
  const types = draft.locationTypes ?? (draft.locationType ? [draft.locationType] : undefined);
  return { ...Object.fromEntries(said), ...(types ? { locationTypes: [...new Set(types)] } : {}) };
}

/** Why a draft cannot be a location; null when it can. */
function refusalOf({ name, timeZone }: Draft, path: string): Refusal | null {
  if (!name?.trim())
    return invalid({ field: `${path}.name`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (timeZone && !isTimeZone(timeZone))
    return invalid({
      field: `${path}.timeZone`,
      description: 'is not a time zone',
      violatedRule: 'FORMAT',
      ruleName: 'TIME_ZONE',
    });
  return null;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const announce = (tx: Tx, what: string, location: StoredLocation) =>
  emit(tx, {
    type: `wix.locations.v1.location_${what}`,
    entityId: location.id,
    payload: { location: toLocation(location) },
  });

async function add(ctx: Context, tx: Tx, draft: Draft, path: string): Promise<Location | Refusal> {
  const refusal = refusalOf(draft, path);
  if (refusal) return refusal;
  const name = draft.name?.trim() ?? '';
  return toLocation(await insertNew(ctx, tx, { name, sellsOnline: false, details: detailsOf(draft) }));
}

/** Writes a new location and announces it. */
export async function insertNew(
  ctx: Context,
  tx: Tx,
  draft: Pick<StoredLocation, 'name' | 'sellsOnline' | 'details'>,
): Promise<StoredLocation> {
  const now = ctx.now().toISOString();
  const dates = { createdDate: now, updatedDate: now };
  const location = { ...draft, ...dates, id: ctx.newId(), revision: '1', isDefault: false, archived: false };
  await insertLocation(tx, location);
  announce(tx, 'created', location);
  return location;
}

export const createLocation = (ctx: Context, request: Request<Api['createLocation']>) =>
  withSite(ctx, async (tx) => {
    const location = await add(ctx, tx, request.location, 'location');
    return isRefusal(location) ? location : { location };
  });

/** Creates those that can be; the others are told with what is wrong with them. */
export const bulkCreateLocation = (ctx: Context, request: Request<Api['bulkCreateLocation']>) =>
  withSite(ctx, async (tx) => {
    const successfulLocations: Location[] = [];
    const failedLocations: { location: Location; errorMessage: string }[] = [];
    for (const [index, draft] of (request.locations ?? []).entries()) {
      const path = `locations.${index}`;
      const missing = draft.address && draft.timeZone ? null : 'address and timeZone are required';
      const created = missing ? null : await add(ctx, tx, draft, path);
      if (created && !isRefusal(created)) successfulLocations.push(created);
      else failedLocations.push({ location: draft as Location, errorMessage: missing ?? messageOf(created) });
    }
    return { successfulLocations, failedLocations };
  });

const messageOf = (refusal: Refusal | null): string =>
  refusal?.refused === 'invalid'
    ? refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; ')
    : '';

/** Runs a change of one location under its lock and writes it. */
async function change(
  ctx: Context,
  id: string,
  event: string,
  work: (known: StoredLocation) => StoredLocation | Refusal,
): Promise<{ location: Location } | Refusal> {
  return withSite(ctx, async (tx) => {
    const known = await findLocation(tx, id, { lock: true });
    if (!known) return absent;
    const next = work(known);
    if (isRefusal(next)) return next;
    return { location: toLocation(await save(ctx, tx, known, next, event)) };
  });
}

async function save(ctx: Context, tx: Tx, known: StoredLocation, next: StoredLocation, event: string) {
  const saved = { ...next, updatedDate: ctx.now().toISOString(), revision: String(Number(known.revision) + 1) };
  await write(tx, saved);
  announce(tx, event, saved);
  ctx.cache.changed(tx);
  const sells = ({ isDefault, sellsOnline, archived }: StoredLocation) => isDefault || (sellsOnline && !archived);
  if (sells(known) !== sells(saved)) await refreshAllAvailability(ctx, tx);
  return saved;
}

export async function updateLocation(ctx: Context, { location }: Request<Api['updateLocation']>) {
  const refusal = refusalOf(location, 'location');
  if (refusal) return refusal;
  const updated = await change(ctx, location.id, 'updated', (known) => {
    if (known.archived) return refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION');
    if (known.isDefault && location.status === 'INACTIVE') return refuse('CANNOT_ARCHIVE_DEFAULT');
    const { revision } = location;
    if (revision && revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    // what is not said stays, what is null goes
    const cleared = DETAILS.filter((name) => location[name] === null);
    const kept = Object.entries(known.details).filter(([name]) => !cleared.some((one) => one === name));
    return { ...known, name: location.name.trim(), details: { ...Object.fromEntries(kept), ...detailsOf(location) } };
  });
  return updated === absent ? refuse('LOCATION_NOT_FOUND') : updated;
}

export const archiveLocation = (ctx: Context, { id }: Request<Api['archiveLocation']>) =>
  change(ctx, id, 'archive_status', (known) =>
    known.isDefault ? refuse('CANNOT_ARCHIVE_DEFAULT') : { ...known, archived: true },
  );

export const setDefaultLocation = (ctx: Context, { id }: Request<Api['setDefaultLocation']>) =>
  withSite(ctx, async (tx) => {
    const all = await lockLocations(tx);
    const next = all.find((one) => one.id === id);
    if (!next) return absent;
    if (next.archived) return refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION');
    if (next.isDefault) return refuse('DEFAULT_NOT_CHANGED');
    const last = all.find(({ isDefault }) => isDefault);
    if (last) await write(tx, { ...last, isDefault: false, updatedDate: ctx.now().toISOString() });
    return { location: toLocation(await save(ctx, tx, next, { ...next, isDefault: true }, 'set_default_location')) };
  });

type TypeRequest = { id: string; locationType: LocationType };

export const addLocationType = (ctx: Context, { id, locationType }: TypeRequest) =>
  change(ctx, id, 'updated', (known) => {
    const types = typesOf(known);
    if (known.archived) return refuse('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION');
    return withTypes(known, types.includes(locationType) ? types : [...types, locationType]);
  });

export const removeLocationType = (ctx: Context, { id, locationType }: TypeRequest) =>
  change(ctx, id, 'updated', (known) => {
    const types = typesOf(known);
    const isFixed = known.archived || !types.includes(locationType);
    if (isFixed) return refuse('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION');
    return withTypes(
      known,
      types.filter((type) => type !== locationType),
    );
  });

const typesOf = ({ details }: StoredLocation): LocationType[] =>
  (details.locationTypes as LocationType[] | undefined) ?? [];
const withTypes = (known: StoredLocation, locationTypes: LocationType[]): StoredLocation => ({
  ...known,
  details: { ...known.details, locationTypes },
});

/** Lets orders take from a location what the default one lacks, or no longer. */
export const setSellsOnline = (ctx: Context, id: string, sellsOnline: boolean) =>
  change(ctx, id, 'updated', (known) =>
    known.archived ? refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION') : { ...known, sellsOnline },
  );
