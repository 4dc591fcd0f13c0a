import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const DELIVERY = ['delivery'] as const;
export const SHIPPING_CARRIER = '45c44b27-ca7b-4891-8c0d-1747d588b835';
export const PICKUP_CARRIER = '50d8c12f-715e-41ad-be25-d0f61375dbee';
export const LOCAL_CARRIER = '0c8ed1c1-6b77-4a5a-9b4e-0f6f8a3d7c52';

export const USPS_CARRIER = '2b1943e2-3fc2-47bc-be56-3d402e5966d7';

/** In the order in which buyers are offered them. */
const query = { cursorPaging: { limit: 100 }, sort: [{ fieldName: 'createdDate', order: 'ASC' as const }] };

const loadProfiles = async () => (await api.deliveryProfiles.queryDeliveryProfiles({ query })).deliveryProfiles ?? [];
export const profilesQuery = queryOptions({ queryKey: [...DELIVERY, 'profiles'], queryFn: loadProfiles });
export const shippingQuery = queryOptions({
  queryKey: [...DELIVERY, 'shipping'],
  queryFn: async () => (await api.shippingOptions.queryShippingOptions({ query })).shippingOptions ?? [],
});
export const pickupsQuery = queryOptions({
  queryKey: [...DELIVERY, 'pickups'],
  queryFn: async () => (await api.pickupLocations.queryPickupLocation({ query })).pickupLocations ?? [],
});
export const areasQuery = queryOptions({
  queryKey: [...DELIVERY, 'areas'],
  queryFn: async () => (await api.localDeliveryOptions.queryLocalDeliveryOptions({ query })).localDeliveryOptions ?? [],
});
export const uspsQuery = queryOptions({
  queryKey: [...DELIVERY, 'usps'],
  queryFn: async () => (await api.shippoConfigurations.queryShippoConfigurations({ query })).shippoConfigurations ?? [],
});
/** The carriers that regions can have. */
export const installedQuery = queryOptions({
  queryKey: [...DELIVERY, 'carriers'],
  queryFn: async () => (await api.deliveryProfiles.listInstalledDeliveryCarriers()).installedDeliveryCarriers ?? [],
});
const PRODUCTS_PER_PAGE = 50;

/** The products that name a delivery profile, page by page. */
export const profileProductsQuery = (profileId: string) =>
  infiniteQueryOptions({
    queryKey: [...DELIVERY, 'products', profileId],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const filter = { 'physicalProperties.deliveryProfileId': profileId };
      const { products = [], pagingMetadata } = await api.productsV3.searchProducts({
        search: { filter, cursorPaging: { limit: PRODUCTS_PER_PAGE, ...(pageParam && { cursor: pageParam }) } },
      });
      return { products, next: pagingMetadata?.cursors?.next ?? null };
    },
    getNextPageParam: ({ next }) => next,
  });

type Answer<T extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;
type Item<L> = NonNullable<L> extends readonly (infer I)[] ? I : never;
export type Profile = Item<Answer<typeof api.deliveryProfiles.queryDeliveryProfiles>['deliveryProfiles']>;
export type Installed = Partial<
  Item<Answer<typeof api.deliveryProfiles.listInstalledDeliveryCarriers>['installedDeliveryCarriers']>
>;
export type ShippingOption = Item<Answer<typeof api.shippingOptions.queryShippingOptions>['shippingOptions']>;
export type Pickup = Item<Answer<typeof api.pickupLocations.queryPickupLocation>['pickupLocations']>;
export type Area = Item<Answer<typeof api.localDeliveryOptions.queryLocalDeliveryOptions>['localDeliveryOptions']>;
export type UspsConfiguration = Item<
  Answer<typeof api.shippoConfigurations.queryShippoConfigurations>['shippoConfigurations']
>;

/** A region with the profile that it belongs to. */
export type Region = Item<Profile['deliveryRegions']> & { profileId: string; title: string };

/** All regions of a site: those of the default profile by their names, others with the names of their profiles. */
export const regionsOf = (profiles: readonly Profile[]): Region[] =>
  profiles.flatMap(({ id = '', name, default: isDefault, deliveryRegions = [] }) =>
    deliveryRegions.map((region) => ({
      ...region,
      profileId: id ?? '',
      title: isDefault ? (region.name ?? '') : `${name}: ${region.name}`,
    })),
  );

/** All regions as they are now. */
export const loadRegions = async (): Promise<Region[]> => regionsOf(await loadProfiles());

/** The ids of regions that exist: a region that is removed stays in what was offered there. */
export const existing = (regions: readonly Region[], ids: readonly string[]): string[] =>
  ids.filter((id) => regions.some((region) => region.id === id));

/** The titles of regions by their ids; those that no longer exist are left out. */
export const titlesOf = (regions: readonly Region[], ids: readonly string[] | undefined): string =>
  regions
    .filter(({ id }) => ids?.includes(id ?? ''))
    .map(({ title }) => title)
    .join(', ');

/** Lets a carrier deliver to regions that do not have it yet: without it, what is offered there is not shown. */
export async function addCarrier(regions: readonly Region[], ids: readonly string[], appId: string): Promise<void> {
  for (const { id, deliveryCarriers = [] } of regions) {
    if (!id || !ids.includes(id) || deliveryCarriers.some((carrier) => carrier.appId === appId)) continue;
    await api.deliveryProfiles.addDeliveryCarrier({ deliveryRegionId: id, deliveryCarrier: { appId } });
  }
}
