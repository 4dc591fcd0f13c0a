import { Button, Group } from '@mantine/core';
import { IconBuildingStore, IconFileText, IconTicket } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { isPickedUp } from '../fulfilling/dispatch-drawer.tsx';
import type { OrderView } from '../order.ts';
import { type Papers, usePackingPapers } from './use-packing-papers.ts';

const texts = words.orderPacking;

/** What staff do with an order on its way to the buyer: printing for its parcel, and saying that it can be picked up. */
export function DeliveryActions({ order }: { order: OrderView }) {
  const may = useMay();
  const papers = usePackingPapers();
  const hasItems = (order.lineItems ?? []).some(({ physicalProperties }) => physicalProperties?.shippable !== false);
  if (order.status !== 'APPROVED' || !hasItems) return null;
  const mayPrint = may('packing.linkToPackingPapers');
  const print = (kind: Papers['kind']) => papers.mutate({ kind, orderIds: [order.id ?? ''] });
  return (
    <Group gap="xs">
      {mayPrint && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileText size={16} aria-hidden />}
          loading={papers.isPending && papers.variables.kind === 'PACKING_SLIPS'}
          onClick={() => print('PACKING_SLIPS')}
        >
          {texts.printSlip}
        </Button>
      )}
      {mayPrint && !isPickedUp(order) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTicket size={16} aria-hidden />}
          loading={papers.isPending && papers.variables.kind === 'ADDRESS_LABELS'}
          onClick={() => print('ADDRESS_LABELS')}
        >
          {texts.printLabel}
        </Button>
      )}
      {may('dispatch.tellPickupReady') && <PickupReady order={order} />}
    </Group>
  );
}

/** Tells the buyer once that the order can be picked up, and again only after a question. */
function PickupReady({ order }: { order: OrderView }) {
  const change = useChange(['orders']);
  const email = order.buyerInfo?.email;
  if (!isPickedUp(order) || !email || order.fulfillmentStatus === 'FULFILLED') return null;
  const wasTold = (order.activities ?? []).some(({ type }) => type === 'PICKUP_READY_EMAIL_SENT');
  const tell = (again: boolean) =>
    change.mutate({
      change: () => api.dispatch.tellPickupReady({ orderId: order.id ?? '', again }),
      done: texts.pickup.told,
    });
  const tellAgain = () =>
    confirmFirst({
      title: texts.pickup.againTitle,
      text: texts.pickup.againText(email),
      confirm: words.actions.sendAgain,
      isHarmless: true,
      onConfirm: () => tell(true),
    });
  return (
    <Button
      variant={wasTold ? 'default' : 'filled'}
      size="sm"
      leftSection={<IconBuildingStore size={16} aria-hidden />}
      loading={change.isPending}
      onClick={wasTold ? tellAgain : () => tell(false)}
    >
      {wasTold ? texts.pickup.again : texts.pickup.tell}
    </Button>
  );
}
