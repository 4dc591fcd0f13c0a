import { Button, Fieldset, Stack, Switch, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { moved } from '../../../../ui/moved.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { MAXIMUM_PLANS, newPlan, type PlanDraft } from './plan-form.ts';

/** The subscription plans of the product. */
export const SubscriptionsPanel = panelOf(['plans', 'allowOneTimePurchases'], function SubscriptionsPanel(props) {
  const { form, errors, change } = props;
  const { plans } = form;
  const set = (next: PlanDraft[]) => change((old) => ({ ...old, plans: next }));
  return (
    <FoldingPanel title="Subscriptions" isWrong={hasErrors(errors, 'plans')}>
      <Stack gap="md">
        {plans.length === 0 && (
          <Text size="sm" c="dimmed">
            Let customers order it regularly, at a discount if you like.
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
            label="Also sell as a one-time purchase"
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
    </FoldingPanel>
  );
});
