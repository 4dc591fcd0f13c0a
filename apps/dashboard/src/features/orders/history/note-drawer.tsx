import { Textarea } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderActivity } from '../order.ts';

const texts = words.orderHistory;

/** The longest note that an order's history takes. */
const LONGEST_NOTE = 5000;

type NoteDrawerProps = {
  orderId: string;
  /** The note to edit; null for a new one. */
  note: OrderActivity | null;
  opened: boolean;
  onClose: () => void;
};

/** Writes a note into the history of an order, or changes one. */
export function NoteDrawer({ opened, onClose, ...rest }: NoteDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={rest.note ? texts.note.edit : texts.note.add}>
      {opened && <NoteForm onClose={onClose} {...rest} />}
    </FormDrawer>
  );
}

function NoteForm({ orderId, note, onClose }: Omit<NoteDrawerProps, 'opened'>) {
  const form = useEntityForm({
    entity: note,
    read: (known) => ({ message: known?.merchantComment?.message ?? '' }),
    validate: ({ message }) => ({ message: missing(message) }),
    wire: { fields: [['activity.merchantComment.message', 'message']] },
    save: async ({ message }) => {
      const activity = { merchantComment: { message: message.trim() } };
      if (note?.id) await api.orders.updateActivity({ id: orderId, activityId: note.id, activity });
      else await api.orders.addActivity({ id: orderId, activity });
    },
    saved: () => (note ? texts.note.saved : texts.note.added),
    onDone: onClose,
    refresh: [['orders']],
  });
  return (
    <Form form={form}>
      <Textarea
        label={texts.activities.MERCHANT_COMMENT}
        description={texts.note.text}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={4}
        maxRows={14}
        required
        data-autofocus
        {...form.text('message')}
      />
      <FormEnd form={form}>{note ? words.forms.save : texts.note.add}</FormEnd>
    </Form>
  );
}
