import { ActionIcon, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus, IconTag, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { moved } from '../../ui/moved.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import type { ProductView } from '../products/product.ts';
import { AddProductsDialog } from './add-products-dialog.tsx';
import { productCount } from './category.ts';
import { arrangedQuery, categoryProductsQuery } from './queries.ts';
import { useProductChanges } from './use-product-changes.tsx';

/** So many can be arranged by hand. */
const MOST_ARRANGED = 100;

type CategoryProductsProps = { categoryId: string; name: string; isManaged: boolean; count: number };

/** The products of a category in the order that shoppers see: those that are arranged by hand, then the newest. */
export function CategoryProducts({ categoryId, name, isManaged, count }: CategoryProductsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const result = useInfiniteQuery(categoryProductsQuery(categoryId));
  const arranged = useQuery(arrangedQuery(categoryId));
  const changes = useProductChanges(categoryId);
  const products = result.data?.pages.flatMap((page) => page.products) ?? [];
  const ids = products.map(({ id }) => id ?? '');
  const arrangedIds = arranged.data ?? [];

  const may = useMay();
  const mayArrange = !isManaged && may('categories.setArrangedItems');
  const addButton = !isManaged && may('categories.bulkAddItemsToCategory') && (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setIsAdding(true)}
    >
      Add products
    </Button>
  );
  const onMove = (from: number, to: number) => {
    const length = Math.min(Math.max(arrangedIds.length, from + 1, to + 1), MOST_ARRANGED);
    changes.arrange(moved(ids, from, to).slice(0, length));
  };
  return (
    <Panel title="Products" aside={addButton} flush>
      <Group px="md" pb="sm" justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {productCount(count)}
          {arrangedIds.length > 0 && `, ${arrangedIds.length} arranged by hand`}
        </Text>
        {arrangedIds.length > 0 && mayArrange && (
          <Button size="compact-sm" variant="subtle" onClick={() => changes.arrange([])}>
            Show newest first
          </Button>
        )}
      </Group>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton h={160} m="md" w="auto" />}
      {result.data && products.length === 0 && (
        <NothingHere
          icon={<IconTag />}
          title="No products yet"
          description={addButton ? `Add what belongs into ${name}.` : `Nobody has put any into ${name}.`}
        >
          {addButton}
        </NothingHere>
      )}
      <Sortable
        items={products}
        keyOf={({ id }) => id ?? ''}
        nameOf={(product) => product.name ?? ''}
        onMove={onMove}
        className={list.cards}
        itemClassName={list.card}
        label={`Products of ${name}`}
      >
        {(product, index, handle) => (
          <ProductCard
            product={product}
            isArranged={arrangedIds.includes(product.id ?? '')}
            handle={mayArrange && index < MOST_ARRANGED && handle}
            removal={
              isManaged || !may('categories.bulkRemoveItemsFromCategory') ? null : `Remove ${product.name} from ${name}`
            }
            onRemove={() => changes.remove({ id: product.id ?? '', name: product.name ?? '' }, arrangedIds)}
          />
        )}
      </Sortable>
      {result.hasNextPage && (
        <Group justify="center" p="md">
          <Button variant="default" loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
      {!isManaged && (
        <AddProductsDialog categoryId={categoryId} name={name} opened={isAdding} onClose={() => setIsAdding(false)} />
      )}
    </Panel>
  );
}

type ProductCardProps = {
  product: ProductView;
  isArranged: boolean;
  /** What it is dragged by, where it can be. */
  handle: ReactNode;
  /** What the button that takes it out is called; null where it cannot be taken out. */
  removal: string | null;
  onRemove: () => void;
};

function ProductCard({ product, isArranged, handle, removal, onRemove }: ProductCardProps) {
  return (
    <Group wrap="nowrap" gap="sm">
      {handle}
      <Picture id={product.media?.main?.id} alt="" width={40} height={40} />
      <Stack gap={0} flex={1} miw={0}>
        <PageLink to={`/products/${product.id}`} c="inherit" style={{ overflowWrap: 'anywhere' }}>
          {product.name}
        </PageLink>
        <Group gap={6}>
          {isArranged && (
            <Text size="xs" c="dimmed">
              Arranged
            </Text>
          )}
          {product.visible === false && (
            <Badge size="xs" variant="light" color="gray">
              Hidden
            </Badge>
          )}
        </Group>
      </Stack>
      {removal && (
        <ActionIcon variant="subtle" color="gray" aria-label={removal} onClick={onRemove}>
          <IconX size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
