import { lastMomentOf, startOfDay } from '@stoa/messages/days';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { providerNames } from './entry.ts';

const texts = words.payments;

/** Types of movements by the filter that shows them. */
const types = {
  payments: ['CAPTURE', 'AUTHORIZE', 'VOID'],
  refunds: ['REFUND'],
  chargebacks: ['CHARGEBACK', 'CHARGEBACK_REVERSAL'],
};

export const ledgerFilters = {
  kind: {
    kind: 'choice',
    label: texts.kind,
    any: texts.paymentsAndRefunds,
    options: { payments: texts.title, refunds: texts.refunds, chargebacks: texts.chargebacks },
  },
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.anyStatus,
    options: { SUCCEEDED: texts.statuses.SUCCEEDED, PENDING: texts.statuses.PENDING, FAILED: texts.statuses.FAILED },
  },
  provider: { kind: 'choice', label: texts.paidThrough, any: texts.anyProvider, options: providerNames },
  made: { kind: 'dates', label: texts.date, from: 'from', to: 'to' },
} as const satisfies Filters;

export const ledgerSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
};

export type LedgerQuery = ListQuery<typeof ledgerFilters>;

/** The request for a page of the list. Days are those of the site. */
export const toLedgerSearch = (query: LedgerQuery, site: { timeZone: string }) => {
  const { filter, text } = toLedgerMatching(query, site);
  return { query: cursorSearch(query, { filter }, 50), text };
};

/** Which movements the list has on all of its pages. */
export function toLedgerMatching({ filters, text }: LedgerQuery, { timeZone }: { timeZone: string }) {
  const { kind, status, provider, made } = filters;
  const createdDate = {
    ...(made?.from && { $gte: startOfDay(made.from, timeZone) }),
    ...(made?.to && { $lte: lastMomentOf(made.to, timeZone) }),
  };
  const filter = {
    ...(kind && { type: { $in: types[kind] } }),
    ...(status && { status }),
    ...(provider && { provider }),
    ...(made && { createdDate }),
  };
  return { filter, text: text.replace(/^#\s*/, '').slice(0, 200) };
}
