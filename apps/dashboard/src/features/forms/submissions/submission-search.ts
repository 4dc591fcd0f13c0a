import type { formSubmissions, Request } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';

const texts = words.siteForms.submissions;

export const submissionFilters = {
  seen: {
    kind: 'choice',
    label: texts.read,
    any: words.siteForms.all,
    options: { no: texts.new, yes: texts.read },
    isSegmented: true,
  },
} as const satisfies Filters;

export const submissionSorts: Sorts = {
  newest: { label: words.siteForms.sorts.newest, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.siteForms.sorts.oldest, by: { fieldName: 'createdDate', order: 'ASC' } },
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
