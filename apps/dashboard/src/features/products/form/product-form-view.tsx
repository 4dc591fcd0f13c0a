import { Alert, Grid, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { DescriptionPanel } from './description/description-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { ModifiersPanel } from './modifiers/modifiers-panel.tsx';
import { OptionsPanel } from './options/options-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { CategoriesPanel } from './settings/categories-panel.tsx';
import { InfoSectionsPanel } from './settings/info-sections-panel.tsx';
import { NamePanel } from './settings/name-panel.tsx';
import { OrganisationPanel } from './settings/organisation-panel.tsx';
import { SeoPanel } from './settings/seo-panel.tsx';
import { VisibilityPanel } from './settings/visibility-panel.tsx';
import { SubscriptionsPanel } from './subscriptions/subscriptions-panel.tsx';
import type { ProductEditor } from './use-product-editor.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { VariantsPanel } from './variants/variants-panel.tsx';

type ProductFormViewProps = { editor: ProductEditor; isNew?: boolean; isSaving: boolean; onSave: () => void };

/** All fields of a product. */
export function ProductFormView({ editor, isNew = false, isSaving, onSave }: ProductFormViewProps) {
  const { form, errors, change } = editor;
  const root = useRef<HTMLFormElement>(null);
  useFirstError(root, editor.failures);
  useSaveShortcut(root);
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
        onDiscard={editor.reset}
      />
    </form>
  );
}

type PanelsProps = Pick<ProductEditor, 'form' | 'errors' | 'change'> & { isNew: boolean };

/** On phones what every product needs comes first; wide screens have room for the settings beside it. */
function Panels({ form, errors, change, isNew }: PanelsProps) {
  const isPhone = useIsPhone();
  const parts = { form, errors, change };
  const contents = (
    <>
      <NamePanel {...parts} />
      <DescriptionPanel description={form.description} media={form.media} error={errors.description} change={change} />
      <MediaPanel media={form.media} errors={errors} change={change} />
      <OptionsPanel {...parts} />
    </>
  );
  const variants = <VariantsPanel {...parts} />;
  const more = (
    <>
      <ModifiersPanel {...parts} />
      <SubscriptionsPanel {...parts} />
    </>
  );
  const settings = (
    <>
      <VisibilityPanel form={form} isNew={isNew} change={change} />
      <CategoriesPanel {...parts} />
      <OrganisationPanel {...parts} />
      <InfoSectionsPanel sections={form.infoSections} change={change} />
    </>
  );
  const seo = <SeoPanel {...parts} />;
  if (isPhone) {
    return (
      <>
        {contents}
        {variants}
        {settings}
        {more}
        {seo}
      </>
    );
  }
  const isTable = form.options.some(({ choices }) => choices.length > 0);
  return (
    <>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            {contents}
            {!isTable && variants}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">{settings}</Stack>
        </Grid.Col>
      </Grid>
      {isTable && variants}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">{more}</Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>{seo}</Grid.Col>
      </Grid>
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
function useFirstError(root: { current: HTMLFormElement | null }, failures: number) {
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
}
