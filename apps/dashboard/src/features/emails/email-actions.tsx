import { Button, TextInput } from '@mantine/core';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { notEmail } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { useChange } from '../../ui/use-change.ts';
import { type Email, isStuck } from './email.ts';
import { EMAILS } from './queries.ts';

const texts = words.emails;

/** Trying again what did not arrive, and sending a copy of what did. */
export function EmailActions({ email }: { email: Email }) {
  const may = useMay();
  if (!email.hasContent || !email.recipient) return null;
  return (
    <>
      {isStuck(email) && may('mails.retryMail') && <RetryButton email={email} />}
      {may('mails.sendMailAgain') && <SendAgain email={email} />}
    </>
  );
}

function RetryButton({ email: { id = '', state } }: { email: Email }) {
  const change = useChange(EMAILS);
  const retry = () => change.mutate({ change: () => api.mails.retryMail({ mailId: id }), done: texts.retry.done });
  const confirm = () =>
    confirmFirst({
      title: texts.retry.title,
      text: texts.retry.text,
      confirm: texts.retry.confirm,
      isHarmless: true,
      onConfirm: retry,
    });
  return (
    <Button
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={change.isPending}
      onClick={state === 'IN_DOUBT' ? confirm : retry}
    >
      {texts.retry.action}
    </Button>
  );
}

function SendAgain({ email }: { email: Email }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {words.actions.sendAgain}
      </Button>
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={texts.again.title}>
        {isOpen && <SendAgainForm email={email} onDone={() => setIsOpen(false)} />}
      </FormDialog>
    </>
  );
}

function SendAgainForm({ email, onDone }: { email: Email; onDone: () => void }) {
  const navigate = useNavigate();
  const form = useEntityForm({
    entity: email,
    read: ({ recipient = '' }) => ({ to: recipient }),
    validate: ({ to }) => ({ to: notEmail(to) }),
    save: async ({ to }) => (await api.mails.sendMailAgain({ mailId: email.id ?? '', to: to.trim() })).mail,
    saved: (copy) => texts.again.done(copy?.recipient ?? ''),
    onSaved: (copy) => copy && navigate(`/emails/${copy.id}`),
    onDone,
    refresh: [EMAILS],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput label={texts.again.address} type="email" data-autofocus {...form.text('to')} />
      <FormEnd form={form}>{words.actions.send}</FormEnd>
    </Form>
  );
}
