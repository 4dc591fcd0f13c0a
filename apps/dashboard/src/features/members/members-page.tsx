import { IconUsers } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { ViewShopButton } from '../../app/view-shop-button.tsx';
import { words } from '../../app/words.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { offsetPage } from '../../ui/list/paging.ts';
import { MemberAvatar } from './member-avatar.tsx';
import { fullNameOf, nameOfMember } from './member-name.ts';
import { type MemberQuery, memberFilters, memberSorts, toMemberQuery } from './member-search.ts';
import { MemberStatusBadge } from './member-status-badge.tsx';
import type { MemberView } from './queries.ts';
import { bulkNeeds, MemberActions } from './selected-members.tsx';

const texts = words.members;

export function Component() {
  return <ListPage list={memberList} />;
}

const isWaiting = ({ filters, text }: MemberQuery): boolean => filters.status === 'PENDING' && !text;

const memberList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['members', 'list'],
  search: texts.list.search,
  filters: memberFilters,
  sorts: memberSorts,
  load: async (query) => {
    const { members, metadata } = await api.members.queryMembers(toMemberQuery(query));
    return offsetPage(query, members, metadata?.total);
  },
  idOf: ({ id }: MemberView) => id ?? '',
  name: {
    title: texts.member,
    of: nameOfMember,
    picture: (member, isPhone) => (isPhone ? null : <MemberAvatar member={member} />),
    note: (member) => fullNameOf(member) !== nameOfMember(member) && fullNameOf(member),
  },
  rowLink: ({ id }) => `/members/${id}`,
  columns: [
    { title: texts.email, phone: 'detail', maxWidth: 240, show: ({ loginEmail }) => loginEmail },
    { title: texts.status, phone: 'corner', show: (member) => <MemberStatusBadge member={member} /> },
    {
      title: texts.joined,
      phone: {
        at: 'note',
        show: ({ createdDate }, { format }) => createdDate && texts.joinedOn(format.date(createdDate)),
      },
      show: ({ createdDate }, { format }) => createdDate && format.date(createdDate),
    },
    {
      title: texts.lastLogin,
      phone: null,
      show: ({ lastLoginDate }, { format }) => (lastLoginDate ? format.date(lastLoginDate) : texts.never),
    },
  ],
  selection: { needs: bulkNeeds, Actions: MemberActions },
  empty: {
    icon: <IconUsers />,
    title: texts.list.none,
    description: texts.list.noneText,
    Action: ViewShopButton,
  },
  noMatch: (query) =>
    isWaiting(query)
      ? {
          icon: <IconUsers />,
          title: texts.list.noneWaiting,
          description: texts.list.noneWaitingText,
          clear: texts.list.showAll,
        }
      : null,
});
