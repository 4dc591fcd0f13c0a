import { Button, Group, NativeSelect, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../app/page.tsx';
import { useSession } from '../../app/session.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useListParams } from '../../ui/use-list-params.ts';
import { OrderCards } from './order-cards.tsx';
import { isFiltered, type OrderFilters, orderSorts, readOrderFilters } from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { orderListQuery } from './queries.ts';
import { fulfillmentStatuses, paymentStatuses } from './statuses.ts';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readOrderFilters(params);
  return (
    <Page title="Orders">
      <Stack gap="md">
        <FilterBar filters={filters} onChange={change} />
        <OrderList filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
    </Page>
  );
}

const options = (labels: Record<string, { text: string }>) =>
  Object.entries(labels).map(([value, { text }]) => ({ value, label: text }));

function FilterBar({
  filters,
  onChange,
}: {
  filters: OrderFilters;
  onChange: (changes: Record<string, string | null>) => void;
}) {
  return (
    <Group component="search" gap="sm">
      <SearchBox label="Search by number or e-mail" value={filters.text} onSearch={(search) => onChange({ search })} />
      <NativeSelect
        aria-label="Payment"
        value={filters.payment ?? ''}
        onChange={(event) => onChange({ payment: event.currentTarget.value })}
        data={[{ value: '', label: 'Any payment' }, ...options(paymentStatuses)]}
        flex="1 1 150px"
      />
      <NativeSelect
        aria-label="Fulfilment"
        value={filters.fulfillment ?? ''}
        onChange={(event) => onChange({ fulfilment: event.currentTarget.value })}
        data={[{ value: '', label: 'Any fulfilment' }, ...options(fulfillmentStatuses)]}
        flex="1 1 150px"
      />
      <NativeSelect
        aria-label="Order by"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: event.currentTarget.value === 'newest' ? null : event.currentTarget.value })
        }
        data={Object.entries(orderSorts).map(([value, { label }]) => ({ value, label }))}
        flex="1 1 150px"
      />
    </Group>
  );
}

type OrderListProps = { filters: OrderFilters; onPage: (cursor: string) => void; onReset: () => void };

function OrderList({ filters, onPage, onReset }: OrderListProps) {
  const isPhone = useIsPhone();
  const result = useQuery(orderListQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { orders = [], metadata } = result.data;
  if (orders.length === 0) return <NoOrders isFiltered={isFiltered(filters)} onReset={onReset} />;
  const List = isPhone ? OrderCards : OrderTable;
  return (
    <>
      <VisuallyHidden role="status">{orders.length} orders on this page</VisuallyHidden>
      <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
        <List orders={orders} />
      </Paper>
      <Pager previous={metadata?.cursors?.prev} next={metadata?.cursors?.next} onGo={onPage} />
    </>
  );
}

function NoOrders({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { site } = useSession();
  return (
    <Paper className={list.frame}>
      {isFiltered ? (
        <NothingHere
          icon={<IconSearch />}
          title="No order fits"
          description="Try another number or e-mail address, or fewer filters."
        >
          <Button variant="default" onClick={onReset}>
            Clear filters
          </Button>
        </NothingHere>
      ) : (
        <NothingHere
          icon={<IconReceipt />}
          title="No orders yet"
          description="Share your shop: each purchase appears here at once."
        >
          <Button component="a" href={site.url} target="_blank" variant="default">
            View shop
          </Button>
        </NothingHere>
      )}
    </Paper>
  );
}
