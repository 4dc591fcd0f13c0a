import { ActionIcon, Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus, IconTag, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { moved } from '../../ui/moved.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { UndoMessage } from '../../ui/undo-message.tsx';
import { AddProductsDialog } from './add-products-dialog.tsx';
import { itemOf, productCount, storeTree } from './category.ts';
import { arrangedQuery, categoryProductsQuery } from './queries.ts';

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

  const addButton = isManaged ? null : (
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
        {arrangedIds.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => changes.arrange([])}>
            Show newest first
          </Button>
        )}
      </Group>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton h={160} m="md" w="auto" />}
      {result.data && products.length === 0 && (
        <NothingHere icon={<IconTag />} title="No products yet" description={`Add what belongs into ${name}.`}>
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
          <Group wrap="nowrap" gap="sm">
            {!isManaged && index < MOST_ARRANGED && handle}
            <Picture id={product.media?.main?.id} alt="" width={40} height={40} />
            <Stack gap={0} flex={1} miw={0}>
              <Anchor component={Link} to={`/products/${product.id}`} c="inherit" style={{ overflowWrap: 'anywhere' }}>
                {product.name}
              </Anchor>
              <Group gap={6}>
                {arrangedIds.includes(product.id ?? '') && (
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
            {!isManaged && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${product.name} from ${name}`}
                onClick={() => changes.remove({ id: product.id ?? '', name: product.name ?? '' }, arrangedIds)}
              >
                <IconX size={18} />
              </ActionIcon>
            )}
          </Group>
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

function useProductChanges(categoryId: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['categories'] });
  const onError = (error: unknown) =>
    notifications.show({ color: 'red', title: 'That was not saved', message: explain(error).detail });
  const one = { categoryId, ...storeTree };

  const arrange = useMutation({
    mutationFn: (ids: readonly string[]) => api.categories.setArrangedItems({ ...one, items: ids.map(itemOf) }),
    onMutate: (ids) => showArranged(queryClient, categoryId, ids),
    onError,
    onSettled: reload,
  });
  const add = useMutation({
    mutationFn: async ({ id, arranged }: { id: string; arranged: readonly string[] }) => {
      await api.categories.bulkAddItemsToCategory({ ...one, items: [itemOf(id)] });
      if (arranged.includes(id)) await api.categories.setArrangedItems({ ...one, items: arranged.map(itemOf) });
    },
    onError,
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string; arranged: readonly string[] }) =>
      api.categories.bulkRemoveItemsFromCategory({ ...one, items: [itemOf(id)] }),
    onSuccess: (_, { id, name, arranged }) => {
      const undo = () => add.mutate({ id, arranged });
      notifications.show({ message: <UndoMessage text={`${name} was taken out`} onUndo={undo} />, autoClose: 8000 });
    },
    onError,
    onSettled: reload,
  });
  return {
    arrange: arrange.mutate,
    remove: (product: { id: string; name: string }, arranged: readonly string[]) =>
      remove.mutate({ ...product, arranged }),
  };
}

/** Shows the new order at once. */
async function showArranged(
  queryClient: ReturnType<typeof useQueryClient>,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const { queryKey } = categoryProductsQuery(categoryId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(arrangedQuery(categoryId).queryKey, [...ids]);
  if (ids.length === 0) return;
  queryClient.setQueryData(queryKey, (data) => {
    if (!data) return data;
    const all = data.pages.flatMap((page) => page.products);
    const byId = new Map(all.map((product) => [product.id ?? '', product]));
    const first = ids.flatMap((id) => byId.get(id) ?? []);
    const ordered = [...first, ...all.filter(({ id }) => !ids.includes(id ?? ''))];
    let start = 0;
    const pages = data.pages.map((page) => {
      const products = ordered.slice(start, start + page.products.length);
      start += page.products.length;
      return { ...page, products };
    });
    return { ...data, pages };
  });
}
