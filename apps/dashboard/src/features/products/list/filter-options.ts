import type { Option } from '../../../ui/list/filters.ts';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { useBrands, useRibbons } from '../form/settings/suggestions.ts';

/** The filter options for products; empty until loaded, and for data that the user may not see. */
export const useCategoryOptions = (): Option[] =>
  Array.from(useCategoryNames() ?? [], ([value, label]) => ({ value, label }));

export const useBrandOptions = (): Option[] => options(useBrands());
export const useRibbonOptions = (): Option[] => options(useRibbons());

const options = (named: { id?: string | null; name?: string | null }[]): Option[] =>
  named.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? '' }] : []));
