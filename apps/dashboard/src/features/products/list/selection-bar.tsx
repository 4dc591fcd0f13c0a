import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type May, type Need, useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
import { SelectionFrame } from '../../../ui/selection-frame.tsx';
import { BulkDrawer } from '../bulk/bulk-drawer.tsx';
import { DeletionProgress } from '../bulk/deletion-progress.tsx';
import type { ProductView } from '../product.ts';
import classes from './list.module.css';
import type { Matching } from './product-search.ts';
import { countSelected, nothing, type Selection, selectedMatching } from './selection.ts';

/** What is done with several at once goes on as a job, which is followed. */
const changeNeeds: readonly Need[] = ['productsV3.bulkUpdateProductsByFilter', 'jobs.getJob'];
const deleteNeeds: readonly Need[] = ['productsV3.bulkDeleteProductsByFilter', 'jobs.getJob'];

export const mayChangeSeveral = (may: May): boolean => changeNeeds.every(may) || deleteNeeds.every(may);

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
  const may = useMay();
  const format = useFormat();
  const count = countSelected(selection, total);
  const chosen = selectedMatching(selection, matching);
  const products = `${format.number(count)} ${count === 1 ? 'product' : 'products'}`;
  const deletion = useDeletion(chosen, products, () => onSelection(nothing));
  const isWholePage = page.length > 0 && page.every(({ id }) => selection.some.has(id ?? ''));
  return (
    <>
      {count > 0 && (
        <SelectionFrame
          label="Selected products"
          count={selection.isAll ? `All ${products} matching` : `${products} selected`}
          more={
            !selection.isAll &&
            isWholePage &&
            total > count && (
              <Button variant="subtle" size="compact-sm" onClick={() => onSelection({ isAll: true, some: new Map() })}>
                Select all {format.number(total)} matching
              </Button>
            )
          }
          className={classes.selection}
          onClear={() => onSelection(nothing)}
        >
          {changeNeeds.every(may) && (
            <Button size="xs" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsChanging(true)}>
              Change
            </Button>
          )}
          {deleteNeeds.every(may) && (
            <Button
              size="xs"
              color="red"
              variant="light"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={deletion.confirm}
              loading={deletion.isAsked}
            >
              Delete
            </Button>
          )}
        </SelectionFrame>
      )}
      <BulkDrawer
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        count={count}
        matching={chosen}
        examples={selection.isAll ? page : [...selection.some.values()]}
        known={selection.isAll ? null : [...selection.some.values()]}
      />
      <DeletionProgress jobId={deletion.jobId} onDone={deletion.onDone} />
    </>
  );
}

/** Deletes products as a job, after asking. `products` says how many they are. */
function useDeletion(chosen: ReturnType<typeof selectedMatching>, products: string, onBegun: () => void) {
  const [jobId, setJobId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => api.productsV3.bulkDeleteProductsByFilter(chosen),
    onSuccess: ({ jobId: begun }) => {
      setJobId(begun ?? null);
      onBegun();
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: 'Nothing was deleted', message: explain(error).detail }),
  });
  const confirm = () =>
    modals.openConfirmModal({
      title: `Delete ${products}?`,
      children: (
        <Text size="sm">They and their stock are deleted for good. Orders that contain them stay as they are.</Text>
      ),
      labels: { confirm: `Delete ${products}`, cancel: 'Keep them' },
      confirmProps: { color: 'red' },
      onConfirm: () => deleting.mutate(),
    });
  return {
    jobId,
    isAsked: deleting.isPending,
    confirm,
    onDone: () => {
      setJobId(null);
      void queryClient.invalidateQueries({ queryKey: ['sales-report'] });
    },
  };
}
