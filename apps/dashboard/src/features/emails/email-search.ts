import { lastMomentOf, startOfDay } from '@stoa/messages/days';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { lettersQuery } from '../settings/emails/queries.ts';

const texts = words.emails;

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
    label: texts.state,
    any: texts.anyState,
    options: { sent: texts.states.sent, waiting: texts.states.waiting, problems: texts.states.notDelivered },
    isSegmented: true,
  },
  kind: { kind: 'lookup', label: texts.kind, any: texts.anyKind, useOptions: useKinds },
  made: { kind: 'dates', label: texts.date, from: 'from', to: 'to' },
  about: { kind: 'linked', label: texts.about },
} as const satisfies Filters;

export const emailSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
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
