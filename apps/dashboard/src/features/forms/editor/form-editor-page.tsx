import { Button, Grid, Stack } from '@mantine/core';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Form, FormProblems } from '../../../ui/form/form.tsx';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import { nothingToSave } from '../../../ui/form/unsaved.ts';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { editedFormQuery, FORMS, loadEditedForm } from '../queries.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { type EditedForm, readForm, writeForm, writeMails, wrongWith } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { AfterwardsPanel, GeneralPanel, MailsPanel } from './sending-panels.tsx';

const texts = words.siteForms;

export function Component() {
  const formId = present(useParams().formId, 'form id');
  const result = useQuery(editedFormQuery(formId));
  if (result.data) return <FormEditor key={formId} edited={result.data} />;
  return (
    <Page title={texts.form} back={{ to: '/forms', label: texts.title }}>
      {result.isError ? <Failure error={result.error} onRetry={() => void result.refetch()} /> : <PanelsSkeleton />}
    </Page>
  );
}

const parts = {
  parts: { label: texts.fields.title, fields: ['parts' as const] },
  rules: { label: texts.rules.title, fields: ['rules' as const] },
};

/** Everything that a form asks for, and what happens when it is sent. */
function FormEditor({ edited }: { edited: EditedForm }) {
  const [isPreviewing, setPreviewing] = useState(false);
  const formId = edited.form.id ?? '';
  const form = useEntityForm({
    entity: edited,
    read: readForm,
    parts,
    validate: wrongWith,
    save: async (draft, { entity }) => {
      const { form: saved } = await api.forms.updateForm({ form: writeForm(draft, entity) });
      const { mails = {} } = await api.formAdministration.updateFormMails({ formId, mails: writeMails(draft) });
      return { form: present(saved, 'form'), mails };
    },
    settle: (saved) => saved,
    reload: () => loadEditedForm(formId),
    saved: () => texts.saved,
    refresh: [FORMS],
  });
  const { values, errors } = form;
  const shown = { ...edited.form, ...writeForm(values, form.entity), enabled: true };
  return (
    <Page
      title={edited.form.name || texts.unnamed}
      back={{ to: `/forms/${formId}`, label: texts.submissions.title }}
      actions={<Actions formId={formId} onPreview={() => setPreviewing(true)} />}
    >
      <Form form={form}>
        <FormProblems form={form} />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="md">
              <FieldsPanel parts={values.parts} errors={errors} onChange={(next) => form.set({ parts: next })} />
              <RulesPanel
                rules={values.rules}
                fields={values.parts.flatMap(({ field }) => field ?? [])}
                errors={errors}
                onChange={(rules) => form.set({ rules })}
              />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="md">
              <GeneralPanel form={form} />
              <AfterwardsPanel form={form} />
              <MailsPanel form={form} />
            </Stack>
          </Grid.Col>
        </Grid>
        <SaveBar form={form} />
      </Form>
      <FormPreview form={shown} opened={isPreviewing} onClose={() => setPreviewing(false)} />
    </Page>
  );
}

function Actions({ formId, onPreview }: { formId: string; onPreview: () => void }) {
  const may = useMay();
  const navigate = useNavigate();
  const change = useChange(FORMS);
  const remove = () =>
    change.mutate({
      change: async () => {
        await api.forms.deleteForm({ formId, permanent: true });
        await navigate('/forms', { state: nothingToSave });
      },
      done: texts.deleted,
    });
  const confirmDelete = () =>
    confirmFirst({
      title: texts.deleteTitle,
      text: texts.deleteText,
      confirm: texts.deleteConfirm,
      onConfirm: remove,
    });
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={onPreview}>
        {texts.preview}
      </Button>
      {may('forms.deleteForm') && (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={change.isPending}
          onClick={confirmDelete}
        >
          {texts.delete}
        </Button>
      )}
    </>
  );
}
