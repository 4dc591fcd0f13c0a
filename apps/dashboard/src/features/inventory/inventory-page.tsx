import { Button, Group, NativeSelect, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconMapPin, IconPackages, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useListParams } from '../../ui/use-list-params.ts';
import { AdjustSelected } from './adjust-selected.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { InventoryCards } from './inventory-cards.tsx';
import {
  type InventoryFilters,
  inventorySorts,
  isFiltered,
  readInventoryFilters,
  stockStates,
} from './inventory-search.ts';
import { InventoryTable } from './inventory-table.tsx';
import { PreorderDrawer } from './preorder-drawer.tsx';
import { type InventoryItem, inventoryListQuery, locationsQuery } from './queries.ts';
import { stockNeeds } from './save-stock.ts';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readInventoryFilters(params);
  const mayOpen = useMayOpen();
  return (
    <Page
      title="Inventory"
      actions={
        mayOpen('/inventory/locations') && (
          <Button
            component={Link}
            to="/inventory/locations"
            variant="default"
            leftSection={<IconMapPin size={16} aria-hidden />}
          >
            Locations
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FilterBar filters={filters} onChange={change} />
        <InventoryList key={JSON.stringify(filters)} filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
    </Page>
  );
}

type FilterBarProps = { filters: InventoryFilters; onChange: (changes: Record<string, string | null>) => void };
const options = (labels: Record<string, { label: string }>) =>
  Object.entries(labels).map(([value, { label }]) => ({ value, label }));

function FilterBar({ filters, onChange }: FilterBarProps) {
  const may = useMay();
  const { data: locations = [] } = useQuery({ ...locationsQuery(), enabled: may('locations.listLocations') });
  return (
    <Group component="search" gap="sm">
      <SearchBox label="Search by name or SKU" value={filters.text} onSearch={(search) => onChange({ search })} />
      {locations.length > 1 && (
        <NativeSelect
          aria-label="Location"
          value={filters.locationId ?? ''}
          onChange={(event) => onChange({ location: event.currentTarget.value })}
          data={[
            { value: '', label: 'All locations' },
            ...locations.map(({ id, name = '' }) => ({ value: id ?? '', label: name })),
          ]}
          flex="1 1 140px"
        />
      )}
      <NativeSelect
        aria-label="Stock"
        value={filters.state ?? ''}
        onChange={(event) => onChange({ stock: event.currentTarget.value })}
        data={[{ value: '', label: 'Any stock' }, ...options(stockStates)]}
        flex="1 1 140px"
      />
      <NativeSelect
        aria-label="Order by"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: event.currentTarget.value === 'newest' ? null : event.currentTarget.value })
        }
        data={options(inventorySorts)}
        flex="1 1 140px"
      />
    </Group>
  );
}

type InventoryListProps = { filters: InventoryFilters; onPage: (cursor: string) => void; onReset: () => void };

function InventoryList({ filters, onPage, onReset }: InventoryListProps) {
  const isPhone = useIsPhone();
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [history, setHistory] = useState<InventoryItem | null>(null);
  const [preorder, setPreorder] = useState<InventoryItem | null>(null);
  const may = useMay();
  const { data: locations = [] } = useQuery({ ...locationsQuery(), enabled: may('locations.listLocations') });
  const result = useQuery(inventoryListQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { inventoryItems: items = [], pagingMetadata } = result.data;
  if (items.length === 0) return <NoItems isFiltered={isFiltered(filters)} onReset={onReset} />;
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['inventory'] });
    await queryClient.invalidateQueries({ queryKey: ['products'] });
  };
  const select = (ids: string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const chosen = items.filter(({ id }) => selected.has(id ?? ''));
  const List = isPhone ? InventoryCards : InventoryTable;
  return (
    <>
      <VisuallyHidden role="status">{items.length} items on this page</VisuallyHidden>
      {chosen.length > 0 && (
        <AdjustSelected items={chosen} locations={locations} onDone={refresh} onClear={() => setSelected(new Set())} />
      )}
      <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
        <List
          items={items}
          locationNames={locations.length > 1 ? new Map(locations.map(({ id, name = '' }) => [id ?? '', name])) : null}
          selected={stockNeeds.every(may) ? selected : null}
          onSelect={select}
          onHistory={may('inventoryHistory.listInventoryChanges') ? setHistory : null}
          onPreorder={may('inventoryItems.updateInventoryItem') ? setPreorder : null}
          onSaved={refresh}
        />
      </Paper>
      <Pager previous={pagingMetadata?.cursors?.prev} next={pagingMetadata?.cursors?.next} onGo={onPage} />
      <HistoryDrawer item={history} onClose={() => setHistory(null)} />
      <PreorderDrawer item={preorder} onClose={() => setPreorder(null)} onSaved={refresh} />
    </>
  );
}

function NoItems({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const mayOpen = useMayOpen();
  return (
    <Paper className={list.frame}>
      {isFiltered ? (
        <NothingHere icon={<IconSearch />} title="Nothing fits" description="Try another word, or fewer filters.">
          <Button variant="default" onClick={onReset}>
            Clear filters
          </Button>
        </NothingHere>
      ) : (
        <NothingHere
          icon={<IconPackages />}
          title="No stock yet"
          description="Products appear here once they have stock: counted, or simply there."
        >
          {mayOpen('/products') && (
            <Button component={Link} to="/products" variant="default">
              Go to products
            </Button>
          )}
        </NothingHere>
      )}
    </Paper>
  );
}
