import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { TAX, taxSettingsQuery } from './queries.ts';

const texts = words.taxSettings;

const choices = [
  {
    value: 'included',
    label: texts.prices.included,
    description: texts.prices.includedText,
  },
  {
    value: 'added',
    label: texts.prices.added,
    description: texts.prices.addedText,
  },
];

/** Whether prices are entered with tax. */
export function PricesPanel() {
  const settings = useQuery(taxSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  if (!settings.data) return <ListSkeleton />;
  return <PricesForm included={settings.data.taxIncludedInItemPrices ?? false} />;
}

function PricesForm({ included }: { included: boolean }) {
  const maySave = useMay()('taxSettings.upsertTaxSettings');
  const form = useEntityForm({
    entity: included,
    read: (isIncluded) => ({ prices: isIncluded ? 'included' : 'added' }),
    save: ({ prices }) =>
      api.taxSettings.upsertTaxSettings({ taxSettings: { taxIncludedInItemPrices: prices === 'included' } }),
    settle: ({ taxSettings }) => taxSettings?.taxIncludedInItemPrices ?? false,
    saved: () => texts.prices.saved,
    refresh: [TAX],
  });
  return (
    <Panel title={texts.prices.title}>
      <Form form={form}>
        <RadioChoice label={texts.prices.label} options={choices} disabled={!maySave} {...form.input('prices')} />
        {maySave && <FormEnd form={form}>{words.forms.save}</FormEnd>}
      </Form>
    </Panel>
  );
}
