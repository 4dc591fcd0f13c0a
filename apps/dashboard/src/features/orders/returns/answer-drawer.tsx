import { Textarea } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';

/** What staff say to a request, with words of their own for the customer. */
export type ReturnAnswer = 'approve' | 'decline';

type AnswerDrawerProps = { returnId: string; answer: ReturnAnswer | null; onClose: () => void };

const texts = {
  approve: {
    title: 'Approve return',
    label: 'How to send the items back',
    description: 'The customer reads it in an e-mail and on the page of their order.',
    submit: 'Approve return',
    done: 'The return was approved',
  },
  decline: {
    title: 'Decline return',
    label: 'Why you don’t take the items back',
    description: 'The customer reads it in an e-mail and on the page of their order.',
    submit: 'Decline return',
    done: 'The return was declined',
  },
};

/** Approves or declines a return. */
export function AnswerDrawer({ returnId, answer, onClose }: AnswerDrawerProps) {
  return (
    <FormDrawer opened={answer !== null} onClose={onClose} title={answer && texts[answer].title}>
      {answer && <AnswerForm returnId={returnId} answer={answer} onClose={onClose} />}
    </FormDrawer>
  );
}

type AnswerFormProps = { returnId: string; answer: ReturnAnswer; onClose: () => void };

function AnswerForm({ returnId, answer: kind, onClose }: AnswerFormProps) {
  const { label, description, submit, done } = texts[kind];
  const form = useEntityForm({
    entity: null,
    read: () => ({ answer: '' }),
    validate: ({ answer }) => ({ answer: kind === 'decline' && missing(answer) }),
    wire: { fields: [['answer', 'answer']] },
    save: async ({ answer }) => {
      const words = answer.trim();
      if (kind === 'decline') await api.orderReturns.declineReturn({ returnId, answer: words });
      else await api.orderReturns.approveReturn({ returnId, answer: words || null });
    },
    saved: () => done,
    onDone: onClose,
    refresh: [['orders']],
  });
  return (
    <Form form={form}>
      <Textarea
        label={label}
        description={description}
        maxLength={1000}
        autosize
        minRows={4}
        maxRows={14}
        required={kind === 'decline'}
        data-autofocus
        {...form.text('answer')}
      />
      <FormEnd form={form}>{submit}</FormEnd>
    </Form>
  );
}
