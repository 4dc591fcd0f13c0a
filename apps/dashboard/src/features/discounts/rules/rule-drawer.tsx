import { Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { TermsFields } from '../form-parts.tsx';
import { PreviewPanel } from '../preview-panel.tsx';
import { DISCOUNTS } from '../queries.ts';
import { ScopeFields } from '../scope-fields.tsx';
import { idOf, type Rule } from './rule.ts';
import {
  isForeign,
  isOnUnits,
  type RuleFields,
  readRule,
  toPreview,
  writeRule,
  writtenFields,
  wrongWithRule,
} from './rule-form.ts';

/** `null` creates a discount, undefined is closed. */
type RuleDrawerProps = { rule: Rule | null | undefined; onClose: () => void };

/** Creates or edits an automatic discount. */
export function RuleDrawer({ rule, onClose }: RuleDrawerProps) {
  const title = rule ? 'Edit automatic discount' : 'New automatic discount';
  return (
    <FormDrawer opened={rule !== undefined} onClose={onClose} title={title} size="lg">
      {rule !== undefined && <RuleForm key={rule?.id ?? 'new'} rule={rule} onClose={onClose} />}
    </FormDrawer>
  );
}

function RuleForm({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const { timeZone = 'UTC' } = useSession().site;
  const isOther = isForeign(rule);
  const form = useEntityForm({
    entity: rule,
    read: (one: Rule | null) => readRule(one, timeZone),
    validate: (fields) => wrongWithRule(fields, isOther),
    wire: {
      fields: [
        ['discountRule.settings.usageLimitPerUser', 'customerLimit'],
        ['discountRule.settings.usageLimit', 'usageLimit'],
        ['discountRule.activeTimeInfo.end', 'end'],
      ],
    },
    save: async (fields, { entity }) => {
      const draft = writeRule(fields, timeZone, isOther);
      const { discountRule } = entity
        ? await api.discountRules.updateDiscountRule({
            discountRule: { ...draft, id: idOf(entity), revision: entity.revision ?? '' },
            mask: writtenFields(isOther),
          })
        : await api.discountRules.createDiscountRule({
            discountRule: { ...draft, discounts: present(draft.discounts, 'discounts') },
          });
      return present(discountRule, 'discountRule');
    },
    reload: async (one) => {
      const answer = await api.discountRules.getDiscountRule({ discountRuleId: one ? idOf(one) : '' });
      return present(answer.discountRule, 'discountRule');
    },
    settle: (saved): Rule | null => saved,
    saved: (_, { name }) => `${name.trim()} was saved`,
    onDone: onClose,
    refresh: [DISCOUNTS],
  });
  return (
    <Form form={form} gap="sm">
      <TextInput
        label="Name"
        description="Customers see it in the cart"
        required
        maxLength={50}
        data-autofocus
        {...form.text('name')}
      />
      {isOther ? (
        <Text size="sm" c="dimmed">
          A program set what this discount gives and when. You can change the rest here.
        </Text>
      ) : (
        <>
          <KindFields form={form} />
          <ScopeFields form={form} />
          <ConditionFields form={form} />
        </>
      )}
      <TermsFields form={form} />
      <PreviewPanel previewed={toPreview(form.values, form.entity, timeZone)} />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}

type Fields = { form: EntityForm<RuleFields, Rule | null> };

function KindFields({ form }: Fields) {
  const { currency } = useSession().site;
  const { kind } = form.values;
  const percentage = <TextInput label="Percentage off" required inputMode="decimal" {...form.text('percentage')} />;
  return (
    <>
      <NativeSelect
        label="Kind"
        data={[
          { value: 'PERCENTAGE', label: 'Percentage off' },
          { value: 'FIXED_AMOUNT', label: 'Amount off each item' },
          { value: 'FIXED_PRICE', label: 'Fixed price' },
          { value: 'BUNDLE', label: 'Several for one price' },
          { value: 'BUY_X_GET_Y', label: 'Buy some, get others cheaper' },
        ]}
        {...form.text('kind')}
      />
      {kind === 'PERCENTAGE' && percentage}
      {kind === 'FIXED_AMOUNT' && (
        <TextInput label={`Amount off (${currency})`} required inputMode="decimal" {...form.text('amount')} />
      )}
      {kind === 'FIXED_PRICE' && (
        <TextInput label={`Price (${currency})`} required inputMode="decimal" {...form.text('price')} />
      )}
      {kind === 'BUNDLE' && (
        <Group grow align="flex-start">
          <TextInput label="Number of items" required inputMode="numeric" {...form.text('quantity')} />
          <TextInput label={`Price of all (${currency})`} required inputMode="decimal" {...form.text('price')} />
        </Group>
      )}
      {kind === 'BUY_X_GET_Y' && (
        <>
          <Group grow align="flex-start">
            <TextInput label="Customer buys" required inputMode="numeric" {...form.text('buys')} />
            <TextInput label="Customer gets" required inputMode="numeric" {...form.text('gets')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput
              label="Percentage off"
              description="100 makes them free"
              required
              inputMode="decimal"
              {...form.text('percentage')}
            />
            <TextInput
              label="Times per order"
              description="Empty for no limit"
              inputMode="numeric"
              {...form.text('repeats')}
            />
          </Group>
        </>
      )}
      {isOnUnits(form.values) && <Checkbox label="Only one item, the cheapest" {...form.toggle('onlyLowest')} />}
    </>
  );
}

function ConditionFields({ form }: Fields) {
  const { currency } = useSession().site;
  const { condition } = form.values;
  return (
    <>
      <NativeSelect
        label="Condition"
        data={[
          { value: 'NONE', label: 'None' },
          { value: 'SUBTOTAL', label: 'Minimum subtotal' },
          { value: 'QUANTITY', label: 'Minimum number of items' },
        ]}
        {...form.text('condition')}
      />
      {condition === 'SUBTOTAL' && (
        <TextInput label={`Minimum subtotal (${currency})`} required inputMode="decimal" {...form.text('from')} />
      )}
      {condition === 'QUANTITY' && (
        <TextInput label="Minimum number of items" required inputMode="numeric" {...form.text('from')} />
      )}
    </>
  );
}
