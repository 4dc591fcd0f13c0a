import { Button, Checkbox, Group, Modal, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ProductView } from './product.ts';

const texts = words.products;

const PAGE_SIZE = 50;

type Search = NonNullable<Parameters<typeof api.productsV3.searchProducts>[0]>;

type ChoiceProps = {
  /** Limits and completes the products that are found. */
  filter?: Record<string, unknown>;
  fields?: Search['fields'];
  /** Whether a product is already chosen. */
  isIn: (product: ProductView) => boolean;
  /** Adds the chosen products, and returns how many were. */
  add: (products: readonly ProductView[]) => Promise<number>;
  /** The message afterwards. */
  added: (count: number) => string;
  refresh: readonly QueryKey[];
  onClose: () => void;
};
type ChooseProductsDialogProps = ChoiceProps & { title: string; opened: boolean };

/** Searches for products, and adds those that are chosen to something. */
export function ChooseProductsDialog({ title, opened, ...choice }: ChooseProductsDialogProps) {
  return (
    <Modal opened={opened} onClose={choice.onClose} title={title} size="lg">
      <ProductChoice {...choice} />
    </Modal>
  );
}

function ProductChoice({ add, added, refresh, onClose, ...finding }: ChoiceProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly ProductView[]>([]);
  const adding = useMutation({
    mutationFn: () => add(chosen),
    onSuccess: (count) => {
      notifications.show({ color: 'green', message: added(count) });
      onClose();
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: texts.choosing.failed, message: explain(error).detail }),
    onSettled: () => Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const toggle = (product: ProductView) =>
    setChosen((now) =>
      now.some(({ id }) => id === product.id) ? now.filter(({ id }) => id !== product.id) : [...now, product],
    );
  return (
    <Stack>
      <Group>
        <SearchBox label={texts.search} value={text} onSearch={setText} />
      </Group>
      <FoundProducts {...finding} refresh={refresh} text={text} chosen={chosen} onToggle={toggle} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {texts.choosing.chosen(chosen.length)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {words.forms.cancel}
          </Button>
          <Button disabled={chosen.length === 0} loading={adding.isPending} onClick={() => adding.mutate()}>
            {words.actions.add}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

type FoundProductsProps = Pick<ChoiceProps, 'filter' | 'fields' | 'isIn' | 'refresh'> & {
  text: string;
  chosen: readonly ProductView[];
  onToggle: (product: ProductView) => void;
};

function FoundProducts({ filter, fields = [], isIn, refresh, text, chosen, onToggle }: FoundProductsProps) {
  const result = useQuery({
    queryKey: [...(refresh[0] ?? []), 'products-to-add', filter, text],
    queryFn: () =>
      api.productsV3.searchProducts({
        search: {
          ...(text ? { search: { expression: text, mode: 'AND' } } : {}),
          ...(filter && { filter }),
          cursorPaging: { limit: PAGE_SIZE },
        },
        fields,
      }),
    placeholderData: keepPreviousData,
  });
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <Skeleton h={320} />;
  const { products = [] } = result.data;
  if (products.length === 0) return <Text size="sm">{texts.choosing.noMatch}</Text>;
  return (
    <ScrollArea.Autosize mah="min(50vh, 420px)" type="auto" viewportProps={{ tabIndex: -1 }}>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {products.map((product) => (
          <li key={product.id}>
            <Checkbox
              checked={isIn(product) || chosen.some(({ id }) => id === product.id)}
              disabled={isIn(product)}
              onChange={() => onToggle(product)}
              label={
                <Group gap="sm" wrap="nowrap">
                  <Picture id={product.media?.main?.id} alt="" width={36} height={36} />
                  <span>
                    {product.name}
                    {isIn(product) && (
                      <Text component="span" size="sm" c="dimmed">
                        {' '}
                        {texts.choosing.isIn}
                      </Text>
                    )}
                  </span>
                </Group>
              }
              styles={{ body: { alignItems: 'center' } }}
            />
          </li>
        ))}
      </Stack>
    </ScrollArea.Autosize>
  );
}
