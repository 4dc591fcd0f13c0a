import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import type { EntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { RulesValues } from './rules-form.ts';

const texts = words.checkoutSettings;

/** The fee that the shop charges for sending its orders or handing them over. */
export function FeePanel({ form, disabled }: { form: EntityForm<RulesValues>; disabled: boolean }) {
  const { site } = useSession();
  const shared = { disabled, maw: 320 };
  return (
    <Panel title={texts.fee.title}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.fee.text}
        </Text>
        <TextInput
          label={texts.fee.amount(site.currency ?? '')}
          description={texts.fee.amountText}
          inputMode="decimal"
          {...shared}
          {...form.text('feeAmount')}
        />
        {form.values.feeAmount.trim() !== '' && (
          <>
            <TextInput
              label={words.forms.name}
              description={texts.fee.nameText}
              placeholder={texts.fee.title}
              required
              maxLength={50}
              {...shared}
              {...form.text('feeName')}
            />
            <TextInput
              label={texts.fee.below(site.currency ?? '')}
              description={texts.fee.belowText}
              inputMode="decimal"
              {...shared}
              {...form.text('feeBelow')}
            />
            <Switch
              label={texts.fee.taxed}
              description={texts.fee.taxedText}
              disabled={disabled}
              {...form.toggle('feeTaxable')}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
