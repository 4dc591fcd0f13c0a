import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { useSession } from '../../../app/session.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { RulesValues } from './rules-form.ts';

/** The fee that the shop charges for sending its orders or handing them over. */
export function FeePanel({ form, disabled }: { form: EntityForm<RulesValues>; disabled: boolean }) {
  const { site } = useSession();
  const shared = { disabled, maw: 320 };
  return (
    <Panel title="Handling fee">
      <Stack>
        <Text size="sm" c="dimmed">
          Charged once for each order with something to send or to pick up, beside the delivery. Discounts don’t reduce
          it.
        </Text>
        <TextInput
          label={`Fee (${site.currency})`}
          description="Leave it empty for no fee."
          inputMode="decimal"
          {...shared}
          {...form.text('feeAmount')}
        />
        {form.values.feeAmount.trim() !== '' && (
          <>
            <TextInput
              label="Name"
              description="Customers read it at checkout and on their order."
              placeholder="Handling fee"
              required
              maxLength={50}
              {...shared}
              {...form.text('feeName')}
            />
            <TextInput
              label={`Only on orders below (${site.currency})`}
              description="The price of the items before discounts. Leave it empty to charge the fee on every order."
              inputMode="decimal"
              {...shared}
              {...form.text('feeBelow')}
            />
            <Switch
              label="Tax the fee like delivery"
              description="Orders with a taxed fee can’t be edited once they are placed."
              disabled={disabled}
              {...form.toggle('feeTaxable')}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
