import { ActionIcon, Badge, Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus, IconTag, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import type { Look } from '../../ui/list/define-list.ts';
import { RowItems } from '../../ui/list/items.tsx';
import { MoreButton } from '../../ui/list/list-view.tsx';
import { moved } from '../../ui/moved.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type ProductView, productCount } from '../products/product.ts';
import { AddProductsDialog } from './add-products-dialog.tsx';
import { arrangedQuery, categoryProductsQuery } from './queries.ts';
import { useProductChanges } from './use-product-changes.tsx';

const texts = words.categories;

/** The maximum number of products that can be arranged by hand. */
const MOST_ARRANGED = 100;

type CategoryProductsProps = { categoryId: string; name: string; isManaged: boolean; count: number };

/** The products of a category in the order that shoppers see: the manually arranged ones first, then the newest. */
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
      {texts.products.add}
    </Button>
  );
  const onMove = (from: number, to: number) => {
    const length = Math.min(Math.max(arrangedIds.length, from + 1, to + 1), MOST_ARRANGED);
    changes.arrange(moved(ids, from, to).slice(0, length));
  };
  const remove = ({ id = '', name: product = '' }: ProductView) =>
    changes.remove({ id: id ?? '', name: product ?? '' }, arrangedIds);
  return (
    <Panel title={texts.products.title} aside={addButton} flush>
      <Group px="md" pb="sm" justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {arrangedIds.length > 0
            ? texts.products.arrangedByHand(productCount(count), arrangedIds.length)
            : productCount(count)}
        </Text>
        {arrangedIds.length > 0 && mayArrange && (
          <Button size="compact-sm" variant="subtle" onClick={() => changes.arrange([])}>
            {texts.products.showNewestFirst}
          </Button>
        )}
      </Group>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton h={160} m="md" w="auto" />}
      {result.data && products.length === 0 && (
        <NothingHere
          icon={<IconTag />}
          title={texts.products.none}
          description={addButton ? texts.products.addText(name) : texts.products.noneIn(name)}
        >
          {addButton}
        </NothingHere>
      )}
      <RowItems
        rows={productRows}
        label={texts.products.of(name)}
        items={products}
        onMove={mayArrange ? onMove : undefined}
        movable={MOST_ARRANGED}
        extra={{
          isArranged: (id) => arrangedIds.includes(id),
          remove: !isManaged && may('categories.bulkRemoveItemsFromCategory') ? remove : null,
          category: name,
        }}
      />
      {result.hasNextPage && (
        <Box p="md">
          <MoreButton {...result} />
        </Box>
      )}
      {!isManaged && (
        <AddProductsDialog categoryId={categoryId} name={name} opened={isAdding} onClose={() => setIsAdding(false)} />
      )}
    </Panel>
  );
}

/** Data and callbacks that the panel provides to its rows. */
type Extra = {
  isArranged: (id: string) => boolean;
  /** Null if products cannot be removed. */
  remove: ((product: ProductView) => void) | null;
  category: string;
};

const productRows: Look<ProductView, Extra> = {
  idOf: ({ id }) => id ?? '',
  name: {
    of: (product) => product.name ?? '',
    picture: ({ media }) => <Picture id={media?.main?.id} alt="" width={40} height={40} />,
  },
  rowLink: ({ id }) => `/products/${id}`,
  parts: [
    { at: 'note', show: ({ id }, { extra }) => extra.isArranged(id ?? '') && texts.products.arranged },
    {
      at: 'beside',
      show: ({ visible }) =>
        visible === false && (
          <Badge size="xs" variant="light" color="gray">
            {texts.hidden}
          </Badge>
        ),
    },
    {
      at: 'end',
      isInteractive: true,
      show: (product, { extra: { remove, category } }) =>
        remove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.products.removeFrom(product.name ?? '', category)}
            onClick={() => remove(product)}
          >
            <IconX size={18} />
          </ActionIcon>
        ),
    },
  ],
};
