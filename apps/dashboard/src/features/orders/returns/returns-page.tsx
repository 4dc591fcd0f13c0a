import { Text } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { words } from '../../../app/words.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { pieces, type ReturnView, returnReasons, returnStatuses } from './return.ts';
import { ReturnStatus } from './return-status.tsx';

const texts = words.returns;

/** What customers of all orders asked to return. */
export function Component() {
  return (
    <Page title={texts.title} back={{ to: '/orders', label: texts.orders }}>
      <ListView list={returnList} extra={undefined} />
    </Page>
  );
}

const labelOf = (status: keyof typeof returnStatuses) => returnStatuses[status].label;

const filters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.anyStatus,
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
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['orders', 'returns'],
  filters,
  sorts: {
    newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
    oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
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
    title: texts.order,
    of: ({ orderNumber }) => texts.ofOrder(orderNumber ?? ''),
    link: ({ orderNumber }) => orderNumber ?? '',
    onPhone: ({ orderNumber }) => texts.orderNumbered(orderNumber ?? ''),
  },
  rowLink: ({ orderId }) => `/orders/${orderId ?? ''}`,
  columns: [
    {
      title: texts.statuses.REQUESTED,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    { title: texts.status, phone: 'below', show: ({ status }) => <ReturnStatus status={status} /> },
    { title: texts.reason, phone: 'note', show: ({ reason }) => reason && returnReasons[reason] },
    {
      title: texts.items,
      phone: { at: 'corner', show: (each) => words.orders.itemCount(pieces(each)) },
      isNumeric: true,
      show: (each) => <Text size="sm">{pieces(each)}</Text>,
    },
  ],
  empty: {
    icon: <IconPackageImport />,
    title: texts.none,
    description: texts.noneText,
  },
});
