import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session.ts';
import type { List, ListQuery, Loaded } from './define-list.ts';
import type { Filters } from './filters.ts';

/** Loads the items for a query: one page, or all pages requested so far if the list grows. */
export function useList<Item, F extends Filters, Extra>(list: List<Item, F, Extra>, query: ListQuery<F>) {
  const { timeZone = 'UTC' } = useSession().site;
  const grows = list.paging === 'more';
  const result = useInfiniteQuery({
    queryKey: [...list.queryKey, query],
    initialPageParam: query.cursor,
    queryFn: ({ pageParam: cursor }) => list.load({ ...query, cursor }, { timeZone }),
    getNextPageParam: ({ next }) => (grows && next) || undefined,
    placeholderData: keepPreviousData,
  });
  const { cursor, sort, ...matching } = query;
  const { data: counted } = useQuery({
    queryKey: [...list.queryKey, 'count', matching],
    queryFn: () => list.count?.(query) ?? null,
    enabled: list.count !== undefined,
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages ?? [];
  const last = pages.at(-1);
  const page: Loaded<Item> = {
    ...last,
    items: pages.flatMap(({ items }) => items),
    total: last?.total ?? counted,
  };
  return { result, page };
}
