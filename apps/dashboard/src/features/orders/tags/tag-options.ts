import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../app/permissions.ts';
import type { Option } from '../../../ui/list/filters.ts';
import { knownTagsQuery } from './order-tags.ts';

/** The tags of orders for a filter; empty until they are loaded, and for people who may not read them. */
export function useTagOptions(): Option[] {
  const may = useMay();
  const { data = [] } = useQuery({ ...knownTagsQuery, enabled: may('tags.queryTags') });
  return data.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }));
}
