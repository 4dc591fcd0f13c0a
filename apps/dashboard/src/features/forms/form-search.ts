import { FORMS_NAMESPACE, type forms, type Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

export const formFilters = {
  enabled: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: { yes: 'Open', no: 'Closed' },
    isSegmented: true,
  },
} as const satisfies Filters;

export const formSorts: Sorts = {
  changed: { label: 'Last changed first', by: { fieldName: 'updatedDate', order: 'DESC' } },
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  name: { label: 'By name', by: { fieldName: 'name', order: 'ASC' } },
};

/** The request for the state of the list. */
export const toFormQuery = (query: ListQuery<typeof formFilters>): Request<typeof forms.queryForms> => ({
  query: cursorSearch(query, {
    filter: {
      namespace: FORMS_NAMESPACE,
      ...(query.text && { name: { $contains: query.text } }),
      ...(query.filters.enabled && { enabled: query.filters.enabled === 'yes' }),
    },
  }),
});
