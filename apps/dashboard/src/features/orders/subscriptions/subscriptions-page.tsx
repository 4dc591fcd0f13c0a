import { IconRepeat } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { words } from '../../../app/words.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { every, namesOf, type SubscriptionView, subscriptionStatuses } from './subscription.ts';
import { SubscriptionStatus } from './subscription-status.tsx';

const texts = words.subscriptions;

/** What customers get, and pay for, again and again. */
export function Component() {
  return (
    <Page title={texts.title} back={{ to: '/orders', label: texts.orders }}>
      <ListView list={subscriptionList} extra={undefined} />
    </Page>
  );
}

const labelOf = (status: keyof typeof subscriptionStatuses) => subscriptionStatuses[status].label;

const filters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.anyStatus,
    options: {
      ACTIVE: labelOf('ACTIVE'),
      PAUSED: labelOf('PAUSED'),
      SUSPENDED: labelOf('SUSPENDED'),
      CANCELED: labelOf('CANCELED'),
      ENDED: labelOf('ENDED'),
    },
  },
} as const satisfies Filters;

const customerOf = ({ buyerName, email }: SubscriptionView) => buyerName ?? email;

const subscriptionList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['orders', 'subscriptions'],
  filters,
  sorts: {
    newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
    next: { label: texts.nextFirst, by: { fieldName: 'nextChargeDate', order: 'ASC' } },
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
    title: texts.customer,
    of: (each) => {
      const customer = customerOf(each);
      return customer ? texts.of(customer) : texts.ofFormer;
    },
    link: (each) => customerOf(each) ?? texts.formerCustomer,
    onPhone: (each) => customerOf(each) ?? texts.formerCustomer,
  },
  rowLink: ({ id }) => `/orders/subscriptions/${id ?? ''}`,
  columns: [
    { title: texts.items, phone: 'note', show: (each) => namesOf(each) },
    { title: texts.status, phone: 'below', show: ({ status }) => <SubscriptionStatus status={status} /> },
    { title: texts.delivery, phone: 'detail', show: (each) => every(each) },
    {
      title: texts.nextCharge,
      phone: null,
      isOneLine: true,
      show: ({ nextChargeDate }, { format }) => nextChargeDate && format.date(nextChargeDate),
    },
    {
      title: texts.total,
      phone: { at: 'corner', show: ({ total }) => total?.formattedAmount },
      isNumeric: true,
      show: ({ total }) => total?.formattedAmount,
    },
  ],
  empty: {
    icon: <IconRepeat />,
    title: texts.none,
    description: texts.noneText,
  },
});
