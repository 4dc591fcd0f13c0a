import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { TAX, taxSettingsQuery } from './queries.ts';

const choices = [
  {
    value: 'included',
    label: 'Prices include tax',
    description: 'Customers pay what the product page says, wherever they are. Usual in Europe and Australia.',
  },
  {
    value: 'added',
    label: 'Tax is added at the checkout',
    description:
      'Customers see prices without tax until they say where they are. Usual in the United States and Canada.',
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
    saved: () => 'The prices of your products stay as they were entered, and are now read this way',
    refresh: [TAX],
  });
  return (
    <Panel title="Your prices">
      <Form form={form}>
        <RadioChoice
          label="What you enter as the price of a product"
          options={choices}
          disabled={!maySave}
          {...form.input('prices')}
        />
        {maySave && <FormEnd form={form}>Save</FormEnd>}
      </Form>
    </Panel>
  );
}
