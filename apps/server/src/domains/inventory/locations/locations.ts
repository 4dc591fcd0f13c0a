/** The locations of a business: a resource. They hold stock; orders take it from the default one. */
import { type Announcement, locationEvents, locations } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Kept, type OwnOf, resource } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { locationFields } from './locations.store.ts';
import { refreshAllAvailability } from './refresh-all-availability.ts';

type Api = typeof locations;
type Wire = OwnOf<Api>;
export type LocationType = NonNullable<Wire['locationTypes']>[number];

/** A location in stored form. */
export type LocationDocument = Omit<Wire, 'name' | 'default' | 'archived' | 'locationType'> & {
  name: string;
  default: boolean;
  archived: boolean;
  /** Whether orders may take from here if the default location has too little. */
  sellsOnline: boolean;
};
type Location = Kept<LocationDocument>;

export const absent = notFound('there is no such location');

export const locationResource = resource(locations, {
  table: 'locations',
  events: locationEvents,
  remembered: true,
  stored: { read: readLocation, view: viewLocation },
  check: inOrder,
  closed: ({ archived }) => (archived ? refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION') : null),
  queryFields: locationFields,
  defaultSort: [{ fieldName: 'default', order: 'DESC' }, { fieldName: 'createdDate' }],
  defaultLimit: 50,
  maxLimit: 1000,
});

/** The first of its types is also stored by itself, for clients from the time when there was only one. */
function readLocation({ locationType, ...sent }: Wire): Partial<LocationDocument> {
  const types = sent.locationTypes ?? (locationType ? [locationType] : undefined);
  return { ...sent, ...(types ? { locationTypes: [...new Set(types)] } : {}) } as Partial<LocationDocument>;
}

function viewLocation(location: LocationDocument): Wire {
  const { locationTypes = [] } = location;
  return { status: 'ACTIVE', ...location, locationTypes, locationType: locationTypes[0] ?? 'UNKNOWN' };
}

function inOrder(draft: LocationDocument, { known }: { known: Location | null }): LocationDocument | Refusal {
  const { timeZone } = draft;
  if (timeZone && !isTimeZone(timeZone)) {
    const field = 'location.timeZone';
    return invalid({ field, description: 'is not a time zone', violatedRule: 'FORMAT', ruleName: 'TIME_ZONE' });
  }
  if (known?.default && draft.status === 'INACTIVE') return refuse('CANNOT_ARCHIVE_DEFAULT');
  return known ? draft : { ...draft, default: false, archived: false, sellsOnline: false };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Creates the valid ones; returns the others with their violations. */
export const bulkCreateLocation: UseCase<Api['bulkCreateLocation']> = (ctx, request) =>
  withSite(ctx, async (tx) => {
    const successfulLocations: ReturnType<typeof view>[] = [];
    const failedLocations: { location: Wire; errorMessage: string }[] = [];
    for (const [index, draft] of (request.locations ?? []).entries()) {
      const missing = draft.address && draft.timeZone ? null : 'address and timeZone are required';
      const created = missing ? null : await locationResource.create(ctx, tx, draft);
      if (created && !isRefusal(created)) successfulLocations.push(view(ctx, created));
      else
        failedLocations.push({
          location: { status: 'ACTIVE', ...draft },
          errorMessage: missing ?? messageOf(created, index),
        });
    }
    return { successfulLocations, failedLocations };
  });

const view = (ctx: Context, location: Location) => locationResource.view(ctx, location);

const messageOf = (refusal: Refusal | null, index: number): string =>
  refusal?.refused === 'invalid'
    ? refusal.violations
        .map(({ field, description }) => `${field.replace('location', `locations.${index}`)} ${description}`)
        .join('; ')
    : '';

/** This service has its own code for a missing location. */
export const updateLocation: UseCase<Api['updateLocation']> = async (ctx, request) => {
  const updated = await locationResource.useCases.updateLocation(ctx, request);
  return isRefusal(updated) && updated.refused === 'not-found' ? refuse('LOCATION_NOT_FOUND') : updated;
};

type Announce = (location: Location) => Announcement;
type Change = (known: Location) => Partial<LocationDocument> | Refusal;

/** Runs a change of one location, after which orders may take stock from another one. */
const change = (ctx: Context, id: string, work: Change, announce?: Announce) =>
  withSite(ctx, async (tx) => {
    const changed = await save(ctx, tx, id, work, announce);
    return isRefusal(changed) ? changed : { location: view(ctx, changed) };
  });

async function save(ctx: Context, tx: Tx, which: string | Location, work: Change, announce?: Announce) {
  let sold = false;
  const noting: Change = (known) => {
    sold = sells(known);
    return work(known);
  };
  const saved = await locationResource.change(ctx, tx, which, noting, { announce });
  if (!isRefusal(saved) && sells(saved) !== sold) await refreshAllAvailability(ctx, tx);
  return saved;
}

const sells = (location: LocationDocument): boolean => location.default || (location.sellsOnline && !location.archived);

export const archiveLocation: UseCase<Api['archiveLocation']> = (ctx, { id }) =>
  change(
    ctx,
    id,
    (known) => (known.default ? refuse('CANNOT_ARCHIVE_DEFAULT') : { archived: true }),
    () => locationEvents.archiveStatus(id, { id }),
  );

/** Locks all locations of the site, as they determine the default together. */
export const setDefaultLocation: UseCase<Api['setDefaultLocation']> = (ctx, { id }) =>
  withSite(ctx, async (tx) => {
    const all = await locationResource.list(tx, { lock: true });
    const next = all.find((one) => one.id === id);
    if (!next) return absent;
    if (next.archived) return refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION');
    if (next.default) return refuse('DEFAULT_NOT_CHANGED');
    const last = all.find((one) => one.default);
    if (last) await locationResource.change(ctx, tx, last, () => ({ default: false }), { announce: null });
    const set = await save(
      ctx,
      tx,
      next,
      () => ({ default: true }),
      () =>
        locationEvents.setDefaultLocation(id, {
          ...(last ? { prevDefaultLocationId: last.id } : {}),
          currDefaultLocationId: id,
        }),
    );
    return isRefusal(set) ? set : { location: view(ctx, set) };
  });

type TypeRequest = { id: string; locationType: LocationType };

export const addLocationType = (ctx: Context, { id, locationType }: TypeRequest) =>
  change(ctx, id, ({ archived, locationTypes = [] }) =>
    archived
      ? refuse('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION')
      : { locationTypes: [...new Set([...locationTypes, locationType])] },
  );

export const removeLocationType = (ctx: Context, { id, locationType }: TypeRequest) =>
  change(ctx, id, ({ archived, locationTypes = [] }) =>
    archived || !locationTypes.includes(locationType)
      ? refuse('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION')
      : { locationTypes: locationTypes.filter((type) => type !== locationType) },
  );

/** Lets orders take stock from a location if the default one has too little, or stops it. */
export const setSellsOnline = (ctx: Context, id: string, sellsOnline: boolean) =>
  change(ctx, id, ({ archived }) =>
    archived ? refuse('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION') : { sellsOnline },
  );
