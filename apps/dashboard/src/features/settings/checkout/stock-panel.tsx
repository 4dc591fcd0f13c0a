import { Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { type OrdersSettings, ordersSettingsQuery } from './queries.ts';

const texts = words.checkoutSettings;

/** When orders take their items out of stock. */
export function StockPanel() {
  const settings = useQuery(ordersSettingsQuery);
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  return settings.isPending ? <PanelsSkeleton /> : <StockForm known={settings.data} />;
}

function StockForm({ known }: { known: OrdersSettings }) {
  const disabled = !useMay()('ordersSettings.updateOrdersSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: ({ inventoryUpdateTrigger = 'ON_ORDER_PLACED' }) => ({ inventoryUpdateTrigger }),
    save: async (values) => {
      const { ordersSettings } = await api.ordersSettings.updateOrdersSettings({ ordersSettings: values });
      return present(ordersSettings, 'ordersSettings');
    },
    settle: (saved) => saved,
    saved: (_, { inventoryUpdateTrigger }) =>
      inventoryUpdateTrigger === 'ON_ORDER_PAID' ? texts.stock.savedPaid : texts.stock.savedPlaced,
    onSaved: (saved) => client.setQueryData(ordersSettingsQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title={texts.stock.title}>
        <Stack>
          <Radio.Group label={texts.stock.when} {...form.input('inventoryUpdateTrigger')}>
            <Stack mt="xs" gap="xs">
              <Radio
                value="ON_ORDER_PLACED"
                label={texts.stock.placed}
                description={texts.stock.placedText}
                disabled={disabled}
              />
              <Radio
                value="ON_ORDER_PAID"
                label={texts.stock.paid}
                description={texts.stock.paidText}
                disabled={disabled}
              />
            </Stack>
          </Radio.Group>
          <FormEnd form={form} mayChange={!disabled}>
            {texts.stock.save}
          </FormEnd>
        </Stack>
      </Panel>
    </Form>
  );
}
