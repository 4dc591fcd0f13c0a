import { NumberInput, Stack, Switch, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { PageLink } from '../../../app/page-link.tsx';
import { useMayOpen } from '../../../app/use-may-open.ts';
import { words } from '../../../app/words.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import type { EditedForm, FormDraft } from './form-draft.ts';

const texts = words.siteForms.sending;

type Given = { form: EntityForm<FormDraft, EditedForm> };

const afterwards = [
  { value: 'message', label: texts.showMessage, description: texts.showMessageText },
  { value: 'page', label: texts.goToPage, description: texts.goToPageText },
];

export function GeneralPanel({ form }: Given) {
  return (
    <Panel title={words.siteForms.form}>
      <Stack gap="sm">
        <TextInput label={words.forms.name} description={texts.nameText} maxLength={200} {...form.text('name')} />
        <Switch label={texts.isOpen} {...form.toggle('isOpen')} />
        <NumberInput
          label={texts.closesAfter}
          description={texts.closesAfterText}
          min={0}
          allowDecimal={false}
          {...form.input('most')}
        />
        <Textarea
          label={texts.closedText}
          placeholder={texts.closedExample}
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
    <Panel title={texts.afterwards}>
      <Stack gap="sm">
        <RadioChoice
          label={texts.happens}
          options={afterwards}
          disabled={form.isSaving}
          {...form.input('afterwards')}
        />
        {form.values.afterwards === 'message' ? (
          <Textarea
            label={texts.message}
            placeholder={texts.messageExample}
            autosize
            minRows={2}
            maxLength={2000}
            {...form.text('thanks')}
          />
        ) : (
          <TextInput
            label={texts.address}
            placeholder={texts.addressExample}
            maxLength={2000}
            {...form.text('leadsTo')}
          />
        )}
      </Stack>
    </Panel>
  );
}

const EMAILS = '/settings/emails';

export function MailsPanel({ form }: Given) {
  const mayOpen = useMayOpen();
  return (
    <Panel title={texts.mails}>
      <Stack gap="sm">
        <TagsInput
          label={texts.notify}
          description={texts.notifyText}
          placeholder={texts.notifyExample}
          maxTags={10}
          splitChars={[',', ';', ' ']}
          {...form.input('notify')}
        />
        {mayOpen(EMAILS) && (
          <PageLink to={EMAILS} size="sm">
            {texts.ofAllForms}
          </PageLink>
        )}
        <Switch label={texts.answers} {...form.toggle('answers')} />
        {form.values.answers && (
          <>
            <TextInput label={texts.subject} maxLength={200} {...form.text('subject')} />
            <Textarea label={texts.text} autosize minRows={3} maxLength={5000} {...form.text('text')} />
            <Text size="xs" c="dimmed">
              {texts.answersText}
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  );
}
