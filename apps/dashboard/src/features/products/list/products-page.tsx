import { Button, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconPlus, IconSearch, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../../app/page.tsx';
import { useMay } from '../../../app/permissions.ts';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useListParams } from '../../../ui/use-list-params.ts';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { ProductCards } from './product-cards.tsx';
import { ProductFilterBar } from './product-filters.tsx';
import { isFiltered, type ProductFilters, readProductFilters, toMatching } from './product-search.ts';
import { ProductTable } from './product-table.tsx';
import { pageStockQuery, productCountQuery, productListQuery } from './queries.ts';
import { SavedViews } from './saved-views.tsx';
import { nothing, type Selection } from './selection.ts';
import { mayChangeSeveral, SelectionBar } from './selection-bar.tsx';
import { viewParameters } from './view-parameters.ts';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readProductFilters(params);
  return (
    <Page title="Products" actions={<PageActions />}>
      <Stack gap="md">
        <SavedViews params={params} />
        <ProductFilterBar filters={filters} onChange={change} />
        <ProductList view={viewParameters(params)} filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
    </Page>
  );
}

/** Exporting is rare: its dialog comes when somebody asks for it. */
const ExportDialog = lazy(async () => ({ default: (await import('../../import/export-dialog.tsx')).ExportDialog }));

function PageActions() {
  const mayExport = useMay()('catalogExport.exportProducts');
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      {mayExport && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => setIsExporting(true)}
        >
          Export
        </Button>
      )}
      <NewProductButton />
      {isExporting && (
        <Suspense>
          <ExportDialog opened onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function NewProductButton() {
  const mayOpen = useMayOpen();
  if (!mayOpen('/products/new')) return null;
  return (
    <Button component={Link} to="/products/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New product
    </Button>
  );
}

type ProductListProps = {
  /** What the filters are, without the page: marks are for one set of filters. */
  view: string;
  filters: ProductFilters;
  onPage: (cursor: string) => void;
  onReset: () => void;
};

function ProductList({ view, filters, onPage, onReset }: ProductListProps) {
  const isPhone = useIsPhone();
  const [selection, setSelection] = useState<Selection>(nothing);
  const result = useQuery(productListQuery(filters));
  const total = useQuery(productCountQuery(filters)).data ?? 0;
  const products = result.data?.products ?? [];
  const may = useMay();
  const stock = useQuery(pageStockQuery(products, may('inventoryItems.queryInventoryItems'))).data;
  const categories = useCategoryNames();
  useEffect(() => setSelection(nothing), [view]);
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { cursors } = result.data.pagingMetadata ?? {};
  const List = isPhone ? ProductCards : ProductTable;
  return (
    <>
      <VisuallyHidden role="status">
        {products.length} products on this page, {total} in all
      </VisuallyHidden>
      <SelectionBar
        selection={selection}
        total={total}
        matching={toMatching(filters)}
        page={products}
        onSelection={setSelection}
      />
      {products.length === 0 ? (
        <NoProducts isFiltered={isFiltered(filters)} onReset={onReset} />
      ) : (
        <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
          <List
            products={products}
            stock={stock}
            categories={categories}
            selection={mayChangeSeveral(may) ? selection : null}
            onSelection={setSelection}
          />
        </Paper>
      )}
      <Pager previous={cursors?.prev} next={cursors?.next} onGo={onPage} />
    </>
  );
}

function NoProducts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const mayOpen = useMayOpen();
  return (
    <Paper className={list.frame}>
      {isFiltered ? (
        <NothingHere icon={<IconSearch />} title="No product fits" description="Try other words, or fewer filters.">
          <Button variant="default" onClick={onReset}>
            Clear filters
          </Button>
        </NothingHere>
      ) : (
        <NothingHere
          icon={<IconTag />}
          title="No products yet"
          description={
            mayOpen('/products/new')
              ? 'Add what you sell: a name and a price are enough to begin.'
              : 'What the team adds is listed here.'
          }
        >
          <NewProductButton />
        </NothingHere>
      )}
    </Paper>
  );
}
