import { IconHistory } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { type Entry, fieldChanges } from './describe-entry.ts';
import { Caller, EntityHistory, EntryChanges } from './entry.tsx';

/** The actions taken on the site with their authors, newest first. */
export function Component() {
  return <ListView list={activityList} extra={null} />;
}

const activityList = defineList({
  title: 'Activity',
  nouns: { one: 'change', many: 'changes' },
  queryKey: ['activity'],
  filters: {
    by: {
      kind: 'choice',
      label: 'By',
      any: 'Everyone',
      options: { staff: 'Team', app: 'Apps', member: 'Members', visitor: 'Visitors' },
    },
    area: {
      kind: 'choice',
      label: 'Area',
      any: 'Everything',
      // prefixes of operation names
      options: {
        'stores.': 'Products and inventory',
        'categories.': 'Categories',
        'ecom.': 'Orders',
        'blog.': 'Blog',
        'media.': 'Media',
        'crm.': 'Contacts',
        'members.': 'Members',
        'identity.': 'Accounts',
        'stoa.team.': 'Team and roles',
        'stoa.developers.': 'API keys and apps',
      },
    },
    caller: { kind: 'linked', label: 'One person or app' },
    entity: { kind: 'linked', label: 'One entity' },
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
    return { items: entries, next: nextCursor };
  },
  idOf: ({ id }: Entry) => id ?? '',
  name: { of: ({ summary = '' }) => summary.split(';')[0] ?? '' },
  parts: [
    { at: 'detail', show: (entry) => <Caller entry={entry} /> },
    { at: 'detail', show: ({ date = '' }, { format }) => format.dateTime(date) },
    { at: 'detail', show: ({ address }) => address && `from ${address}` },
    { at: 'below', show: (entry) => fieldChanges(entry).length > 0 && <EntryChanges entry={entry} /> },
    { at: 'end', show: (entry) => <EntityHistory entry={entry} /> },
  ],
  empty: {
    icon: <IconHistory aria-hidden />,
    title: 'No activity yet',
    description: 'Changes that people and apps make to the site appear here.',
  },
});
