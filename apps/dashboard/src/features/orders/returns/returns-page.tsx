import { Text } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { defineList } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { pieces, type ReturnView, returnReasons, returnStatuses } from './return.ts';
import { ReturnStatus } from './return-status.tsx';

/** What customers of all orders asked to return. */
export function Component() {
  return (
    <Page title="Returns" back={{ to: '/orders', label: 'Orders' }}>
      <ListView list={returnList} extra={undefined} />
    </Page>
  );
}

const labelOf = (status: keyof typeof returnStatuses) => returnStatuses[status].label;

const filters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'Any status',
    options: {
      REQUESTED: labelOf('REQUESTED'),
      APPROVED: labelOf('APPROVED'),
      RECEIVED: labelOf('RECEIVED'),
      REFUNDED: labelOf('REFUNDED'),
      DECLINED: labelOf('DECLINED'),
      CANCELED: labelOf('CANCELED'),
    },
  },
} as const satisfies Filters;

const returnList = defineList({
  title: 'Returns',
  nouns: { one: 'return', many: 'returns' },
  queryKey: ['orders', 'returns'],
  filters,
  sorts: {
    newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
    oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  },
  load: async (query) => {
    const { status } = query.filters;
    const { orderReturns, pagingMetadata } = await api.orderReturns.queryOrderReturns({
      query: cursorSearch(query, { filter: status ? { status } : {} }),
    });
    return cursorPage(orderReturns, pagingMetadata);
  },
  idOf: ({ id }: ReturnView) => id ?? '',
  name: {
    title: 'Order',
    of: ({ orderNumber }) => `Return of order ${orderNumber ?? ''}`,
    link: ({ orderNumber }) => orderNumber ?? '',
    onPhone: ({ orderNumber }) => `Order ${orderNumber ?? ''}`,
  },
  rowLink: ({ orderId }) => `/orders/${orderId ?? ''}`,
  columns: [
    {
      title: 'Requested',
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: 'Status', phone: 'below', show: ({ status }) => <ReturnStatus status={status} /> },
    { title: 'Reason', phone: 'note', show: ({ reason }) => reason && returnReasons[reason] },
    {
      title: 'Items',
      phone: { at: 'corner', show: (each) => (pieces(each) === 1 ? '1 item' : `${pieces(each)} items`) },
      isNumeric: true,
      show: (each) => <Text size="sm">{pieces(each)}</Text>,
    },
  ],
  empty: {
    icon: <IconPackageImport />,
    title: 'No returns',
    description: 'What customers ask to return appears here. Switch returns on in the settings, under Checkout.',
  },
});
