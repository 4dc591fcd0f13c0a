import { lastMomentOf, startOfDay } from '@stoa/messages/days';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { lettersQuery } from '../settings/emails/queries.ts';

/** States by the filter that shows them. */
const statesOf = {
  sent: ['SENT'],
  waiting: ['WAITING', 'HELD'],
  problems: ['FAILED', 'BOUNCED', 'IN_DOUBT'],
};

/** The kinds of e-mails, for those who may see what the site sends. */
function useKinds() {
  const may = useMay();
  const { data } = useQuery({ ...lettersQuery, enabled: may('letters.listLetters') });
  return (data?.letters ?? []).map(({ name = '', title = '' }) => ({ value: name, label: title }));
}

export const emailFilters = {
  state: {
    kind: 'choice',
    label: 'State',
    any: 'Any state',
    options: { sent: 'Sent', waiting: 'Waiting', problems: 'Not delivered' },
    isSegmented: true,
  },
  kind: { kind: 'lookup', label: 'Kind', any: 'Any kind', useOptions: useKinds },
  made: { kind: 'dates', label: 'Date', from: 'from', to: 'to' },
  about: { kind: 'linked', label: 'About one thing' },
} as const satisfies Filters;

export const emailSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
};

type EmailQuery = ListQuery<typeof emailFilters>;

/** The request for a page of the list. Addresses are found by how they begin. Days are those of the site. */
export function toEmailQuery(query: EmailQuery, { timeZone }: { timeZone: string }) {
  const { state, kind, made, about } = query.filters;
  const address = query.text.trim().toLowerCase();
  const createdDate = {
    ...(made?.from && { $gte: startOfDay(made.from, timeZone) }),
    ...(made?.to && { $lte: lastMomentOf(made.to, timeZone) }),
  };
  const filter = {
    ...(address && { recipient: { $startsWith: address } }),
    ...(state && { state: { $in: statesOf[state] } }),
    ...(kind && { kind }),
    ...(about && { 'about.id': about }),
    ...(made && { createdDate }),
  };
  return cursorSearch(query, { filter }, 50);
}
