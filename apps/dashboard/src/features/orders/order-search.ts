import { lastMomentOf, startOfDay } from '@stoa/messages/days';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { fulfillmentStatuses, paymentStatuses, textsOf } from './statuses.ts';
import { useTagOptions } from './tags/tag-options.ts';

/** Values of filters that stand for several statuses. */
const TO_PAY = 'TO_PAY';
const TO_FULFIL = 'TO_FULFIL';

export const orderFilters = {
  payment: {
    kind: 'choice',
    label: 'Payment',
    any: 'Any payment',
    options: { [TO_PAY]: 'Awaiting payment', ...textsOf(paymentStatuses) },
  },
  fulfilment: {
    kind: 'choice',
    label: 'Fulfilment',
    any: 'Any fulfilment',
    options: { [TO_FULFIL]: 'To fulfil', ...textsOf(fulfillmentStatuses) },
  },
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'Any status',
    options: { APPROVED: 'Placed', PENDING: 'Pending', CANCELED: 'Cancelled', REJECTED: 'Rejected' },
  },
  archived: {
    kind: 'choice',
    label: 'Archive',
    any: 'Archived or not',
    options: { no: 'Not archived', yes: 'Archived' },
  },
  placed: { kind: 'dates', label: 'Placed', from: 'from', to: 'to' },
  tag: { kind: 'lookup', label: 'Tag', any: 'Any tag', useOptions: useTagOptions },
  channel: {
    kind: 'choice',
    label: 'Channel',
    any: 'Any channel',
    options: {
      WEB: 'Online shop',
      BACKOFFICE_MERCHANT: 'Back office',
      POS: 'Point of sale',
      WIX_INVOICES: 'Invoices',
      AMAZON: 'Amazon',
      EBAY: 'eBay',
      ETSY: 'Etsy',
      FACEBOOK: 'Facebook',
      TIKTOK: 'TikTok',
      OTHER_PLATFORM: 'Another platform',
    },
  },
} as const satisfies Filters;

/** A sales channel in words; those that nothing is known of as they are. */
export const channelName = (type: string): string =>
  (orderFilters.channel.options as Record<string, string>)[type] ?? type;

/** The work that is left, and where finished orders are. */
export const orderViews = [
  { name: 'Open', parameters: 'archived=no' },
  { name: 'To fulfil', parameters: `archived=no&fulfilment=${TO_FULFIL}` },
  { name: 'Awaiting payment', parameters: `archived=no&payment=${TO_PAY}` },
  { name: 'Archived', parameters: 'archived=yes' },
];

export const orderSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  updated: { label: 'Recently updated', by: { fieldName: 'updatedDate', order: 'DESC' } },
  highest: { label: 'Highest total first', by: { fieldName: 'priceSummary.total.amount', order: 'DESC' } },
  lowest: { label: 'Lowest total first', by: { fieldName: 'priceSummary.total.amount', order: 'ASC' } },
  email: { label: 'E-mail, A to Z', by: { fieldName: 'buyerInfo.email', order: 'ASC' } },
};

export type OrderQuery = ListQuery<typeof orderFilters>;
type Site = { timeZone: string };

/** Rows on a page, which are also those that can be changed at once. */
const PAGE_SIZE = 50;

/** The search request for the state of the list. */
export const toOrderSearch = (query: OrderQuery, site: Site) => cursorSearch(query, toMatching(query, site), PAGE_SIZE);

/** Which orders the list has on all of its pages. Days are those of the site. */
export function toMatching({ filters, text }: OrderQuery, { timeZone }: Site) {
  const { payment, fulfilment, status, archived, placed, tag, channel } = filters;
  const number = numberIn(text);
  const conditions = [
    number && { number },
    payment && (payment === TO_PAY ? toPay : { paymentStatus: payment }),
    fulfilment && (fulfilment === TO_FULFIL ? toFulfil : { fulfillmentStatus: fulfilment }),
    status && { status },
    archived && { archived: archived === 'yes' },
    placed?.from && { createdDate: { $gte: startOfDay(placed.from, timeZone) } },
    placed?.to && { createdDate: { $lte: lastMomentOf(placed.to, timeZone) } },
    tag && { $or: [{ 'tags.privateTags.tagIds': tag }, { 'tags.tags.tagIds': tag }] },
    channel && { 'channelInfo.type': channel },
  ].filter((condition) => typeof condition === 'object' && condition !== null);
  const words = text && !number ? { search: { expression: text.slice(0, 100), mode: 'AND' as const } } : {};
  return { filter: conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {}), ...words };
}

// cancelled orders are neither paid nor sent any more
const toPay = {
  status: 'APPROVED',
  paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'PENDING_MERCHANT', 'DECLINED'] },
};
const toFulfil = { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } };

/** `#1042` is an order number; all other text is words of the number, people, items and addresses of an order. */
const numberIn = (text: string): string | undefined => /^#\s*(\d{1,18})$/.exec(text)?.[1];

/**
 * The search for the order with exactly the number that was typed, which comes before orders whose number, postal code or
 * phone begins with it; null if no number was typed.
 */
export const toExactSearch = (query: OrderQuery, site: Site) =>
  query.cursor === null && /^\d{1,18}$/.test(query.text)
    ? toOrderSearch({ ...query, text: `#${query.text}` }, site)
    : null;
