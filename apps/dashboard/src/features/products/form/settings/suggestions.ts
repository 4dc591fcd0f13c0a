/** Existing names for fields with suggestions. */
import { SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';

const SUGGESTIONS = 100;
// the contract defines it too, but importing that would pull all its schemas into the bundle
export const PRODUCT_TAGS = 'wix.stores.catalog.v3.product';

const sorted = (items: { name?: string | null }[]): string[] =>
  [...new Set(items.flatMap(({ name }) => name ?? []))].sort((left, right) => left.localeCompare(right));

const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async () => {
    const { brands = [] } = await api.brands.queryBrands({ query: { cursorPaging: { limit: SUGGESTIONS } } });
    return brands;
  },
});
const ribbonsQuery = queryOptions({
  queryKey: ['ribbons'],
  queryFn: async () => {
    const { ribbons = [] } = await api.ribbons.queryRibbons({ query: { cursorPaging: { limit: SUGGESTIONS } } });
    return ribbons;
  },
});
export const tagsQuery = queryOptions({
  queryKey: ['product-tags'],
  queryFn: async () => {
    const query = { filter: { fqdn: PRODUCT_TAGS }, cursorPaging: { limit: SUGGESTIONS } };
    const { tags = [] } = await api.tags.queryTags({ query });
    return tags;
  },
});
const deliveryProfilesQuery = queryOptions({
  queryKey: ['delivery', 'profile choice'],
  queryFn: async () => (await api.deliveryProfiles.queryDeliveryProfiles({ query: {} })).deliveryProfiles ?? [],
});
const taxGroupsQuery = queryOptions({
  queryKey: ['tax-groups'],
  queryFn: async () => {
    const [standard, own] = await Promise.all([
      api.taxGroups.listDefaultTaxGroups(),
      api.taxGroups.queryTaxGroups({ query: { cursorPaging: { limit: SUGGESTIONS } } }),
    ]);
    const forProducts = (standard.taxGroups ?? []).filter(({ id }) => id !== SHIPPING_TAX_GROUP_ID);
    return [...forProducts, ...(own.taxGroups ?? [])];
  },
});

export const namesOf = (items: { name?: string | null }[] | undefined): string[] => sorted(items ?? []);

type Named = { id?: string | null; name?: string | null };

/** The available choices; empty until loaded, and for users who may not see them. */
export const useBrands = (): Named[] =>
  useQuery({ ...brandsQuery, enabled: useMay()('brands.queryBrands') }).data ?? [];
export const useRibbons = (): Named[] =>
  useQuery({ ...ribbonsQuery, enabled: useMay()('ribbons.queryRibbons') }).data ?? [];
/** The profiles that products can have instead of the default one. */
export function useDeliveryProfiles(): Named[] {
  const enabled = useMay()('deliveryProfiles.queryDeliveryProfiles');
  return (useQuery({ ...deliveryProfilesQuery, enabled }).data ?? []).filter((profile) => !profile.default);
}
export function useTaxGroups(): Named[] {
  const may = useMay();
  const enabled = may('taxGroups.queryTaxGroups') && may('taxGroups.listDefaultTaxGroups');
  return useQuery({ ...taxGroupsQuery, enabled }).data ?? [];
}
