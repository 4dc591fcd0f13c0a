import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { BulkButton } from '../../../ui/list/selection-bar.tsx';
import type { OrderView } from '../order.ts';
import { outcomeOf } from './bulk-outcome.ts';
import type { useBulkChange } from './use-bulk-change.tsx';

const texts = words.orderBulk;

export const archiveNeeds: readonly Need[] = ['orders.bulkUpdateOrders'];

type ArchiveSelectedProps = { orders: readonly OrderView[]; bulk: ReturnType<typeof useBulkChange> };

/** Moves marked orders into the archive, or back. */
export function ArchiveSelected({ orders, bulk: { start, isChanging } }: ArchiveSelectedProps) {
  const may = useMay();
  if (!archiveNeeds.every(may)) return null;
  const begin = (archived: boolean) => {
    const affected = orders.filter((order) => (order.archived ?? false) !== archived);
    start({
      outcome: archived ? texts.outcomes.archived : texts.outcomes.unarchived,
      run: () => setArchived(affected, archived),
      undo: (changed) => setArchived(changed, !archived),
    });
  };
  return (
    <>
      {orders.some(({ archived }) => !archived) && (
        <BulkButton icon={<IconArchive size={16} aria-hidden />} onClick={() => begin(true)} isBusy={isChanging}>
          {words.actions.archive}
        </BulkButton>
      )}
      {orders.some(({ archived }) => archived) && (
        <BulkButton icon={<IconArchiveOff size={16} aria-hidden />} onClick={() => begin(false)} isBusy={isChanging}>
          {texts.unarchive}
        </BulkButton>
      )}
    </>
  );
}

async function setArchived(orders: readonly OrderView[], archived: boolean) {
  const { results } = await api.orders.bulkUpdateOrders({
    orders: orders.map(({ id }) => ({ order: { id: id ?? '', archived } })),
  });
  return outcomeOf(orders, results);
}
