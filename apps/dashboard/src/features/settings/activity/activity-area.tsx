import { IconHistory } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { type Entry, fieldChanges, namedEntry } from './describe-entry.ts';
import { Caller, EntityHistory, EntryChanges } from './entry.tsx';

const texts = words.activity;

/** The actions taken on the site with their authors, newest first. */
export function Component() {
  return <ListView list={activityList} extra={null} />;
}

const activityList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['activity'],
  filters: {
    by: {
      kind: 'choice',
      label: texts.by.title,
      any: texts.by.everyone,
      options: { staff: texts.by.team, app: texts.by.apps, member: texts.by.members, visitor: texts.by.visitors },
    },
    area: {
      kind: 'choice',
      label: texts.areas.title,
      any: texts.areas.all,
      // prefixes of operation names
      options: {
        'stores.': texts.areas.products,
        'categories.': texts.areas.categories,
        'ecom.': texts.areas.orders,
        'blog.': texts.areas.blog,
        'media.': texts.areas.media,
        'crm.': texts.areas.contacts,
        'members.': texts.by.members,
        'identity.': texts.areas.accounts,
        'stoa.team.': texts.areas.team,
        'stoa.developers.': texts.areas.developers,
      },
    },
    caller: { kind: 'linked', label: texts.by.one },
    entity: { kind: 'linked', label: texts.areas.one },
  },
  sorts: {},
  paging: 'more',
  load: async ({ filters: { by, area, caller, entity }, cursor }) => {
    const { entries = [], nextCursor } = await api.audit.queryAuditLog({
      ...(by && { callerKind: by }),
      ...(area && { operation: area }),
      ...(caller && { callerId: caller }),
      ...(entity && { entityId: entity }),
      ...(cursor && { cursor }),
    });
    return { items: entries.map(namedEntry), next: nextCursor };
  },
  idOf: ({ id }: Entry) => id ?? '',
  name: { of: ({ summary = '' }) => summary.split(';')[0] ?? '' },
  parts: [
    { at: 'detail', show: (entry) => <Caller entry={entry} /> },
    { at: 'detail', show: ({ date = '' }, { format }) => format.dateTime(date) },
    { at: 'detail', show: ({ address }) => address && texts.from(address) },
    { at: 'below', show: (entry) => fieldChanges(entry).length > 0 && <EntryChanges entry={entry} /> },
    { at: 'end', show: (entry) => <EntityHistory entry={entry} /> },
  ],
  empty: {
    icon: <IconHistory aria-hidden />,
    title: texts.none,
    description: texts.noneText,
  },
});
