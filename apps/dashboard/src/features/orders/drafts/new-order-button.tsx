import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';

const texts = words.orderDrafts;

/** Begins an order that somebody takes for a customer, such as by phone. */
export function NewOrderButton() {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: async () => present((await api.draftOrders.createEmptyDraftOrder({})).calculatedDraftOrder, 'draft'),
    onSuccess: ({ draftOrder }) => navigate(`/orders/drafts/${draftOrder?.id}`),
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
  if (!useMay()('draftOrders.createEmptyDraftOrder')) return null;
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} loading={create.isPending} onClick={() => create.mutate()}>
      {texts.newOrder}
    </Button>
  );
}
