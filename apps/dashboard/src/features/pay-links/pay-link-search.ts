import type { checkoutTemplates, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

export const payLinkFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: { ACTIVE: 'On', INACTIVE: 'Off' },
    isSegmented: true,
  },
} as const satisfies Filters;

export const payLinkSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
};

/** The request for the state of the list. */
export const toPayLinkQuery = (
  query: ListQuery<typeof payLinkFilters>,
): Request<typeof checkoutTemplates.queryCheckoutTemplates> => ({
  query: cursorSearch(query, { filter: query.filters.status ? { status: query.filters.status } : {} }),
});
