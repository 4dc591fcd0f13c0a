import { IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import type { Selected } from '../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { AbandonedCheckout } from './abandoned-checkout.ts';
import type { abandonedFilters } from './abandoned-search.ts';
import { ABANDONED } from './queries.ts';

const texts = words.abandonedCheckouts;

export const deleteNeeds: readonly Need[] = ['abandonedCheckouts.bulkDeleteAbandonedCheckouts'];

/** Deletes marked checkouts. */
export function SelectedCheckouts({ selected }: { selected: Selected<AbandonedCheckout, typeof abandonedFilters> }) {
  const may = useMay();
  const change = useChange(ABANDONED);
  const ids = selected.items.flatMap(({ id }) => id ?? []);
  // those that somebody else deleted meanwhile are gone, too
  const remove = () => api.abandonedCheckouts.bulkDeleteAbandonedCheckouts({ abandonedCheckoutIds: ids });
  const confirmDelete = () => {
    confirmFirst({
      title: texts.deleteTitle(ids.length),
      text: texts.deleteText,
      confirm: texts.deleteConfirm(ids.length),
      onConfirm: () =>
        change.mutate({ change: remove, done: texts.deleted(ids.length) }, { onSuccess: selected.clear }),
    });
  };
  return (
    <SelectionBar selected={selected}>
      {deleteNeeds.every(may) && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={confirmDelete}
          isDangerous
          isBusy={change.isPending}
        >
          {words.common.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
