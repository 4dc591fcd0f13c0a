import { Anchor, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { carrierTitle } from '@stoa/contract/ecom/carriers';
import { IconFileText, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { FulfillmentView, OrderView } from '../order.ts';
import { usePackingPapers } from '../packing/use-packing-papers.ts';
import { fulfillmentsQuery } from '../queries.ts';
import { DispatchDrawer, isPickedUp } from './dispatch-drawer.tsx';
import { itemsOf, type LineLeft, linesLeft } from './items-left.ts';
import { TrackingDialog } from './tracking-dialog.tsx';

const texts = words.orderFulfilment;

const none: FulfillmentView[] = [];

/** What was sent of the order or picked up, and what is left. */
export function FulfillmentPanel({ order }: { order: OrderView }) {
  const result = useQuery(fulfillmentsQuery(order.id ?? ''));
  const { data: fulfillments = none } = result;
  const left = useMemo(() => linesLeft(order, fulfillments), [order, fulfillments]);
  const [edited, setEdited] = useState<FulfillmentView | null>(null);
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending || (left.length === 0 && fulfillments.length === 0)) return null;
  return (
    <Panel title={texts.title} flush aside={order.status === 'APPROVED' && <Actions order={order} left={left} />}>
      <ul className={list.cards}>
        {fulfillments.map((fulfillment) => (
          <li key={fulfillment.id} className={list.card}>
            <Parcel order={order} fulfillment={fulfillment} onEdit={() => setEdited(fulfillment)} />
          </li>
        ))}
        {left.length > 0 && (
          <li className={list.card}>
            <Title order={3}>{isPickedUp(order) ? texts.notPickedUp : texts.notSent}</Title>
            {left.map(({ id, name, left: quantity }) => (
              <Text key={id} size="sm">
                {quantity} × {name}
              </Text>
            ))}
          </li>
        )}
      </ul>
      <TrackingDialog order={order} fulfillment={edited} onClose={() => setEdited(null)} />
    </Panel>
  );
}

/** Fulfils some of the items, with tracking, or all that are left. */
function Actions({ order, left }: { order: OrderView; left: LineLeft[] }) {
  const may = useMay();
  const change = useChange(['orders']);
  const [isOpen, setIsOpen] = useState(false);
  if (!may('dispatch.dispatchItems') || (left.length === 0 && !isOpen)) return null;
  const fulfillAll = () =>
    change.mutate({
      change: () =>
        api.dispatch.dispatchItems({
          orderId: order.id ?? '',
          fulfillment: { lineItems: left.map(({ id, left: quantity }) => ({ id, quantity })) },
          notifyBuyer: false,
        }),
      done: texts.all.done,
    });
  return (
    <Group gap="xs">
      <Button variant="default" size="sm" loading={change.isPending} onClick={fulfillAll}>
        {texts.all.button}
      </Button>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {texts.dispatch.title}
      </Button>
      <DispatchDrawer order={order} left={left} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Group>
  );
}

type ParcelProps = { order: OrderView; fulfillment: FulfillmentView; onEdit: () => void };

function Parcel({ order, fulfillment, onEdit }: ParcelProps) {
  const format = useFormat();
  const { createdDate, trackingInfo } = fulfillment;
  const done = isPickedUp(order) ? texts.pickedUp : texts.sent;
  const { trackingNumber, shippingProvider, trackingLink } = trackingInfo ?? {};
  const how = [shippingProvider && carrierTitle(shippingProvider), trackingNumber].filter(Boolean).join(' · ');
  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between" gap="md">
      <Stack gap={2} style={{ minWidth: 0 }}>
        <Title order={3}>{createdDate ? done.on(format.dateTime(createdDate)) : done.undated}</Title>
        {itemsOf(fulfillment, order).map(({ id, name, quantity }) => (
          <Text key={id} size="sm">
            {quantity} × {name}
          </Text>
        ))}
        {how && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {trackingLink ? (
              <Anchor href={trackingLink} target="_blank" rel="noreferrer" inherit>
                {how}
              </Anchor>
            ) : (
              how
            )}
          </Text>
        )}
      </Stack>
      <ParcelMenu order={order} fulfillment={fulfillment} onEdit={onEdit} />
    </Group>
  );
}

function ParcelMenu({ order, fulfillment, onEdit }: ParcelProps) {
  const may = useMay();
  const format = useFormat();
  const change = useChange(['orders']);
  const papers = usePackingPapers();
  const mayPrint = may('packing.linkToPackingPapers') && order.status === 'APPROVED';
  const mayEdit = may('orderFulfillments.updateFulfillment') && !isPickedUp(order);
  const mayDelete = may('orderFulfillments.deleteFulfillment');
  const email = order.buyerInfo?.email;
  const mayResend = may('dispatch.resendDispatchConfirmation') && !isPickedUp(order) && email;
  if (!mayEdit && !mayDelete && !mayResend && !mayPrint) return null;
  const { id, createdDate, trackingInfo } = fulfillment;
  const remove = () =>
    confirmFirst({
      title: texts.parcel.undoTitle,
      text: texts.parcel.undoText,
      confirm: texts.parcel.undo,
      onConfirm: () =>
        change.mutate({
          change: () => api.orderFulfillments.deleteFulfillment({ orderId: order.id ?? '', fulfillmentId: id ?? '' }),
          done: texts.parcel.undone,
        }),
    });
  const print = () => papers.mutate({ kind: 'PACKING_SLIPS', orderIds: [order.id ?? ''], fulfillmentId: id ?? '' });
  const resend = () =>
    confirmFirst({
      title: texts.parcel.resendTitle,
      text: texts.parcel.resendText(email ?? ''),
      confirm: words.actions.sendAgain,
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.dispatch.resendDispatchConfirmation({ orderId: order.id ?? '', fulfillmentId: id ?? '' }),
          done: texts.parcel.resent,
        }),
    });
  return (
    <ActionsMenu label={createdDate ? texts.parcel.actions(format.dateTime(createdDate)) : texts.parcel.actionsUndated}>
      {mayEdit && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          {trackingInfo ? texts.tracking.edit : texts.tracking.add}
        </Menu.Item>
      )}
      {mayPrint && (
        <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={print}>
          {texts.parcel.print}
        </Menu.Item>
      )}
      {mayResend && (
        <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={resend}>
          {texts.parcel.resend}
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {texts.parcel.undo}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
