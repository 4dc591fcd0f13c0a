import { Stack } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { Form, FormProblems } from '../../../ui/form/form.tsx';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { DescriptionPanel } from './description/description-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { ModifiersPanel } from './modifiers/modifiers-panel.tsx';
import { OptionsPanel } from './options/options-panel.tsx';
import type { Change, ProductForm } from './product-form.ts';
import classes from './product-form-view.module.css';
import { CategoriesPanel } from './settings/categories-panel.tsx';
import { DepositPanel } from './settings/deposit-panel.tsx';
import { InfoSectionsPanel } from './settings/info-sections-panel.tsx';
import { NamePanel } from './settings/name-panel.tsx';
import { OrganisationPanel } from './settings/organisation-panel.tsx';
import { SeoPanel } from './settings/seo-panel.tsx';
import { VisibilityPanel } from './settings/visibility-panel.tsx';
import { SubscriptionsPanel } from './subscriptions/subscriptions-panel.tsx';
import { VariantsPanel } from './variants/variants-panel.tsx';

const texts = words.productForm;

/** All fields of a product. */
export function ProductFormView({ form, isNew = false }: { form: EntityForm<ProductForm>; isNew?: boolean }) {
  const { values, errors, change } = form;
  return (
    <Form form={form}>
      <FormProblems form={form} />
      <Panels form={values} errors={errors} change={change} isNew={isNew} />
      <SaveBar form={form} label={isNew ? texts.create : words.forms.save} isNew={isNew} />
    </Form>
  );
}

type PanelsProps = { form: ProductForm; errors: FormErrors; change: Change; isNew: boolean };

/** In the order of phones, keyboards and screen readers: price before settings. Wide screens show settings beside it. */
function Panels({ form, isNew, ...shared }: PanelsProps) {
  const parts = { form, ...shared };
  const { name, slug, description } = useSettled(form);
  const isTable = form.options.some(({ choices }) => choices.length > 0);
  return (
    <div className={classes.panels} data-table={isTable || undefined}>
      <Stack gap="md" className={classes.contents}>
        <NamePanel {...parts} />
        <DescriptionPanel {...parts} />
        <MediaPanel {...parts} />
        <OptionsPanel {...parts} />
      </Stack>
      <div className={classes.variants}>
        <VariantsPanel {...parts} />
      </div>
      <Stack gap="md" className={classes.settings}>
        <VisibilityPanel {...parts} isNew={isNew} />
        <CategoriesPanel {...parts} />
        <OrganisationPanel {...parts} />
        <InfoSectionsPanel {...parts} />
      </Stack>
      <Stack gap="md" className={classes.more}>
        <ModifiersPanel {...parts} />
        <DepositPanel {...parts} />
        <SubscriptionsPanel {...parts} />
      </Stack>
      <div className={classes.seo}>
        <SeoPanel {...parts} form={{ ...form, name, slug, description }} />
      </div>
    </div>
  );
}
