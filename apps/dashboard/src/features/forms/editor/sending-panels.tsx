import { NumberInput, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { PageLink } from '../../../app/page-link.tsx';
import { useMayOpen } from '../../../app/use-may-open.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import type { EditedForm, FormDraft } from './form-draft.ts';

type Given = { form: EntityForm<FormDraft, EditedForm> };

const afterwards = [
  { value: 'message', label: 'Show a message', description: 'In place of the form.' },
  { value: 'page', label: 'Go to another page', description: 'One of yours, or any other address.' },
];

export function GeneralPanel({ form }: Given) {
  return (
    <Panel title="Form">
      <Stack gap="sm">
        <TextInput label="Name" description="Seen by your team alone" maxLength={200} {...form.text('name')} />
        <Switch label="People can send it" {...form.toggle('isOpen')} />
        <NumberInput
          label="Closes after"
          description="Submissions. Leave it empty for no limit."
          min={0}
          allowDecimal={false}
          {...form.input('most')}
        />
        <Textarea
          label="Text once it is closed"
          placeholder="This form is closed."
          autosize
          maxLength={1000}
          {...form.text('closed')}
        />
      </Stack>
    </Panel>
  );
}

export function AfterwardsPanel({ form }: Given) {
  return (
    <Panel title="After sending">
      <Stack gap="sm">
        <RadioChoice label="What happens" options={afterwards} disabled={form.isSaving} {...form.input('afterwards')} />
        {form.values.afterwards === 'message' ? (
          <Textarea
            label="Message"
            placeholder="Thank you. We have received your message."
            autosize
            minRows={2}
            maxLength={2000}
            {...form.text('thanks')}
          />
        ) : (
          <TextInput label="Address" placeholder="/thank-you" maxLength={2000} {...form.text('leadsTo')} />
        )}
      </Stack>
    </Panel>
  );
}

const EMAILS = '/settings/emails';

export function MailsPanel({ form }: Given) {
  const mayOpen = useMayOpen();
  return (
    <Panel title="E-mails">
      <Stack gap="sm">
        <TagsInput
          label="Also tell"
          description="These addresses get an e-mail for each submission of this form."
          placeholder="name@example.com"
          maxTags={10}
          splitChars={[',', ';', ' ']}
          {...form.input('notify')}
        />
        {mayOpen(EMAILS) && (
          <PageLink to={EMAILS} size="sm">
            Who hears of all forms
          </PageLink>
        )}
        <Switch label="Answer whoever sent it by e-mail" {...form.toggle('answers')} />
        {form.values.answers && (
          <>
            <TextInput label="Subject" maxLength={200} {...form.text('subject')} />
            <Textarea label="Text" autosize minRows={3} maxLength={5000} {...form.text('text')} />
            <Text size="xs" c="dimmed">
              It goes to the first e-mail address that was entered, at most three times an hour.
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  );
}
