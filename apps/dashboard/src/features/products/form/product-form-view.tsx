import { Alert, Grid, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { DescriptionPanel } from './description-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SeoPanel } from './seo-panel.tsx';
import type { ProductEditor } from './use-product-editor.ts';
import { VariantsPanel } from './variants-panel.tsx';
import { VisibilityPanel } from './visibility-panel.tsx';

type ProductFormViewProps = { editor: ProductEditor; isNew?: boolean; isSaving: boolean; onSave: () => void };

/** All fields of a product. */
export function ProductFormView({ editor, isNew = false, isSaving, onSave }: ProductFormViewProps) {
  const { form, errors, change } = editor;
  const root = useFirstError(editor.failures);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (editor.check()) onSave();
  };
  return (
    <form ref={root} noValidate onSubmit={submit}>
      <Stack gap="md">
        <Problems count={Object.keys(errors).length} problem={editor.problem} />
        <Panels form={form} errors={errors} change={change} isNew={isNew} />
      </Stack>
      <SaveBar
        label={isNew ? 'Create product' : 'Save'}
        isDirty={editor.isDirty}
        isNew={isNew}
        isSaving={isSaving}
        onDiscard={() => editor.reset(editor.base)}
      />
    </form>
  );
}

type PanelsProps = Pick<ProductEditor, 'form' | 'errors' | 'change'> & { isNew: boolean };

/** On phones what every product needs comes first; wide screens have room for the settings beside it. */
function Panels({ form, errors, change, isNew }: PanelsProps) {
  const isPhone = useIsPhone();
  const contents = (
    <>
      <NamePanel form={form} errors={errors} change={change} />
      <DescriptionPanel value={form.description} error={errors.description} change={change} />
      <PicturesPanel pictures={form.pictures} errors={errors} change={change} />
    </>
  );
  const variants = (
    <>
      <OptionsPanel options={form.options} variants={form.variants} errors={errors} change={change} />
      <VariantsPanel form={form} errors={errors} change={change} />
    </>
  );
  const settings = (
    <>
      <VisibilityPanel form={form} isNew={isNew} change={change} />
      <OrganisationPanel form={form} errors={errors} change={change} />
      <SeoPanel form={form} errors={errors} change={change} />
    </>
  );
  if (isPhone) {
    return (
      <>
        {contents}
        {variants}
        {settings}
      </>
    );
  }
  return (
    <>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">{contents}</Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">{settings}</Stack>
        </Grid.Col>
      </Grid>
      {variants}
    </>
  );
}

function Problems({ count, problem }: { count: number; problem: string | null }) {
  if (count === 0 && !problem) return null;
  const fields = count === 1 ? 'Check the marked field.' : `Check the ${count} marked fields.`;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="The product is not saved yet">
      {[problem, count > 0 ? fields : null].filter(Boolean).join(' ')}
    </Alert>
  );
}

/** Brings the first wrong field under people's eyes and hands, once it is drawn. */
function useFirstError(failures: number) {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return root;
}
