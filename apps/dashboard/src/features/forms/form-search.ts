import { FORMS_NAMESPACE, type forms, type Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

const texts = words.siteForms;

export const formFilters = {
  enabled: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: { yes: texts.open, no: texts.closed },
    isSegmented: true,
  },
} as const satisfies Filters;

export const formSorts: Sorts = {
  changed: { label: texts.sorts.changed, by: { fieldName: 'updatedDate', order: 'DESC' } },
  newest: { label: texts.sorts.newest, by: { fieldName: 'createdDate', order: 'DESC' } },
  name: { label: texts.sorts.name, by: { fieldName: 'name', order: 'ASC' } },
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
