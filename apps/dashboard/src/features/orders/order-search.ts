import { lastMomentOf, startOfDay } from '@stoa/messages/days';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { fulfillmentStatuses, paymentStatuses, textsOf } from './statuses.ts';
import { useTagOptions } from './tags/tag-options.ts';
import { TO_FULFIL, TO_PAY, toFulfil, toPay, workViews } from './work-left.ts';

const texts = words.orders;

export const orderFilters = {
  payment: {
    kind: 'choice',
    label: texts.filters.payment,
    any: texts.filters.anyPayment,
    options: { [TO_PAY]: texts.filters.toPay, ...textsOf(paymentStatuses) },
  },
  fulfilment: {
    kind: 'choice',
    label: texts.filters.fulfilment,
    any: texts.filters.anyFulfilment,
    options: { [TO_FULFIL]: texts.filters.toFulfil, ...textsOf(fulfillmentStatuses) },
  },
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.filters.anyStatus,
    options: {
      APPROVED: texts.statuses.APPROVED,
      PENDING: texts.statuses.PENDING,
      CANCELED: texts.statuses.CANCELED,
      REJECTED: texts.statuses.REJECTED,
    },
  },
  archived: {
    kind: 'choice',
    label: texts.filters.archive,
    any: texts.filters.archivedOrNot,
    options: { no: texts.filters.notArchived, yes: texts.archived },
  },
  placed: { kind: 'dates', label: texts.filters.placed, from: 'from', to: 'to' },
  tag: { kind: 'lookup', label: texts.filters.tag, any: texts.filters.anyTag, useOptions: useTagOptions },
  channel: {
    kind: 'choice',
    label: texts.filters.channel,
    any: texts.filters.anyChannel,
    options: {
      WEB: texts.channels.WEB,
      BACKOFFICE_MERCHANT: texts.channels.BACKOFFICE_MERCHANT,
      POS: texts.channels.POS,
      WIX_INVOICES: texts.channels.WIX_INVOICES,
      AMAZON: 'Amazon',
      EBAY: 'eBay',
      ETSY: 'Etsy',
      FACEBOOK: 'Facebook',
      TIKTOK: 'TikTok',
      OTHER_PLATFORM: texts.channels.OTHER_PLATFORM,
    },
  },
} as const satisfies Filters;

/** A sales channel in words; those that nothing is known of as they are. */
export const channelName = (type: string): string =>
  (orderFilters.channel.options as Record<string, string>)[type] ?? type;

/** The work that is left, and where finished orders are. */
export const orderViews = [
  { name: texts.filters.open, parameters: 'archived=no' },
  { name: texts.filters.toFulfil, parameters: workViews.toFulfil },
  { name: texts.filters.toPay, parameters: workViews.toPay },
  { name: texts.archived, parameters: 'archived=yes' },
];

export const orderSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
  updated: { label: texts.sorts.updated, by: { fieldName: 'updatedDate', order: 'DESC' } },
  highest: { label: texts.sorts.highest, by: { fieldName: 'priceSummary.total.amount', order: 'DESC' } },
  lowest: { label: texts.sorts.lowest, by: { fieldName: 'priceSummary.total.amount', order: 'ASC' } },
  email: { label: texts.sorts.email, by: { fieldName: 'buyerInfo.email', order: 'ASC' } },
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
