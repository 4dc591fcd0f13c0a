import { Alert, Button, Group, Stack, Switch } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type LetterKind, lettersQuery } from './queries.ts';

type LetterSettingsProps = { letter: LetterKind; language: string };

/** Whether an e-mail is sent, to whom in the business, and a way to see it in one's own mail program. */
export function LetterSettings({ letter, language }: LetterSettingsProps) {
  if (!useMay()('letters.updateLetter')) return null;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <SendingSwitch letter={letter} />
        <TestButton name={letter.name ?? ''} language={language} />
      </Group>
      {letter.goesTo === 'BUSINESS' && letter.isOn && <RecipientsForm key={letter.name} letter={letter} />}
    </Stack>
  );
}

function SendingSwitch({ letter: { name = '', isOptional, isOn = true } }: { letter: LetterKind }) {
  const change = useChange(lettersQuery.queryKey);
  if (!isOptional)
    return (
      <Alert variant="light" p="xs">
        Your site can’t do without this e-mail, so it’s always sent.
      </Alert>
    );
  return (
    <Switch
      label="Send this e-mail"
      checked={change.isPending ? !isOn : isOn}
      onChange={(event) => {
        const isNowOn = event.currentTarget.checked;
        change.mutate({
          change: () => api.letters.updateLetter({ name, isOn: isNowOn }),
          done: isNowOn ? 'This e-mail is sent from now on' : 'This e-mail is no longer sent',
        });
      }}
    />
  );
}

function TestButton({ name, language }: { name: string; language: string }) {
  const { account } = useSession();
  const send = useChange(lettersQuery.queryKey);
  const to = account.email ?? '';
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={send.isPending}
      onClick={() =>
        send.mutate({
          change: () => api.letters.sendTestLetter({ name, language, to }),
          done: `A test is on its way to ${to}`,
        })
      }
    >
      Send me a test
    </Button>
  );
}

function RecipientsForm({ letter }: { letter: LetterKind }) {
  const form = useEntityForm({
    entity: letter,
    read: ({ recipients = [] }) => ({ recipients }),
    validate: ({ recipients }) => ({ recipients: recipients.map(notEmail).find(Boolean) }),
    save: async ({ recipients }) => (await api.letters.updateLetter({ name: letter.name ?? '', recipients })).letter,
    settle: (saved): LetterKind => saved ?? letter,
    saved: () => 'The addresses were saved',
    refresh: [lettersQuery.queryKey],
  });
  return (
    <Form form={form}>
      <TagsField
        label="Who gets it"
        description="E-mail addresses, each followed by Enter. Without any, it goes to your shop’s own address or, where there is none, to everyone on your team who may see what it’s about."
        placeholder={form.values.recipients.length === 0 ? 'Your shop or its team' : undefined}
        maxTags={20}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        value={form.values.recipients}
        error={form.errors.recipients}
        onChange={(recipients) => form.set({ recipients })}
      />
      {form.isDirty && <FormEnd form={form}>Save</FormEnd>}
    </Form>
  );
}
