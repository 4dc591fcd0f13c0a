import { Button, Group, NativeSelect, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Page } from '../../../app/page.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useListParams } from '../../../ui/use-list-params.ts';
import { ProductCards } from './product-cards.tsx';
import { isFiltered, type ProductFilters, productSorts, readProductFilters } from './product-search.ts';
import { ProductTable } from './product-table.tsx';
import { productListQuery } from './queries.ts';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readProductFilters(params);
  return (
    <Page title="Products" actions={<NewProductButton />}>
      <Stack gap="md">
        <FilterBar filters={filters} onChange={change} />
        <ProductList filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
    </Page>
  );
}

function NewProductButton() {
  return (
    <Button component={Link} to="/products/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New product
    </Button>
  );
}

type FilterBarProps = { filters: ProductFilters; onChange: (changes: Record<string, string | null>) => void };

function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <Group component="search" gap="sm">
      <SearchBox label="Search products" value={filters.text} onSearch={(search) => onChange({ search })} />
      <NativeSelect
        aria-label="Visibility"
        value={filters.visibility ?? ''}
        onChange={(event) => onChange({ visibility: event.currentTarget.value })}
        data={[
          { value: '', label: 'Visible and hidden' },
          { value: 'visible', label: 'Visible' },
          { value: 'hidden', label: 'Hidden' },
        ]}
        flex="1 1 150px"
      />
      <NativeSelect
        aria-label="Order by"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: event.currentTarget.value === 'newest' ? null : event.currentTarget.value })
        }
        data={Object.entries(productSorts).map(([value, { label }]) => ({ value, label }))}
        flex="1 1 150px"
      />
    </Group>
  );
}

type ProductListProps = { filters: ProductFilters; onPage: (cursor: string) => void; onReset: () => void };

function ProductList({ filters, onPage, onReset }: ProductListProps) {
  const isPhone = useIsPhone();
  const result = useQuery(productListQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { products = [], pagingMetadata } = result.data;
  if (products.length === 0) return <NoProducts isFiltered={isFiltered(filters)} onReset={onReset} />;
  const List = isPhone ? ProductCards : ProductTable;
  return (
    <>
      <VisuallyHidden role="status">{products.length} products on this page</VisuallyHidden>
      <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
        <List products={products} />
      </Paper>
      <Pager previous={pagingMetadata?.cursors?.prev} next={pagingMetadata?.cursors?.next} onGo={onPage} />
    </>
  );
}

function NoProducts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
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
          description="Add what you sell: a name and a price are enough to begin."
        >
          <NewProductButton />
        </NothingHere>
      )}
    </Paper>
  );
}
