import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { useChange } from '../../../ui/use-change.ts';
import { EditOrderButton } from '../drafts/edit-order-button.tsx';
import type { OrderView } from '../order.ts';
import { CancelDrawer } from './cancel-drawer.tsx';
import { canBeArchived, canBeCancelled } from './cancellation.ts';

const texts = words.orderChanging;

/** What can be done with the order as a whole. */
export function OrderActions({ order }: { order: OrderView }) {
  const may = useMay();
  const [isCancelling, setIsCancelling] = useState(false);
  return (
    <>
      {order.status === 'APPROVED' && may('draftOrders.getOrderDraftabilityStatus') && (
        <EditOrderButton order={order} />
      )}
      {may('orders.updateOrder') && canBeArchived(order) && <ArchiveButton order={order} />}
      {may('orders.cancelOrder') && canBeCancelled(order) && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setIsCancelling(true)}
        >
          {texts.cancel}
        </Button>
      )}
      <CancelDrawer order={order} opened={isCancelling} onClose={() => setIsCancelling(false)} />
    </>
  );
}

/** Archiving is undone by the same button, and asks nothing. */
function ArchiveButton({ order }: { order: OrderView }) {
  const archived = order.archived ?? false;
  const change = useChange(['orders']);
  const Icon = archived ? IconArchiveOff : IconArchive;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={change.isPending}
      onClick={() =>
        change.mutate({
          change: () => api.orders.updateOrder({ order: { id: order.id ?? '', archived: !archived } }),
          done: archived ? texts.unarchived : texts.archived,
        })
      }
    >
      {archived ? texts.unarchive : words.actions.archive}
    </Button>
  );
}
