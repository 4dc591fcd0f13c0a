import { Button, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, hasCode, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import type { OrderView } from '../order.ts';
import { whyNotToEdit } from './draft.ts';
import { draftabilityQuery } from './queries.ts';

const texts = words.orderDrafts;

/** Begins to change an order, or goes on with it; where it cannot be changed, says why. */
export function EditOrderButton({ order }: { order: OrderView }) {
  const orderId = order.id ?? '';
  const navigate = useNavigate();
  const { data } = useQuery(draftabilityQuery(orderId));
  const begin = useMutation({
    mutationFn: async () =>
      present((await api.draftOrders.createDraftOrder({ sourceOrderId: orderId })).calculatedDraftOrder, 'draft'),
    onSuccess: ({ draftOrder }) => navigate(`/orders/drafts/${draftOrder?.id}`),
    onError: (error) => {
      const isTaken = hasCode(error, 'ORDER_IS_ALREADY_EDITED');
      const { title, detail } = explain(error);
      notifications.show({
        color: 'red',
        title: isTaken ? texts.edit.taken : title,
        message: isTaken ? texts.edit.takenText : detail,
      });
    },
  });
  if (!useMay()('draftOrders.createDraftOrder') || !data) return null;
  const button = (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
      loading={begin.isPending}
      // it stays reachable by keyboard, for its reason to be read
      data-disabled={!data.orderDraftable || undefined}
      aria-disabled={!data.orderDraftable}
      onClick={() => data.orderDraftable && begin.mutate()}
    >
      {texts.edit.button}
    </Button>
  );
  return data.orderDraftable ? (
    button
  ) : (
    <Tooltip
      label={whyNotToEdit(data.nonDraftableReasons)}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: true }}
    >
      {button}
    </Tooltip>
  );
}
