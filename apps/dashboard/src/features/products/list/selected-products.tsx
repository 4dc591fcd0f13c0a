import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { counted, type Selected } from '../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { BulkDrawer } from '../bulk/bulk-drawer.tsx';
import { DeletionProgress } from '../bulk/deletion-progress.tsx';
import type { ProductView } from '../product.ts';
import { type Matching, type productFilters, toMatching } from './product-search.ts';

const texts = words.products;

/** Bulk changes run as a job, which the dashboard follows. */
const changeNeeds: readonly Need[] = ['productsV3.bulkUpdateProductsByFilter', 'jobs.getJob'];
const deleteNeeds: readonly Need[] = ['productsV3.bulkDeleteProductsByFilter', 'jobs.getJob'];
export const bulkNeeds = [changeNeeds, deleteNeeds];

type SelectedProducts = Selected<ProductView, typeof productFilters>;

/** The filter that selects the marked products on the server. */
const matchingOf = ({ isAll, items, query }: SelectedProducts): Matching =>
  isAll ? toMatching(query) : { filter: { id: { $in: items.map(({ id }) => id) } } };

/** The actions for the marked products. */
export function SelectedProductActions({ selected }: { selected: SelectedProducts }) {
  const [isChanging, setIsChanging] = useState(false);
  const may = useMay();
  const { count, isAll, items } = selected;
  const matching = matchingOf(selected);
  const products = counted(count, selected.nouns, useFormat());
  const deletion = useDeletion(matching, products, selected.clear);
  return (
    <>
      <SelectionBar selected={selected}>
        {changeNeeds.every(may) && (
          <BulkButton icon={<IconPencil size={16} aria-hidden />} onClick={() => setIsChanging(true)} isMain>
            {texts.change}
          </BulkButton>
        )}
        {deleteNeeds.every(may) && (
          <BulkButton
            icon={<IconTrash size={16} aria-hidden />}
            onClick={deletion.confirm}
            isDangerous
            isBusy={deletion.isAsked}
          >
            {words.common.delete}
          </BulkButton>
        )}
      </SelectionBar>
      <BulkDrawer
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        count={count}
        matching={matching}
        examples={items}
        known={isAll ? null : items}
      />
      <DeletionProgress jobId={deletion.jobId} onDone={deletion.onDone} />
    </>
  );
}

/** Deletes products in a job, after confirmation. `products` states their number. */
function useDeletion(chosen: Matching, products: string, onBegun: () => void) {
  const [jobId, setJobId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => api.productsV3.bulkDeleteProductsByFilter(chosen),
    onSuccess: ({ jobId: begun }) => {
      setJobId(begun ?? null);
      onBegun();
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: texts.deleting.noneDeleted, message: explain(error).detail }),
  });
  const confirm = () =>
    modals.openConfirmModal({
      title: words.actions.deleteTitle(products),
      children: <Text size="sm">{texts.deleting.manyText}</Text>,
      labels: { confirm: words.actions.deleteNamed(products), cancel: texts.deleting.keepThem },
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
