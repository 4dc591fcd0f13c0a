import { IconTrash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { counted, type Nouns, type Selected } from '../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { AbandonedCheckout } from './abandoned-checkout.ts';
import type { abandonedFilters } from './abandoned-search.ts';
import { ABANDONED } from './queries.ts';

export const deleteNeeds: readonly Need[] = ['abandonedCheckouts.bulkDeleteAbandonedCheckouts'];

const nouns: Nouns = { one: 'checkout', many: 'checkouts' };

/** Deletes marked checkouts. */
export function SelectedCheckouts({ selected }: { selected: Selected<AbandonedCheckout, typeof abandonedFilters> }) {
  const may = useMay();
  const format = useFormat();
  const change = useChange(ABANDONED);
  const ids = selected.items.flatMap(({ id }) => id ?? []);
  // those that somebody else deleted meanwhile are gone, too
  const remove = () => api.abandonedCheckouts.bulkDeleteAbandonedCheckouts({ abandonedCheckoutIds: ids });
  const confirmDelete = () => {
    const checkouts = counted(ids.length, nouns, format);
    const done = counted(ids.length, { one: 'checkout was', many: 'checkouts were' }, format);
    confirmFirst({
      title: `Delete ${checkouts}?`,
      text: 'Their links stop working, no more reminders are sent, and they no longer count in the figures. Carts stay with the customers.',
      confirm: `Delete ${checkouts}`,
      onConfirm: () => change.mutate({ change: remove, done: `${done} deleted` }, { onSuccess: selected.clear }),
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
          Delete
        </BulkButton>
      )}
    </SelectionBar>
  );
}
