import { useQuery } from '@tanstack/react-query';
import { brandsQuery, ribbonsQuery } from '../form/settings/suggestions.ts';
import { categoryNamesQuery } from './queries.ts';

/** Names of what can be filtered by; empty until they are loaded. */
export function useFilterNames() {
  const categories = useQuery(categoryNamesQuery).data ?? new Map<string, string>();
  const brands = useQuery(brandsQuery).data ?? [];
  const ribbons = useQuery(ribbonsQuery).data ?? [];
  const byId = (items: { id?: string | null; name?: string | null }[]) =>
    new Map(items.flatMap(({ id, name }): [string, string][] => (id ? [[id, name ?? '']] : [])));
  return { categories, brands: byId(brands), ribbons: byId(ribbons) };
}
