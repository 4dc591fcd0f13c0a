import { Textarea } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';

/** What staff say to a request, with words of their own for the customer. */
export type ReturnAnswer = 'approve' | 'decline';

type AnswerDrawerProps = { returnId: string; answer: ReturnAnswer | null; onClose: () => void };

const texts = words.returns;

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
  const { label, title, done } = texts[kind];
  const form = useEntityForm({
    entity: null,
    read: () => ({ answer: '' }),
    validate: ({ answer }) => ({ answer: kind === 'decline' && missing(answer) }),
    wire: { fields: [['answer', 'answer']] },
    save: async ({ answer }) => {
      const trimmed = answer.trim();
      if (kind === 'decline') await api.orderReturns.declineReturn({ returnId, answer: trimmed });
      else await api.orderReturns.approveReturn({ returnId, answer: trimmed || null });
    },
    saved: () => done,
    onDone: onClose,
    refresh: [['orders']],
  });
  return (
    <Form form={form}>
      <Textarea
        label={label}
        description={texts.answerText}
        maxLength={1000}
        autosize
        minRows={4}
        maxRows={14}
        required={kind === 'decline'}
        data-autofocus
        {...form.text('answer')}
      />
      <FormEnd form={form}>{title}</FormEnd>
    </Form>
  );
}
