import { Button, Group, Paper, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { explain } from '../../../ui/explain.ts';
import { BulkDrawer } from '../bulk/bulk-drawer.tsx';
import { DeletionProgress } from '../bulk/deletion-progress.tsx';
import type { ProductView } from '../product.ts';
import classes from './list.module.css';
import type { Matching } from './product-search.ts';
import { countSelected, nothing, type Selection, selectedMatching } from './selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** How many match the filters, on all pages. */
  total: number;
  matching: Matching;
  page: ProductView[];
  onSelection: (selection: Selection) => void;
};

/** What can be done with the marked products. */
export function SelectionBar({ selection, total, matching, page, onSelection }: SelectionBarProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [deletion, setDeletion] = useState<string | null>(null);
  const format = useFormat();
  const queryClient = useQueryClient();
  const count = countSelected(selection, total);
  const chosen = selectedMatching(selection, matching);
  const deleting = useMutation({
    mutationFn: () => api.productsV3.bulkDeleteProductsByFilter(chosen),
    onSuccess: ({ jobId }) => {
      setDeletion(jobId ?? null);
      onSelection(nothing);
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: 'Nothing was deleted', message: explain(error).detail }),
  });
  const products = `${format.number(count)} ${count === 1 ? 'product' : 'products'}`;
  const confirmDelete = () =>
    modals.openConfirmModal({
      title: `Delete ${products}?`,
      children: (
        <Text size="sm">They and their stock are deleted for good. Orders that contain them stay as they are.</Text>
      ),
      labels: { confirm: `Delete ${products}`, cancel: 'Keep them' },
      confirmProps: { color: 'red' },
      onConfirm: () => deleting.mutate(),
    });
  const isWholePage = page.length > 0 && page.every(({ id }) => selection.some.has(id ?? ''));
  return (
    <>
      {count > 0 && (
        <Paper component="section" aria-label="Selected products" className={classes.selection} p="xs" px="md">
          <Group gap="xs" justify="space-between">
            <Group gap="xs">
              <Text size="sm" fw={600} role="status">
                {selection.isAll ? `All ${products} matching` : `${products} selected`}
              </Text>
              {!selection.isAll && isWholePage && total > count && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => onSelection({ isAll: true, some: new Map() })}
                >
                  Select all {format.number(total)} matching
                </Button>
              )}
            </Group>
            <Group gap="xs">
              <Button size="xs" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsChanging(true)}>
                Change
              </Button>
              <Button
                size="xs"
                color="red"
                variant="light"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={confirmDelete}
                loading={deleting.isPending}
              >
                Delete
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                leftSection={<IconX size={16} aria-hidden />}
                onClick={() => onSelection(nothing)}
              >
                Clear
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
      <BulkDrawer
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        count={count}
        matching={chosen}
        examples={selection.isAll ? page : [...selection.some.values()]}
        known={selection.isAll ? null : [...selection.some.values()]}
      />
      <DeletionProgress
        jobId={deletion}
        onDone={() => {
          setDeletion(null);
          void queryClient.invalidateQueries({ queryKey: ['sales-report'] });
        }}
      />
    </>
  );
}
