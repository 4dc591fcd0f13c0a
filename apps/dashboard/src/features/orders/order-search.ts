import { DAY_MS } from '../../ui/durations.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { fulfillmentStatuses, paymentStatuses, textsOf } from './statuses.ts';

export const orderFilters = {
  payment: { kind: 'choice', label: 'Payment', any: 'Any payment', options: textsOf(paymentStatuses) },
  days: {
    kind: 'choice',
    label: 'Placed',
    any: 'Any time',
    options: { 1: 'Last 24 hours', 7: 'Last 7 days', 30: 'Last 30 days', 365: 'Last 12 months' },
  },
  fulfilment: { kind: 'choice', label: 'Fulfilment', any: 'Any fulfilment', options: textsOf(fulfillmentStatuses) },
} as const satisfies Filters;

export const orderSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  updated: { label: 'Recently updated', by: { fieldName: 'updatedDate', order: 'DESC' } },
  email: { label: 'E-mail, A to Z', by: { fieldName: 'buyerInfo.email', order: 'ASC' } },
};

/** The search request for the state of the list. */
export function toOrderSearch(query: ListQuery<typeof orderFilters>, now = new Date()) {
  const { payment, fulfilment, days } = query.filters;
  const number = numberIn(query.text);
  const filter = {
    ...(number && { number }),
    ...(payment && { paymentStatus: payment }),
    ...(fulfilment && { fulfillmentStatus: fulfilment }),
    ...(days !== null && { createdDate: { $gte: new Date(now.getTime() - Number(days) * DAY_MS).toISOString() } }),
  };
  const words = query.text && !number ? { search: { expression: query.text.slice(0, 100), mode: 'AND' as const } } : {};
  return cursorSearch(query, { filter, ...words });
}

/** `#1042` is an order number; all other text is words of the number, people, items and addresses of an order. */
const numberIn = (text: string): string | undefined => /^#\s*(\d{1,18})$/.exec(text)?.[1];

/**
 * The search for the order with exactly the number that was typed, which comes before orders whose number, postal code or
 * phone begins with it; null if no number was typed.
 */
export const toExactSearch = (query: ListQuery<typeof orderFilters>) =>
  query.cursor === null && /^\d{1,18}$/.test(query.text) ? toOrderSearch({ ...query, text: `#${query.text}` }) : null;
