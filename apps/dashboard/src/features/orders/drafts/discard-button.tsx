import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type DraftView, isEdit } from './draft.ts';
import { DRAFTS, draftQuery } from './queries.ts';

const texts = words.orderDrafts;

/** Deletes a draft, after asking, and goes back to where it began. */
export function DiscardButton({ draft }: { draft: DraftView }) {
  const may = useMay();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const change = useChange([...DRAFTS, 'list']);
  const draftOrderId = draft.id ?? '';
  if (!may('draftOrders.deleteDraftOrder')) return null;
  const discard = async () => {
    await api.draftOrders.deleteDraftOrder({ draftOrderId });
    await navigate(isEdit(draft) ? `/orders/${draft.orderId}` : '/orders/drafts');
    queryClient.removeQueries({ queryKey: draftQuery(draftOrderId).queryKey });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={change.isPending}
      onClick={() =>
        confirmFirst({
          title: isEdit(draft) ? texts.discard.title : texts.discard.deleteTitle,
          text: isEdit(draft) ? texts.discard.text : texts.discard.deleteText,
          confirm: isEdit(draft) ? texts.discard.confirm : texts.discard.delete,
          onConfirm: () =>
            change.mutate({
              change: discard,
              done: isEdit(draft) ? texts.discard.done : texts.discard.deleted,
            }),
        })
      }
    >
      {isEdit(draft) ? words.forms.discard : texts.discard.delete}
    </Button>
  );
}
