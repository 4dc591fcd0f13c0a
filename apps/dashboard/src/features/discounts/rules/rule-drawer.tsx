import { Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.discounts;

/** `null` creates a discount, undefined is closed. */
type RuleDrawerProps = { rule: Rule | null | undefined; onClose: () => void };

/** Creates or edits an automatic discount. */
export function RuleDrawer({ rule, onClose }: RuleDrawerProps) {
  const title = rule ? texts.rules.edit : texts.rules.new;
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
    saved: (_, { name }) => words.actions.saved(name.trim()),
    onDone: onClose,
    refresh: [DISCOUNTS],
  });
  return (
    <Form form={form} gap="sm">
      <TextInput
        label={words.forms.name}
        description={texts.rules.nameText}
        required
        maxLength={50}
        data-autofocus
        {...form.text('name')}
      />
      {isOther ? (
        <Text size="sm" c="dimmed">
          {texts.rules.ofProgram}
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
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

type Fields = { form: EntityForm<RuleFields, Rule | null> };

function KindFields({ form }: Fields) {
  const { currency = '' } = useSession().site;
  const { kind } = form.values;
  const percentage = (
    <TextInput label={texts.kinds.percentage} required inputMode="decimal" {...form.text('percentage')} />
  );
  return (
    <>
      <NativeSelect
        label={texts.kinds.label}
        data={[
          { value: 'PERCENTAGE', label: texts.kinds.percentage },
          { value: 'FIXED_AMOUNT', label: texts.kinds.amountEach },
          { value: 'FIXED_PRICE', label: texts.kinds.price },
          { value: 'BUNDLE', label: texts.kinds.bundle },
          { value: 'BUY_X_GET_Y', label: texts.kinds.buyGetCheaper },
        ]}
        {...form.text('kind')}
      />
      {kind === 'PERCENTAGE' && percentage}
      {kind === 'FIXED_AMOUNT' && (
        <TextInput label={texts.fields.amount(currency)} required inputMode="decimal" {...form.text('amount')} />
      )}
      {kind === 'FIXED_PRICE' && (
        <TextInput label={texts.fields.price(currency)} required inputMode="decimal" {...form.text('price')} />
      )}
      {kind === 'BUNDLE' && (
        <Group grow align="flex-start">
          <TextInput label={texts.fields.quantity} required inputMode="numeric" {...form.text('quantity')} />
          <TextInput label={texts.fields.priceOfAll(currency)} required inputMode="decimal" {...form.text('price')} />
        </Group>
      )}
      {kind === 'BUY_X_GET_Y' && (
        <>
          <Group grow align="flex-start">
            <TextInput label={texts.fields.buys} required inputMode="numeric" {...form.text('buys')} />
            <TextInput label={texts.fields.gets} required inputMode="numeric" {...form.text('gets')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput
              label={texts.kinds.percentage}
              description={texts.fields.percentageText}
              required
              inputMode="decimal"
              {...form.text('percentage')}
            />
            <TextInput
              label={texts.fields.repeats}
              description={texts.terms.noLimit}
              inputMode="numeric"
              {...form.text('repeats')}
            />
          </Group>
        </>
      )}
      {isOnUnits(form.values) && <Checkbox label={texts.fields.onlyCheapest} {...form.toggle('onlyLowest')} />}
    </>
  );
}

function ConditionFields({ form }: Fields) {
  const { currency = '' } = useSession().site;
  const { condition } = form.values;
  return (
    <>
      <NativeSelect
        label={texts.condition.label}
        data={[
          { value: 'NONE', label: texts.condition.none },
          { value: 'SUBTOTAL', label: texts.condition.subtotal },
          { value: 'QUANTITY', label: texts.condition.quantity },
        ]}
        {...form.text('condition')}
      />
      {condition === 'SUBTOTAL' && (
        <TextInput label={texts.fields.minimum(currency)} required inputMode="decimal" {...form.text('from')} />
      )}
      {condition === 'QUANTITY' && (
        <TextInput label={texts.condition.quantity} required inputMode="numeric" {...form.text('from')} />
      )}
    </>
  );
}
