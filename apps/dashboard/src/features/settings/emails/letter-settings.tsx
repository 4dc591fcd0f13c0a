import { Alert, Button, Group, Stack, Switch } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type LetterKind, lettersQuery } from './queries.ts';

const texts = words.emailSettings;

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
        {texts.alwaysOn}
      </Alert>
    );
  return (
    <Switch
      label={texts.isOn}
      checked={change.isPending ? !isOn : isOn}
      onChange={(event) => {
        const isNowOn = event.currentTarget.checked;
        change.mutate({
          change: () => api.letters.updateLetter({ name, isOn: isNowOn }),
          done: isNowOn ? texts.nowOn : texts.nowOff,
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
          done: texts.tested(to),
        })
      }
    >
      {texts.test}
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
    saved: () => texts.recipientsSaved,
    refresh: [lettersQuery.queryKey],
  });
  return (
    <Form form={form}>
      <TagsField
        label={texts.recipients}
        description={texts.recipientsText}
        placeholder={form.values.recipients.length === 0 ? texts.recipientsNone : undefined}
        maxTags={20}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        value={form.values.recipients}
        error={form.errors.recipients}
        onChange={(recipients) => form.set({ recipients })}
      />
      {form.isDirty && <FormEnd form={form}>{words.forms.save}</FormEnd>}
    </Form>
  );
}
