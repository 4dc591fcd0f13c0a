import { NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { DownloadsPanel } from './downloads-panel.tsx';
import { FeePanel } from './fee-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';
import { loadRules, type Rules, rulesQuery } from './queries.ts';
import { ReturnsPanel } from './returns-panel.tsx';
import { type RulesValues, readRules, writeRules, wrongRules } from './rules-form.ts';
import { StockPanel } from './stock-panel.tsx';
import { TipsPanel } from './tips-panel.tsx';

const texts = words.checkoutSettings;

/** What the checkout page asks customers for, and the legal texts of the site. */
export function Component() {
  const rules = useQuery(rulesQuery);
  const may = useMay();
  if (rules.isError) return <Failure error={rules.error} onRetry={() => void rules.refetch()} />;
  if (rules.isPending) return <PanelsSkeleton />;
  return (
    <Stack gap="md">
      <PoliciesPanel />
      <RulesForm known={rules.data} />
      {may('ordersSettings.getOrdersSettings') && <StockPanel />}
      {may('downloads.getDownloadSettings') && <DownloadsPanel />}
      {may('orderReturns.getReturnSettings') && <ReturnsPanel />}
      {may('tipSettings.queryTipSettings') && <TipsPanel />}
      {may('checkoutSettings.getCheckoutSettings') && <LookPanel />}
    </Stack>
  );
}

const uses = [
  { value: 'REQUIRED', label: texts.uses.required },
  { value: 'OPTIONAL', label: texts.uses.optional },
  { value: 'HIDDEN', label: texts.uses.hidden },
];

function RulesForm({ known }: { known: Rules }) {
  const mayChange = useMay()('checkoutForm.updateCheckoutRules');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readRules,
    validate: wrongRules,
    wire: {
      fields: [
        ['rules.customField.title', 'customTitle'],
        ['rules.minimumSubtotal', 'minimumSubtotal'],
        ['rules.handlingFee.name', 'feeName'],
        ['rules.handlingFee.amount', 'feeAmount'],
        ['rules.handlingFee.belowSubtotal', 'feeBelow'],
      ],
    },
    save: async (values, { entity }) => {
      const rules = { ...writeRules(values), revision: present(entity.revision, 'revision') };
      return present((await api.checkoutForm.updateCheckoutRules({ rules })).rules, 'rules');
    },
    settle: (saved) => saved,
    reload: loadRules,
    saved: () => texts.saved,
    onSaved: (saved) => client.setQueryData(rulesQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <FieldsPanel form={form} disabled={!mayChange} />
      <ConditionsPanel form={form} disabled={!mayChange} />
      <FeePanel form={form} disabled={!mayChange} />
      <CardsPanel form={form} disabled={!mayChange} />
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}

type PanelProps = { form: EntityForm<RulesValues>; disabled: boolean };

function FieldsPanel({ form, disabled }: PanelProps) {
  const shared = { data: uses, disabled, maw: 320 };
  return (
    <Panel title={texts.fields.title}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.fields.text}
        </Text>
        <NativeSelect label={texts.fields.phone} {...shared} {...form.text('phone')} />
        <NativeSelect label={texts.fields.company} {...shared} {...form.text('company')} />
        <NativeSelect label={texts.fields.addressLine2} {...shared} {...form.text('addressLine2')} />
        <NativeSelect
          label={texts.fields.custom}
          description={texts.fields.customText}
          {...shared}
          {...form.text('customUse')}
        />
        {form.values.customUse !== 'HIDDEN' && (
          <TextInput
            label={texts.fields.question}
            placeholder={texts.fields.questionExample}
            required
            maxLength={100}
            maw={480}
            disabled={disabled}
            {...form.text('customTitle')}
          />
        )}
        <Switch label={texts.fields.note} disabled={disabled} {...form.toggle('buyerNote')} />
        <Switch
          label={texts.fields.coupon}
          description={texts.fields.couponText}
          disabled={disabled}
          {...form.toggle('couponCode')}
        />
        <Switch label={texts.fields.giftCard} disabled={disabled} {...form.toggle('giftCardCode')} />
      </Stack>
    </Panel>
  );
}

function CardsPanel({ form, disabled }: PanelProps) {
  return (
    <Panel title={texts.cards.title}>
      <Stack>
        <Switch
          label={texts.cards.hold}
          description={texts.cards.holdText}
          disabled={disabled}
          {...form.toggle('delayCapture')}
        />
        {form.values.delayCapture && (
          <Switch
            label={texts.cards.capture}
            description={texts.cards.captureText}
            disabled={disabled}
            {...form.toggle('captureBeforeExpiry')}
          />
        )}
        <Switch
          label={texts.cards.verify}
          description={texts.cards.verifyText}
          disabled={disabled}
          {...form.toggle('verifyCards')}
        />
      </Stack>
    </Panel>
  );
}

function ConditionsPanel({ form, disabled }: PanelProps) {
  const { site } = useSession();
  return (
    <Panel title={texts.conditions.title}>
      <Stack>
        <TextInput
          label={texts.conditions.minimum(site.currency ?? '')}
          description={texts.conditions.minimumText}
          inputMode="decimal"
          maw={320}
          disabled={disabled}
          {...form.text('minimumSubtotal')}
        />
        <Switch
          label={texts.conditions.agreement}
          description={texts.conditions.agreementText}
          disabled={disabled}
          {...form.toggle('agreement')}
        />
        <Switch
          label={texts.conditions.marketing}
          description={texts.conditions.marketingText}
          disabled={disabled}
          {...form.toggle('marketing')}
        />
        {form.values.marketing && (
          <Switch
            label={texts.conditions.marketingTicked}
            description={texts.conditions.marketingTickedText}
            disabled={disabled}
            {...form.toggle('marketingChecked')}
          />
        )}
      </Stack>
    </Panel>
  );
}
