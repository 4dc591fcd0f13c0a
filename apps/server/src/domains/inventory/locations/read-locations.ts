import type { locations, Request, storesLocations } from '@stoa/contract';
import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { compileQuery, toCursorPage, toOffsetPage, type WireQuery } from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import { toLocation, toStoresLocation } from './location-view.ts';
import {
  findDefaultLocation,
  findLocation,
  locationQueryable,
  queryLocations as query,
  unarchived,
} from './locations.store.ts';
import { absent } from './locations.ts';

type Api = typeof locations;
type StoresApi = typeof storesLocations;

export const getLocation = (ctx: Context, { id }: Request<Api['getLocation']>) =>
  readSite(ctx, async (tx) => {
    const location = await findLocation(tx, id);
    if (!location) return absent;
    return { location: toLocation(location), locationManagementAuthorized: may(ctx.caller, 'LOCATIONS.MANAGE') };
  });

export const listLocations = (ctx: Context, { sort, paging, includeArchived }: Request<Api['listLocations']>) =>
  page(ctx, { sort: sort?.fieldName ? [sort] : [], paging: paging ?? {} }, '', includeArchived ?? false);

export const queryLocations = (ctx: Context, { query: wire = {} }: Request<Api['queryLocations']>) =>
  page(ctx, { filter: wire.filter, sort: wire.sort, paging: wire.paging ?? {} }, 'query', true);

async function page(ctx: Context, wire: WireQuery, path: string, includeArchived: boolean) {
  const options = { secret: ctx.cursorSecret, scope: `locations:${ctx.siteId}`, path, paging: 'offset' as const };
  const compiled = compileQuery(wire, locationQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const fetched = await readSite(ctx, (tx) => query(tx, compiled.value, includeArchived ? undefined : unarchived));
  const { rows } = toOffsetPage(compiled.value, fetched);
  const hasNext = fetched.length > rows.length;
  return {
    locations: rows.map(toLocation),
    pagingMetadata: { count: rows.length, offset: compiled.value.offset, hasNext },
  };
}

/** The store's locations are the business's that are not archived. */
export const getStoresLocation = (ctx: Context, { storesLocationId }: Request<StoresApi['getStoresLocation']>) =>
  readSite(ctx, async (tx) => {
    const location = await findLocation(tx, storesLocationId);
    return location && !location.archived ? { storesLocation: toStoresLocation(location) } : absent;
  });

export const getDefaultStoresLocation = (ctx: Context) =>
  readSite(ctx, async (tx) => {
    const location = await findDefaultLocation(tx);
    return location ? { storesLocation: toStoresLocation(location) } : absent;
  });

/** What clients ask for by the store's names. */
const { fields, ...rest } = locationQueryable;
const storesQueryable = {
  ...rest,
  maxLimit: 100,
  fields: {
    ...Object.fromEntries(
      ['id', 'name', 'createdDate', 'updatedDate', 'default'].flatMap((name) =>
        fields[name] ? [[name, fields[name]]] : [],
      ),
    ),
    ...(fields.id ? { wixLocationId: fields.id } : {}),
    ...(fields.default ? { defaultLocation: fields.default } : {}),
  },
};

export async function queryStoresLocations(
  ctx: Context,
  { query: wire = {} }: Request<StoresApi['queryStoresLocations']>,
) {
  const options = { secret: ctx.cursorSecret, scope: `stores-locations:${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(wire, storesQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await query(tx, compiled.value, unarchived));
    return { storesLocations: rows.map(toStoresLocation), pagingMetadata };
  });
}
