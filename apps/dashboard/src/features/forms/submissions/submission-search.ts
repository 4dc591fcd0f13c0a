import type { formSubmissions, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';

export const submissionFilters = {
  seen: {
    kind: 'choice',
    label: 'Read',
    any: 'All',
    options: { no: 'New', yes: 'Read' },
    isSegmented: true,
  },
} as const satisfies Filters;

export const submissionSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
};

const LONGEST = 100;
type Query = ListQuery<typeof submissionFilters>;

/** Which submissions a list shows, apart from its words. */
export const toFilter = (formId: string, { filters: { seen } }: Pick<Query, 'filters'>) => ({
  formId,
  ...(seen && { seen: seen === 'yes' }),
});

export const toWords = ({ text }: Pick<Query, 'text'>): string => text.slice(0, LONGEST);

/** The request for the state of the list. */
export const toSubmissionSearch = (
  formId: string,
  query: Query,
): Request<typeof formSubmissions.searchSubmissionsByNamespace> => ({
  search: cursorSearch(query, {
    filter: toFilter(formId, query),
    ...(query.text && { search: { expression: toWords(query), mode: 'AND' as const } }),
  }),
});
