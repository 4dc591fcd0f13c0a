import { Button, Stack, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { DraftList } from '../draft-list.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { MAXIMUM_PLANS, newPlan, type PlanDraft } from './plan-form.ts';

const texts = words.productPlans;

/** The subscription plans of the product. */
export const SubscriptionsPanel = panelOf(['plans', 'allowOneTimePurchases'], function SubscriptionsPanel(props) {
  const { form, errors, change } = props;
  const { plans } = form;
  const set = (next: PlanDraft[]) => change((old) => ({ ...old, plans: next }));
  return (
    <FoldingPanel title={texts.title} isWrong={hasErrors(errors, 'plans')}>
      <Stack gap="md">
        <DraftList
          label={texts.plans}
          unnamed={texts.unnamed}
          hint={texts.text}
          items={plans}
          nameOf={({ title }) => title}
          onMove={set}
        >
          {(plan, index, handle) => (
            <PlanEditor
              plan={plan}
              path={`plans.${index}`}
              handle={handle}
              errors={errors}
              onChange={(next) => set(plans.with(index, next))}
              onRemove={() => set(plans.toSpliced(index, 1))}
            />
          )}
        </DraftList>
        {plans.length > 0 && (
          <Switch
            label={texts.once}
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
            {texts.add}
          </Button>
        </div>
      </Stack>
    </FoldingPanel>
  );
});
