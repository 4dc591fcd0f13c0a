import { Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { type OrdersSettings, ordersSettingsQuery } from './queries.ts';

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
      inventoryUpdateTrigger === 'ON_ORDER_PAID'
        ? 'Stock is updated when an order is paid'
        : 'Stock is updated when an order is placed',
    onSaved: (saved) => client.setQueryData(ordersSettingsQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title="Stock">
        <Stack>
          <Radio.Group label="When stock is updated" {...form.input('inventoryUpdateTrigger')}>
            <Stack mt="xs" gap="xs">
              <Radio
                value="ON_ORDER_PLACED"
                label="When an order is placed"
                description="Its items are kept for the customer until they pay. They go back if a payment fails."
                disabled={disabled}
              />
              <Radio
                value="ON_ORDER_PAID"
                label="When an order is paid"
                description="Items may sell out before a customer pays. The order then shows which of them are missing."
                disabled={disabled}
              />
            </Stack>
          </Radio.Group>
          <FormEnd form={form} mayChange={!disabled}>
            Save stock setting
          </FormEnd>
        </Stack>
      </Panel>
    </Form>
  );
}
