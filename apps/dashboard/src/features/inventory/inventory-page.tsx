import { Button, Group } from '@mantine/core';
import { IconMapPin, IconPackages } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { AdjustSelected } from './adjust-selected.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { inventoryFilters, inventorySorts, toInventorySearch } from './inventory-search.ts';
import { ItemActions } from './item-actions.tsx';
import { nameOfItem } from './item-name.ts';
import { PreorderDrawer } from './preorder-drawer.tsx';
import { type InventoryItem, useLocationOptions } from './queries.ts';
import { stockNeeds } from './save-stock.ts';
import { PreorderState, StockCell, StockState } from './stock-cell.tsx';
import { useRefresh } from './use-refresh.ts';

const texts = words.inventory;

/** Data and callbacks that the page provides to the rows of its list. */
type Extra = {
  /** Location names by id; empty if there is only one location, which needs no mention. */
  locations: ReadonlyMap<string, string>;
  onHistory: (item: InventoryItem) => void;
  onPreorder: (item: InventoryItem) => void;
  onSaved: () => Promise<void>;
};

export function Component() {
  const [history, setHistory] = useState<InventoryItem | null>(null);
  const [preorder, setPreorder] = useState<InventoryItem | null>(null);
  const locations = new Map(useLocationOptions().map(({ value, label }) => [value, label]));
  const onSaved = useRefresh();
  return (
    <ListPage
      list={inventoryList}
      extra={{ locations, onHistory: setHistory, onPreorder: setPreorder, onSaved }}
      actions={<LocationsButton />}
    >
      <HistoryDrawer item={history} onClose={() => setHistory(null)} />
      <PreorderDrawer item={preorder} onClose={() => setPreorder(null)} onSaved={onSaved} />
    </ListPage>
  );
}

function LocationsButton() {
  const mayOpen = useMayOpen();
  if (!mayOpen('/inventory/locations')) return null;
  return (
    <Button
      component={Link}
      to="/inventory/locations"
      variant="default"
      leftSection={<IconMapPin size={16} aria-hidden />}
    >
      {texts.locations.title}
    </Button>
  );
}

function ProductsButton() {
  const mayOpen = useMayOpen();
  if (!mayOpen('/products')) return null;
  return (
    <Button component={Link} to="/products" variant="default">
      {texts.goToProducts}
    </Button>
  );
}

const inventoryList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['inventory', 'list'],
  search: texts.search,
  filters: inventoryFilters,
  sorts: inventorySorts,
  load: async (query) => {
    const request = { search: toInventorySearch(query) };
    const { inventoryItems, pagingMetadata } = await api.inventoryItems.searchInventoryItems(request);
    return cursorPage(inventoryItems, pagingMetadata);
  },
  idOf: ({ id }: InventoryItem) => id ?? '',
  name: {
    title: texts.product,
    of: nameOfItem,
    link: ({ product }) => product?.name ?? '',
    note: ({ product }) =>
      [product?.variantName, product?.variantVisible === false && texts.hidden].filter(Boolean).join(' · '),
  },
  rowLink: ({ productId }) => `/products/${productId}`,
  columns: [
    {
      title: texts.sku,
      phone: {
        at: 'detail',
        show: ({ product }) => [product?.variantName, product?.variantSku].filter(Boolean).join(' · '),
      },
      show: ({ product }) => product?.variantSku,
    },
    {
      title: texts.location,
      phone: 'detail',
      isShown: ({ locations }: Extra) => locations.size > 0,
      show: ({ locationId }, { extra }) => extra.locations.get(locationId ?? ''),
    },
    {
      title: texts.state,
      phone: 'below',
      show: (item) => (
        <>
          <Group gap={6}>
            <StockState item={item} />
          </Group>
          <PreorderState item={item} />
        </>
      ),
    },
    {
      title: texts.stock,
      phone: 'below',
      isInteractive: true,
      width: 160,
      show: (item, { extra }) => <StockCell item={item} onSaved={extra.onSaved} />,
    },
    {
      title: texts.actions,
      phone: 'end',
      isInteractive: true,
      isNumeric: true,
      show: (item, { may, extra }) => (
        <ItemActions
          item={item}
          onHistory={may('inventoryHistory.listInventoryChanges') ? extra.onHistory : null}
          onPreorder={may('inventoryItems.updateInventoryItem') ? extra.onPreorder : null}
        />
      ),
    },
  ],
  minWidth: 720,
  selection: { needs: [stockNeeds], Actions: AdjustSelected },
  empty: {
    icon: <IconPackages />,
    title: texts.none,
    description: texts.noneText,
    Action: ProductsButton,
  },
});
