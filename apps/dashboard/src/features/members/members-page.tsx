import { IconUsers } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { ViewShopButton } from '../../app/view-shop-button.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { offsetPage } from '../../ui/list/paging.ts';
import { MemberAvatar } from './member-avatar.tsx';
import { fullNameOf, nameOfMember } from './member-name.ts';
import { type MemberQuery, memberFilters, memberSorts, toMemberQuery } from './member-search.ts';
import { MemberStatusBadge } from './member-status-badge.tsx';
import type { MemberView } from './queries.ts';
import { bulkNeeds, MemberActions } from './selected-members.tsx';

export function Component() {
  return <ListPage list={memberList} />;
}

const isWaiting = ({ filters, text }: MemberQuery): boolean => filters.status === 'PENDING' && !text;

const memberList = defineList({
  title: 'Members',
  nouns: { one: 'member', many: 'members' },
  queryKey: ['members', 'list'],
  search: 'Search by name or e-mail',
  filters: memberFilters,
  sorts: memberSorts,
  load: async (query) => {
    const { members, metadata } = await api.members.queryMembers(toMemberQuery(query));
    return offsetPage(query, members, metadata?.total);
  },
  idOf: ({ id }: MemberView) => id ?? '',
  name: {
    title: 'Member',
    of: nameOfMember,
    picture: (member, isPhone) => (isPhone ? null : <MemberAvatar member={member} />),
    note: (member) => fullNameOf(member) !== nameOfMember(member) && fullNameOf(member),
  },
  rowLink: ({ id }) => `/members/${id}`,
  columns: [
    { title: 'E-mail', phone: 'detail', maxWidth: 240, show: ({ loginEmail }) => loginEmail },
    { title: 'Status', phone: 'corner', show: (member) => <MemberStatusBadge member={member} /> },
    {
      title: 'Joined',
      phone: {
        at: 'note',
        show: ({ createdDate }, { format }) => createdDate && `Joined ${format.date(createdDate)}`,
      },
      show: ({ createdDate }, { format }) => createdDate && format.date(createdDate),
    },
    {
      title: 'Last login',
      phone: null,
      show: ({ lastLoginDate }, { format }) => (lastLoginDate ? format.date(lastLoginDate) : 'Never'),
    },
  ],
  selection: { needs: bulkNeeds, Actions: MemberActions },
  empty: {
    icon: <IconUsers />,
    title: 'No members yet',
    description: 'People become members by registering on your site.',
    Action: ViewShopButton,
  },
  noMatch: (query) =>
    isWaiting(query)
      ? {
          icon: <IconUsers />,
          title: 'No one is waiting',
          description: 'If new members need your approval, people who register appear here.',
          clear: 'Show all members',
        }
      : null,
});
