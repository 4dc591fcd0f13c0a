import { Button, Fieldset, Stack, Switch, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import type { Change, ProductForm } from '../product-form.ts';
import { PlanEditor } from './plan-editor.tsx';
import { MAXIMUM_PLANS, newPlan, type PlanDraft } from './plan-form.ts';

type SubscriptionsPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** The subscription plans of the product. */
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
