import type { abandonedCheckouts, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { statuses } from './abandoned-checkout.ts';

export const abandonedFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: { ABANDONED: statuses.ABANDONED.text, RECOVERED: statuses.RECOVERED.text },
    isSegmented: true,
  },
} as const satisfies Filters;

export const abandonedSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  worth: { label: 'Most valuable first', by: { fieldName: 'totalPrice.amount', order: 'DESC' } },
};

const LONGEST = 100;

/** The request for the state of the list. */
export const toAbandonedSearch = (
  query: ListQuery<typeof abandonedFilters>,
): Request<typeof abandonedCheckouts.searchAbandonedCheckouts> => ({
  search: {
    filter: query.filters.status ? { status: query.filters.status } : {},
    sort: query.sort,
    paging: offsetPaging(query),
    ...(query.text && { search: { expression: query.text.slice(0, LONGEST), mode: 'AND' } }),
  },
});
