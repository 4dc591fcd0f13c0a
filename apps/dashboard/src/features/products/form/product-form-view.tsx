import { Grid, Stack } from '@mantine/core';
import { Form, FormProblems } from '../../../ui/form/form.tsx';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { DescriptionPanel } from './description/description-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { ModifiersPanel } from './modifiers/modifiers-panel.tsx';
import { OptionsPanel } from './options/options-panel.tsx';
import type { Change, ProductForm } from './product-form.ts';
import { CategoriesPanel } from './settings/categories-panel.tsx';
import { InfoSectionsPanel } from './settings/info-sections-panel.tsx';
import { NamePanel } from './settings/name-panel.tsx';
import { OrganisationPanel } from './settings/organisation-panel.tsx';
import { SeoPanel } from './settings/seo-panel.tsx';
import { VisibilityPanel } from './settings/visibility-panel.tsx';
import { SubscriptionsPanel } from './subscriptions/subscriptions-panel.tsx';
import { VariantsPanel } from './variants/variants-panel.tsx';

/** All fields of a product. */
export function ProductFormView({ form, isNew = false }: { form: EntityForm<ProductForm>; isNew?: boolean }) {
  const { values, errors, change } = form;
  return (
    <Form form={form}>
      <FormProblems form={form} />
      <Panels form={values} errors={errors} change={change} isNew={isNew} />
      <SaveBar form={form} label={isNew ? 'Create product' : 'Save'} isNew={isNew} />
    </Form>
  );
}

type PanelsProps = { form: ProductForm; errors: FormErrors; change: Change; isNew: boolean };

/** Phones show the fields that every product needs first; wide screens have room for the settings beside them. */
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
