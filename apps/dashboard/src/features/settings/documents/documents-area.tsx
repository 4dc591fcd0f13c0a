import {
  Button,
  Fieldset,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { useMayPick } from '../../media/use-may-pick.ts';
import { type DocumentValues, readDocuments, writeDocuments, wrongWithDocuments } from './documents-form.ts';
import { type DocumentSettings, documentSettingsQuery, loadDocumentSettings } from './queries.ts';

const texts = words.documentSettings;

/** What invoices and other papers say of the business, and when invoices are issued. */
export function Component() {
  const settings = useQuery(documentSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.isPending) return <PanelsSkeleton />;
  return <DocumentsForm known={settings.data} />;
}

type DocumentsEntityForm = EntityForm<DocumentValues, DocumentSettings>;

function DocumentsForm({ known }: { known: DocumentSettings }) {
  const isFixed = !useMay()('documentSettings.updateDocumentSettings');
  const form = useEntityForm({
    entity: known,
    read: readDocuments,
    validate: wrongWithDocuments,
    wire: {
      codes: {
        INVOICE_NUMBER_TAKEN: { field: 'nextInvoiceNumber', text: texts.invoices.numberTaken },
      },
    },
    save: (values, { entity: { revision }, base }) =>
      api.documentSettings.updateDocumentSettings({
        settings: { ...writeDocuments(values, base), revision: present(revision, 'revision') },
      }),
    settle: ({ settings }) => present(settings, 'settings'),
    reload: loadDocumentSettings,
    saved: () => words.actions.settingsSaved,
    refresh: [documentSettingsQuery.queryKey],
  });
  return (
    <Form form={form}>
      <Business form={form} isFixed={isFixed} />
      <Invoices form={form} isFixed={isFixed} />
      <SettingsEnd form={form} mayChange={!isFixed} />
    </Form>
  );
}

type PartProps = { form: DocumentsEntityForm; isFixed: boolean };

function Business({ form, isFixed }: PartProps) {
  return (
    <Panel title={texts.business.title}>
      <Fieldset variant="unstyled" disabled={isFixed}>
        <Stack>
          <LogoField form={form} />
          <TextInput
            label={texts.business.name}
            description={texts.business.nameText}
            maxLength={200}
            {...form.text('legalName')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label={texts.business.vatId} maxLength={50} {...form.text('vatId')} />
            <TextInput label={texts.business.taxNumber} maxLength={50} {...form.text('taxNumber')} />
          </SimpleGrid>
          <TextInput
            label={texts.business.register}
            description={texts.business.registerText}
            maxLength={300}
            {...form.text('register')}
          />
          <Textarea
            label={texts.business.bank}
            description={texts.business.bankText}
            maxLength={300}
            autosize
            minRows={2}
            {...form.text('bankDetails')}
          />
        </Stack>
      </Fieldset>
    </Panel>
  );
}

function LogoField({ form }: { form: DocumentsEntityForm }) {
  const [isPicking, setIsPicking] = useState(false);
  const mayPick = useMayPick();
  const { logoId } = form.values;
  return (
    <Input.Wrapper label={texts.business.logo} description={texts.business.logoText} error={form.input('logoId').error}>
      <Group gap="sm" mt={4}>
        {logoId && <Picture id={logoId} alt="" width={96} height={48} />}
        {mayPick && (
          <Button size="xs" variant="default" onClick={() => setIsPicking(true)}>
            {logoId ? texts.business.changeLogo : texts.business.chooseLogo}
          </Button>
        )}
        {logoId && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => form.set({ logoId: '' })}>
            {words.actions.remove}
          </Button>
        )}
      </Group>
      {isPicking && (
        <MediaPicker
          title={texts.business.logo}
          kinds={['IMAGE']}
          onPick={([file]) => {
            if (file?.id) form.set({ logoId: file.id });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Input.Wrapper>
  );
}

const automatic = [
  { value: 'NEVER', label: texts.invoices.never },
  { value: 'PAID_ONLINE', label: texts.invoices.paidOnline },
  { value: 'ALWAYS', label: texts.invoices.always },
] as const;

function Invoices({ form, isFixed }: PartProps) {
  const { automaticInvoices } = form.values;
  return (
    <Panel title={texts.invoices.title}>
      <Fieldset variant="unstyled" disabled={isFixed}>
        <Stack>
          <NativeSelect
            label={texts.invoices.automatic}
            data={automatic.map((option) => ({ ...option }))}
            value={automaticInvoices}
            onChange={({ currentTarget: { value } }) => {
              const chosen = automatic.find((option) => option.value === value);
              if (chosen) form.set({ automaticInvoices: chosen.value });
            }}
          />
          {automaticInvoices !== 'NEVER' && <Switch label={texts.invoices.mails} {...form.toggle('mailsInvoices')} />}
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput label={texts.invoices.prefix} maxLength={4} {...form.text('invoicePrefix')} />
            <TextInput
              label={texts.invoices.nextNumber}
              inputMode="numeric"
              maxLength={7}
              required
              {...form.text('nextInvoiceNumber')}
            />
            <TextInput
              label={texts.invoices.days}
              inputMode="numeric"
              maxLength={3}
              required
              {...form.text('paymentDays')}
            />
          </SimpleGrid>
          <Textarea
            label={texts.invoices.closing}
            description={texts.invoices.closingText}
            maxLength={1000}
            autosize
            minRows={2}
            {...form.text('invoiceNote')}
          />
        </Stack>
      </Fieldset>
    </Panel>
  );
}
