import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderActivity } from '../order.ts';

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
      title: 'Delete this note?',
      text: 'It’s removed from the history of the order for everyone.',
      confirm: 'Delete note',
      onConfirm: () =>
        change.mutate({
          change: () => api.orders.deleteActivity({ id: orderId, activityId: note.id ?? '' }),
          done: 'The note was deleted',
        }),
    });
  return (
    <ActionsMenu
      label={`Actions for the note of ${note.createdDate ? format.dateTime(note.createdDate) : 'unknown date'}`}
    >
      {mayEdit && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          Delete
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
