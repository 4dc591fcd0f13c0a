import { Button, Group, Menu, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { ViewShopButton } from '../../app/view-shop-button.tsx';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { readQuery } from '../../ui/list/address.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { useListParams } from '../../ui/list/use-list-params.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { saveFile } from '../import/save-file.ts';
import { buyerName } from './buyer.ts';
import { NewOrderButton } from './drafts/new-order-button.tsx';
import type { OrderView } from './order.ts';
import { itemCount } from './order-lines.ts';
import { orderFilters, orderSorts, orderViews, toExactSearch, toMatching, toOrderSearch } from './order-search.ts';
import { bulkNeeds, SelectedOrders } from './selected-orders.tsx';
import { ArchivedBadge, FulfillmentBadge, OrderBadge, PaymentBadge } from './status-badges.tsx';

const texts = words.orders;

export function Component() {
  return <ListPage list={orderList} actions={<OrdersActions />} />;
}

/** What else there is of orders. */
const otherLists = [
  { to: '/orders/drafts', title: texts.drafts },
  { to: '/orders/returns', title: texts.returns },
  { to: '/orders/subscriptions', title: texts.subscriptions },
];

function OrdersActions() {
  const isPhone = useIsPhone();
  const mayOpen = useMayOpen();
  const lists = otherLists.filter(({ to }) => mayOpen(to));
  return (
    <>
      <ExportOrders />
      {isPhone && lists.length > 0 && (
        <ActionsMenu label={texts.otherLists}>
          {lists.map(({ to, title }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {title}
            </Menu.Item>
          ))}
        </ActionsMenu>
      )}
      {!isPhone &&
        lists.map(({ to, title }) => (
          <Button key={to} variant="default" component={Link} to={to}>
            {title}
          </Button>
        ))}
      <NewOrderButton />
    </>
  );
}

/** Exports what the list shows, as it is filtered. */
function ExportOrders() {
  const { timeZone = 'UTC' } = useSession().site;
  const { params } = useListParams();
  if (!useMay()('orderExport.exportOrders')) return null;
  const save = async () =>
    saveFile(await api.orderFiles.exportOrders(toMatching(readQuery(orderList, params), { timeZone })), 'orders.csv');
  return <ExportButton save={save} />;
}

const orderList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['orders', 'list'],
  search: texts.search,
  filters: orderFilters,
  sorts: orderSorts,
  load: async (query, site) => {
    const exactSearch = toExactSearch(query, site);
    const [exact, { orders = [], metadata }] = await Promise.all([
      exactSearch && api.orders.searchOrders({ search: exactSearch }),
      api.orders.searchOrders({ search: toOrderSearch(query, site) }),
    ]);
    const first = exact ? (exact.orders ?? []) : [];
    return cursorPage([...first, ...orders.filter(({ id }) => !first.some((one) => one.id === id))], metadata);
  },
  idOf: ({ id }: OrderView) => id ?? '',
  name: { title: texts.order, of: ({ number }) => number ?? '', onPhone: ({ number }) => texts.numbered(number ?? '') },
  rowLink: ({ id }) => `/orders/${id}`,
  columns: [
    {
      title: texts.date,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    {
      title: texts.customer,
      phone: { at: 'detail', show: buyerName },
      maxWidth: 220,
      show: (order) => (
        <>
          <Text size="sm" truncate>
            {buyerName(order)}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {order.buyerInfo?.email}
          </Text>
        </>
      ),
    },
    {
      title: texts.status,
      phone: 'below',
      show: ({ status, paymentStatus, fulfillmentStatus, archived }) => (
        <Group gap={6}>
          <ArchivedBadge archived={archived} />
          <OrderBadge status={status} />
          <PaymentBadge status={paymentStatus} />
          <FulfillmentBadge status={fulfillmentStatus} />
        </Group>
      ),
    },
    {
      title: texts.items,
      phone: null,
      isNumeric: true,
      show: ({ lineItems }, { format }) => format.number(itemCount(lineItems)),
    },
    {
      title: texts.total,
      phone: 'corner',
      isNumeric: true,
      show: ({ priceSummary, currency }, { format }) =>
        format.money(priceSummary?.total?.amount, currency ?? undefined),
    },
  ],
  selection: { needs: bulkNeeds, Actions: SelectedOrders },
  savedViews: 'orders',
  views: orderViews,
  empty: {
    icon: <IconReceipt />,
    title: texts.none,
    description: texts.noneText,
    Action: ViewShopButton,
  },
});
