import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { fulfillmentStatuses, paymentStatuses, textsOf } from './statuses.ts';

export const orderFilters = {
  payment: { kind: 'choice', label: 'Payment', any: 'Any payment', options: textsOf(paymentStatuses) },
  fulfilment: { kind: 'choice', label: 'Fulfilment', any: 'Any fulfilment', options: textsOf(fulfillmentStatuses) },
} as const satisfies Filters;

export const orderSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  updated: { label: 'Recently updated', by: { fieldName: 'updatedDate', order: 'DESC' } },
  email: { label: 'E-mail, A to Z', by: { fieldName: 'buyerInfo.email', order: 'ASC' } },
};

/** The search request for the state of the list. */
export function toOrderSearch(query: ListQuery<typeof orderFilters>) {
  const { payment, fulfilment } = query.filters;
  const filter = {
    ...textFilter(query.text),
    ...(payment && { paymentStatus: payment }),
    ...(fulfilment && { fulfillmentStatus: fulfilment }),
  };
  return cursorSearch(query, { filter });
}

/** `#1042` and `1042` are order numbers; all other text is the start of an e-mail address. */
function textFilter(text: string): Record<string, unknown> {
  const number = /^#?\s*(\d{1,18})$/.exec(text)?.[1];
  if (number) return { number };
  return text ? { 'buyerInfo.email': { $startsWith: text } } : {};
}
