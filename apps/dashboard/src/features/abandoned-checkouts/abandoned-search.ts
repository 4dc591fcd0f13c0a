import type { abandonedCheckouts, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { statuses } from './abandoned-checkout.ts';

const texts = words.abandonedCheckouts;

export const abandonedFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: { ABANDONED: statuses.ABANDONED.text, RECOVERED: statuses.RECOVERED.text },
    isSegmented: true,
  },
} as const satisfies Filters;

export const abandonedSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
  worth: { label: texts.worthFirst, by: { fieldName: 'totalPrice.amount', order: 'DESC' } },
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
