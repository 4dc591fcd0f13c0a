/** Locations as the business and the store see them. */
import { locations, type Response, storesLocations } from '@stoa/contract';
import { may } from '../../../caller.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Kept } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { storesFields, unarchived } from './locations.store.ts';
import { absent, type LocationDocument, locationResource } from './locations.ts';

type Api = typeof locations;
type StoresApi = typeof storesLocations;
type StoresLocation = NonNullable<Response<StoresApi['getStoresLocation']>['storesLocation']>;

export const getLocation: UseCase<Api['getLocation']> = async (ctx, request) => {
  const found = await locationResource.useCases.getLocation(ctx, request);
  return isRefusal(found) ? found : { ...found, locationManagementAuthorized: may(ctx.caller, 'LOCATIONS.MANAGE') };
};

export const listLocations: UseCase<Api['listLocations']> = async (ctx, { sort, paging, includeArchived }) => {
  const query = { sort: sort?.fieldName ? [sort] : [], paging: paging ?? {} };
  const where = includeArchived ? undefined : unarchived;
  const page = await locationResource.page(ctx, query, { of: locations.listLocations, path: '', where });
  if (isRefusal(page)) return page;
  const { entities, pagingMetadata } = page;
  return { locations: entities.map((location) => locationResource.view(ctx, location)), pagingMetadata };
};

/** The store's view of a location: a place for goods. */
function viewStoresLocation(location: Kept<LocationDocument>): StoresLocation {
  const { id, revision, createdDate, updatedDate, name, address } = location;
  const isSomewhere = Boolean(address?.country || address?.city || address?.formattedAddress);
  return {
    id,
    revision,
    createdDate,
    updatedDate,
    wixLocationId: id,
    locationType: isSomewhere ? 'PHYSICAL' : 'VIRTUAL',
    name,
    defaultLocation: location.default,
  };
}

/** The store's locations are those of the business that are not archived. */
export const getStoresLocation: UseCase<StoresApi['getStoresLocation']> = (ctx, { storesLocationId }) =>
  readSite(ctx, async (tx) => {
    const [location] = await locationResource.findByIds(tx, [storesLocationId]);
    return location && !location.archived ? { storesLocation: viewStoresLocation(location) } : absent;
  });

export const getDefaultStoresLocation: UseCase<StoresApi['getDefaultStoresLocation']> = (ctx) =>
  readSite(ctx, async (tx) => {
    const location = (await locationResource.list(tx)).find((one) => one.default);
    return location ? { storesLocation: viewStoresLocation(location) } : absent;
  });

export const queryStoresLocations: UseCase<StoresApi['queryStoresLocations']> = async (ctx, { query = {} }) => {
  const options = { of: storesLocations.queryStoresLocations, where: unarchived, queryFields: storesFields };
  const page = await locationResource.page(ctx, query, { ...options, path: 'query', maxLimit: 100 });
  if (isRefusal(page)) return page;
  return { storesLocations: page.entities.map(viewStoresLocation), pagingMetadata: page.pagingMetadata };
};
