import type { orders, Request } from '@stoa/contract';
import { oneOf } from '../../ui/use-list-params.ts';
import { fulfillmentStatuses, paymentStatuses } from './statuses.ts';

const PAGE_SIZE = 25;

export const orderSorts = {
  newest: { label: 'Newest first', fieldName: 'createdDate', order: 'DESC' },
  oldest: { label: 'Oldest first', fieldName: 'createdDate', order: 'ASC' },
  updated: { label: 'Recently updated', fieldName: 'updatedDate', order: 'DESC' },
  email: { label: 'E-mail, A to Z', fieldName: 'buyerInfo.email', order: 'ASC' },
} as const;
export type OrderSort = keyof typeof orderSorts;

const sortNames = Object.keys(orderSorts) as OrderSort[];

/** What the address of the orders page asks for. */
export function readOrderFilters(params: URLSearchParams) {
  return {
    text: params.get('search') ?? '',
    payment: oneOf(Object.keys(paymentStatuses), params.get('payment')),
    fulfillment: oneOf(Object.keys(fulfillmentStatuses), params.get('fulfilment')),
    sort: oneOf(sortNames, params.get('sort')) ?? 'newest',
    cursor: params.get('cursor'),
  };
}
export type OrderFilters = ReturnType<typeof readOrderFilters>;

export const isFiltered = ({ text, payment, fulfillment }: OrderFilters): boolean =>
  Boolean(text || payment || fulfillment);

export type OrderSearch = NonNullable<Request<typeof orders.searchOrders>['search']>;

/** The search that answers the filters. A cursor remembers filter and order itself, and goes alone. */
export function toOrderSearch({ text, payment, fulfillment, sort, cursor }: OrderFilters): OrderSearch {
  if (cursor) return { cursorPaging: { cursor, limit: PAGE_SIZE } };
  const { fieldName, order } = orderSorts[sort];
  const filter = {
    ...textFilter(text),
    ...(payment && { paymentStatus: payment }),
    ...(fulfillment && { fulfillmentStatus: fulfillment }),
  };
  return { filter, sort: [{ fieldName, order }], cursorPaging: { limit: PAGE_SIZE } };
}

/** `#1042` and `1042` are order numbers; everything else begins an e-mail address. */
function textFilter(text: string): Record<string, unknown> {
  const number = /^#?\s*(\d{1,18})$/.exec(text.trim())?.[1];
  if (number) return { number };
  return text.trim() ? { 'buyerInfo.email': { $startsWith: text.trim() } } : {};
}
