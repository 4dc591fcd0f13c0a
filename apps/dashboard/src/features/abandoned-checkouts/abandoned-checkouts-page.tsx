import { Button } from '@mantine/core';
import { IconMail, IconShoppingCartX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListView } from '../../ui/list/list-view.tsx';
import { offsetPage } from '../../ui/list/paging.ts';
import { type AbandonedCheckout, buyerOf, itemsOf } from './abandoned-checkout.ts';
import { abandonedFilters, abandonedSorts, toAbandonedSearch } from './abandoned-search.ts';
import { ABANDONED } from './queries.ts';
import { RecoveryPanel } from './recovery-panel.tsx';
import { deleteNeeds, SelectedCheckouts } from './selected-checkouts.tsx';
import { StatusBadge } from './status-badge.tsx';

const texts = words.abandonedCheckouts;

const REMINDERS = '/abandoned-checkouts/reminders';

/** What buyers began and left, how much of it came back, and the way to the reminders. */
export function Component() {
  const mayOpen = useMayOpen();
  const reminders = mayOpen(REMINDERS) && (
    <Button component={Link} to={REMINDERS} variant="default" leftSection={<IconMail size={18} aria-hidden />}>
      {texts.reminders}
    </Button>
  );
  return (
    <Page title={texts.title} actions={reminders}>
      <RecoveryPanel />
      <ListView list={abandonedList} extra={null} />
    </Page>
  );
}

const abandonedList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...ABANDONED, 'list'],
  search: texts.search,
  filters: abandonedFilters,
  sorts: abandonedSorts,
  load: async (query) => {
    const request = toAbandonedSearch(query);
    const { abandonedCheckouts, pagingMetadata } = await api.abandonedCheckouts.searchAbandonedCheckouts(request);
    return offsetPage(query, abandonedCheckouts, pagingMetadata?.total);
  },
  idOf: ({ id }: AbandonedCheckout) => id ?? '',
  name: {
    title: texts.customer,
    of: buyerOf,
    note: (abandoned) => {
      const { email } = abandoned.buyerInfo ?? {};
      return email === buyerOf(abandoned) ? null : email;
    },
  },
  rowLink: ({ id }) => `/abandoned-checkouts/${id}`,
  columns: [
    { title: texts.items, phone: 'note', maxWidth: 260, show: itemsOf },
    {
      title: texts.statuses.ABANDONED,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: texts.status, phone: 'below', show: (abandoned) => <StatusBadge abandoned={abandoned} /> },
    {
      title: texts.total,
      phone: 'corner',
      isNumeric: true,
      isOneLine: true,
      show: ({ totalPrice, currency }, { format }) => format.money(totalPrice?.amount, currency),
    },
  ],
  selection: { needs: [deleteNeeds], Actions: SelectedCheckouts },
  empty: {
    icon: <IconShoppingCartX />,
    title: texts.none,
    description: texts.noneText,
    Action: TurnOnReminders,
  },
});

function TurnOnReminders() {
  const mayOpen = useMayOpen();
  if (!mayOpen(REMINDERS)) return null;
  return (
    <Button component={Link} to={REMINDERS}>
      {texts.setUpReminders}
    </Button>
  );
}
