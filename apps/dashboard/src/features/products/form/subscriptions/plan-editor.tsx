import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { PlanDraft } from './plan-form.ts';

const texts = words.freeTrials;

const frequencies = [
  { value: 'DAY', label: words.productPlans.units.DAY },
  { value: 'WEEK', label: words.productPlans.units.WEEK },
  { value: 'MONTH', label: words.productPlans.units.MONTH },
  { value: 'YEAR', label: words.productPlans.units.YEAR },
];

const plans = words.productPlans;

type PlanEditorProps = {
  plan: PlanDraft;
  path: string;
  handle: ReactNode;
  errors: FormErrors;
  onChange: (plan: PlanDraft) => void;
  onRemove: () => void;
};

/** A subscription plan for the product. */
export function PlanEditor({ plan, path, handle, errors, onChange, onRemove }: PlanEditorProps) {
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <div style={{ paddingBlockEnd: 4 }}>{handle}</div>
        <TextInput
          label={plans.name}
          placeholder={plans.nameExample}
          maxLength={20}
          flex={1}
          value={plan.title}
          error={errors[`${path}.title`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, title: value })}
        />
      </Group>
      <TextInput
        label={plans.tagline}
        maxLength={60}
        value={plan.description}
        onChange={({ currentTarget: { value } }) => onChange({ ...plan, description: value })}
      />
      <PlanTerms plan={plan} path={path} errors={errors} onChange={onChange} />
      <FreeTrial plan={plan} path={path} errors={errors} onChange={onChange} />
      <Group justify="space-between">
        <Switch
          label={plans.offered}
          checked={plan.visible}
          onChange={({ currentTarget: { checked } }) => onChange({ ...plan, visible: checked })}
        />
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
          aria-label={plans.remove(plan.title)}
        >
          {words.actions.remove}
        </Button>
      </Group>
    </Stack>
  );
}

type PartProps = Pick<PlanEditorProps, 'plan' | 'path' | 'errors' | 'onChange'>;

/** How long a plan is free before its first charge. */
function FreeTrial({ plan, path, errors, onChange }: PartProps) {
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <TextInput
          label={texts.length}
          placeholder={texts.none}
          inputMode="numeric"
          maxLength={3}
          value={plan.trial}
          error={errors[`${path}.trial`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, trial: value })}
        />
        <NativeSelect
          label={texts.unit}
          value={plan.trialUnit}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, trialUnit: value as PlanDraft['trialUnit'] })}
          data={frequencies}
        />
      </SimpleGrid>
      {plan.trial.trim() !== '' && (
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
      )}
    </Stack>
  );
}

/** The frequency, duration and discount of a plan. */
function PlanTerms({ plan, path, errors, onChange }: PartProps) {
  const symbol = useFormat().currencySymbol();
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      <TextInput
        label={plans.terms.every}
        inputMode="numeric"
        maxLength={2}
        value={plan.interval}
        error={errors[`${path}.interval`]}
        onChange={({ currentTarget: { value } }) => onChange({ ...plan, interval: value })}
      />
      <NativeSelect
        label={plans.terms.unit}
        value={plan.frequency}
        onChange={({ currentTarget: { value } }) => onChange({ ...plan, frequency: value as PlanDraft['frequency'] })}
        data={frequencies}
      />
      <TextInput
        label={plans.terms.endsAfter}
        placeholder={plans.terms.never}
        inputMode="numeric"
        maxLength={3}
        value={plan.billingCycles}
        error={errors[`${path}.billingCycles`]}
        onChange={({ currentTarget: { value } }) => onChange({ ...plan, billingCycles: value })}
      />
      <NativeSelect
        label={plans.terms.discount}
        value={plan.discountType}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...plan, discountType: value as PlanDraft['discountType'] })
        }
        data={[
          { value: 'NONE', label: plans.terms.noDiscount },
          { value: 'PERCENT', label: plans.terms.percent },
          { value: 'AMOUNT', label: plans.terms.amount(symbol) },
        ]}
      />
      {plan.discountType !== 'NONE' && (
        <TextInput
          label={plan.discountType === 'PERCENT' ? plans.terms.percentOff : plans.terms.amountOff(symbol)}
          inputMode="decimal"
          maxLength={12}
          value={plan.discount}
          error={errors[`${path}.discount`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...plan, discount: value })}
        />
      )}
    </SimpleGrid>
  );
}
