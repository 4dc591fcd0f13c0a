import { IconRepeat } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { defineList } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { every, namesOf, type SubscriptionView, subscriptionStatuses } from './subscription.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

/** What customers get, and pay for, again and again. */
export function Component() {
  return (
    <Page title="Subscriptions" back={{ to: '/orders', label: 'Orders' }}>
      <ListView list={subscriptionList} extra={undefined} />
    </Page>
  );
}

const labelOf = (status: keyof typeof subscriptionStatuses) => subscriptionStatuses[status].label;

const filters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'Any status',
    options: {
      ACTIVE: labelOf('ACTIVE'),
      PAUSED: labelOf('PAUSED'),
      SUSPENDED: labelOf('SUSPENDED'),
      CANCELED: labelOf('CANCELED'),
      ENDED: labelOf('ENDED'),
    },
  },
} as const satisfies Filters;

const subscriptionList = defineList({
  title: 'Subscriptions',
  nouns: { one: 'subscription', many: 'subscriptions' },
  queryKey: ['orders', 'subscriptions'],
  filters,
  sorts: {
    newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
    next: { label: 'Next charge first', by: { fieldName: 'nextChargeDate', order: 'ASC' } },
  },
  load: async (query) => {
    const { status } = query.filters;
    const { subscriptions, pagingMetadata } = await api.subscriptions.querySubscriptions({
      query: cursorSearch(query, { filter: status ? { status } : {} }),
    });
    return cursorPage(subscriptions, pagingMetadata);
  },
  idOf: ({ id }: SubscriptionView) => id ?? '',
  name: {
    title: 'Customer',
    of: ({ buyerName, email }) => `Subscription of ${buyerName ?? email ?? 'a former customer'}`,
    link: ({ buyerName, email }) => buyerName ?? email ?? 'Former customer',
    onPhone: ({ buyerName, email }) => buyerName ?? email ?? 'Former customer',
  },
  rowLink: ({ id }) => `/orders/subscriptions/${id ?? ''}`,
  columns: [
    { title: 'Items', phone: 'note', show: (each) => namesOf(each) },
    { title: 'Status', phone: 'below', show: ({ status }) => <SubscriptionStatus status={status} /> },
    { title: 'Delivery', phone: 'detail', show: (each) => every(each) },
    {
      title: 'Next charge',
      phone: null,
      isOneLine: true,
      show: ({ nextChargeDate }, { format }) => nextChargeDate && format.date(nextChargeDate),
    },
    {
      title: 'Total',
      phone: { at: 'corner', show: ({ total }) => total?.formattedAmount },
      isNumeric: true,
      show: ({ total }) => total?.formattedAmount,
    },
  ],
  empty: {
    icon: <IconRepeat />,
    title: 'No subscriptions',
    description: 'Give a product subscriptions, and what customers order by them appears here.',
  },
});
