import { Button, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import type { ProductForm } from '../product-form.ts';
import type { Change } from '../use-product-editor.ts';
import type { FormErrors } from '../validate.ts';
import { MAXIMUM_PLANS, newPlan, type PlanDraft } from './plan-form.ts';

type SubscriptionsPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** Ways to buy the product again and again. */
export function SubscriptionsPanel({ form, errors, change }: SubscriptionsPanelProps) {
  const { plans } = form;
  const set = (next: PlanDraft[]) => change((old) => ({ ...old, plans: next }));
  return (
    <Panel title="Subscriptions">
      <Stack gap="md">
        {plans.length === 0 && (
          <Text size="sm" c="dimmed">
            Let buyers order it regularly, at a discount if you like.
          </Text>
        )}
        <Sortable
          items={plans}
          keyOf={({ key }) => key}
          nameOf={({ title }) => title || 'new plan'}
          onMove={(from, to) => set(moved(plans, from, to))}
          label="Subscription plans"
          className={options.list}
        >
          {(plan, index, handle) => (
            <Fieldset aria-label={plan.title || 'New plan'} className={options.option} p="sm">
              <PlanEditor
                plan={plan}
                path={`plans.${index}`}
                handle={handle}
                errors={errors}
                onChange={(next) => set(plans.with(index, next))}
                onRemove={() => set(plans.toSpliced(index, 1))}
              />
            </Fieldset>
          )}
        </Sortable>
        {plans.length > 0 && (
          <Switch
            label="May also be bought once"
            checked={form.allowOneTimePurchases}
            onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, allowOneTimePurchases: checked }))}
          />
        )}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...plans, newPlan()])}
            disabled={plans.length >= MAXIMUM_PLANS}
          >
            Add plan
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

const frequencies = [
  { value: 'DAY', label: 'days' },
  { value: 'WEEK', label: 'weeks' },
  { value: 'MONTH', label: 'months' },
  { value: 'YEAR', label: 'years' },
];

type PlanEditorProps = {
  plan: PlanDraft;
  path: string;
  handle: ReactNode;
  errors: FormErrors;
  onChange: (plan: PlanDraft) => void;
  onRemove: () => void;
};

function PlanEditor({ plan, path, handle, errors, onChange, onRemove }: PlanEditorProps) {
  const symbol = useFormat().currencySymbol();
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <div style={{ paddingBlockEnd: 4 }}>{handle}</div>
        <TextInput
          label="Plan name"
          placeholder="Every month"
          maxLength={20}
          flex={1}
          value={plan.title}
          error={errors[`${path}.title`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, title: value })}
        />
      </Group>
      <TextInput
        label="Tagline"
        maxLength={60}
        value={plan.description}
        onChange={({ currentTarget: { value } }) => onChange({ ...plan, description: value })}
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <TextInput
          label="Every"
          inputMode="numeric"
          maxLength={2}
          value={plan.interval}
          error={errors[`${path}.interval`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, interval: value })}
        />
        <NativeSelect
          label="Period"
          value={plan.frequency}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, frequency: value as PlanDraft['frequency'] })}
          data={frequencies}
        />
        <TextInput
          label="Ends after"
          placeholder="never"
          inputMode="numeric"
          maxLength={3}
          value={plan.billingCycles}
          error={errors[`${path}.billingCycles`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, billingCycles: value })}
        />
        <NativeSelect
          label="Discount"
          value={plan.discountType}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...plan, discountType: value as PlanDraft['discountType'] })
          }
          data={[
            { value: 'NONE', label: 'None' },
            { value: 'PERCENT', label: 'Percent' },
            { value: 'AMOUNT', label: `Amount (${symbol})` },
          ]}
        />
        {plan.discountType !== 'NONE' && (
          <TextInput
            label={plan.discountType === 'PERCENT' ? 'Percent off' : `${symbol} off`}
            inputMode="decimal"
            maxLength={12}
            value={plan.discount}
            error={errors[`${path}.discount`]}
            onChange={({ currentTarget: { value } }) => onChange({ ...plan, discount: value })}
          />
        )}
      </SimpleGrid>
      <Group justify="space-between">
        <Switch
          label="Offered"
          checked={plan.visible}
          onChange={({ currentTarget: { checked } }) => onChange({ ...plan, visible: checked })}
        />
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
          aria-label={`Remove plan ${plan.title}`}
        >
          Remove
        </Button>
      </Group>
    </Stack>
  );
}
