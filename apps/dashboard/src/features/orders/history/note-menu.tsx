import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderActivity } from '../order.ts';

const texts = words.orderHistory;

type NoteMenuProps = { orderId: string; note: OrderActivity; onEdit: () => void };

/** What can be done with a note. */
export function NoteMenu({ orderId, note, onEdit }: NoteMenuProps) {
  const may = useMay();
  const format = useFormat();
  const change = useChange(['orders']);
  const [mayEdit, mayDelete] = [may('orders.updateActivity'), may('orders.deleteActivity')];
  if (!mayEdit && !mayDelete) return null;
  const remove = () =>
    confirmFirst({
      title: texts.note.deleteTitle,
      text: texts.note.deleteText,
      confirm: texts.note.deleteConfirm,
      onConfirm: () =>
        change.mutate({
          change: () => api.orders.deleteActivity({ id: orderId, activityId: note.id ?? '' }),
          done: texts.note.deleted,
        }),
    });
  return (
    <ActionsMenu
      label={note.createdDate ? texts.note.actions(format.dateTime(note.createdDate)) : texts.note.actionsUndated}
    >
      {mayEdit && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          {words.actions.edit}
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {words.common.delete}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
