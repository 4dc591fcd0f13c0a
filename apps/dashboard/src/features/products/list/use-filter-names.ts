import { useCategoryNames } from '../../categories/use-tree.ts';
import { useBrands, useRibbons } from '../form/settings/suggestions.ts';

/** Names of what can be filtered by; empty until they are loaded, and of what may not be seen. */
export function useFilterNames() {
  const categories = useCategoryNames() ?? new Map<string, string>();
  const brands = useBrands();
  const ribbons = useRibbons();
  const byId = (items: { id?: string | null; name?: string | null }[]) =>
    new Map(items.flatMap(({ id, name }): [string, string][] => (id ? [[id, name ?? '']] : [])));
  return { categories, brands: byId(brands), ribbons: byId(ribbons) };
}
