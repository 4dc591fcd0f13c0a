import { Button, Checkbox, Group, Modal, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { Picture } from '../../ui/picture.tsx';
import { itemOf, productCount, storeTree } from './category.ts';

const PAGE_SIZE = 50;

type AddProductsDialogProps = { categoryId: string; name: string; opened: boolean; onClose: () => void };

/** Searches for products and adds the chosen ones to the category. */
export function AddProductsDialog({ opened, onClose, ...category }: AddProductsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Add products to ${category.name}`} size="lg">
      <ProductChoice {...category} onClose={onClose} />
    </Modal>
  );
}

function ProductChoice({ categoryId, name, onClose }: Omit<AddProductsDialogProps, 'opened'>) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useMutation({
    mutationFn: () => api.categories.bulkAddItemsToCategory({ categoryId, items: chosen.map(itemOf), ...storeTree }),
    onSuccess: ({ bulkActionMetadata }) => {
      notifications.show({
        color: 'green',
        message: `${productCount(bulkActionMetadata?.totalSuccesses ?? chosen.length)} added to ${name}`,
      });
      onClose();
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: 'The products couldn’t be added', message: explain(error).detail }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['categories'] }),
  });
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <Stack>
      <Group>
        <SearchBox label="Search products" value={text} onSearch={setText} />
      </Group>
      <FoundProducts categoryId={categoryId} text={text} chosen={chosen} onToggle={toggle} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {chosen.length === 0 ? 'None chosen' : `${productCount(chosen.length)} chosen`}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
            Add
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

type FoundProductsProps = {
  categoryId: string;
  text: string;
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

function FoundProducts({ categoryId, text, chosen, onToggle }: FoundProductsProps) {
  const result = useQuery({
    queryKey: ['categories', 'products-to-add', categoryId, text],
    queryFn: () =>
      api.productsV3.searchProducts({
        search: {
          ...(text ? { search: { expression: text, mode: 'AND' } } : {}),
          cursorPaging: { limit: PAGE_SIZE },
        },
        fields: ['DIRECT_CATEGORIES_INFO'],
      }),
    placeholderData: keepPreviousData,
  });
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <Skeleton h={320} />;
  const { products = [] } = result.data;
  if (products.length === 0) return <Text size="sm">No matching products</Text>;
  return (
    <ScrollArea.Autosize mah="min(50vh, 420px)" type="auto" viewportProps={{ tabIndex: -1 }}>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {products.map((product) => {
          const id = product.id ?? '';
          const isIn = product.directCategoriesInfo?.categories?.some((one) => one.id === categoryId) ?? false;
          return (
            <li key={id}>
              <Checkbox
                checked={isIn || chosen.includes(id)}
                disabled={isIn}
                onChange={() => onToggle(id)}
                label={
                  <Group gap="sm" wrap="nowrap">
                    <Picture id={product.media?.main?.id} alt="" width={36} height={36} />
                    <span>
                      {product.name}
                      {isIn && (
                        <Text component="span" size="sm" c="dimmed">
                          {' '}
                          is already in it
                        </Text>
                      )}
                    </span>
                  </Group>
                }
                styles={{ body: { alignItems: 'center' } }}
              />
            </li>
          );
        })}
      </Stack>
    </ScrollArea.Autosize>
  );
}
