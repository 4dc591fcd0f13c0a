import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { treeQuery } from './queries.ts';

/** The categories that the signed-in person may see. */
export const useTree = () => useQuery(treeQuery(useMay()('CATEGORIES.CATEGORY_READ')));

/** Category names by id; undefined until loaded. */
export function useCategoryNames(): Map<string, string> | undefined {
  const query = treeQuery(useMay()('CATEGORIES.CATEGORY_READ'));
  return useQuery({
    ...query,
    select: ({ nodes }) => new Map(nodes.map(({ id, name }): [string, string] => [id, name])),
  }).data;
}
