import { NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
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
  { value: 'REQUIRED', label: 'Required' },
  { value: 'OPTIONAL', label: 'Optional' },
  { value: 'HIDDEN', label: 'Not asked for' },
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
    saved: () => 'The checkout settings were saved',
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
    <Panel title="Fields">
      <Stack>
        <Text size="sm" c="dimmed">
          Name, e-mail and address are always asked for. The fewer other fields there are, the more people complete
          their order.
        </Text>
        <NativeSelect label="Phone number" {...shared} {...form.text('phone')} />
        <NativeSelect label="Company" {...shared} {...form.text('company')} />
        <NativeSelect label="Second address line" {...shared} {...form.text('addressLine2')} />
        <NativeSelect
          label="A question of your own"
          description="The answer is kept with the order."
          {...shared}
          {...form.text('customUse')}
        />
        {form.values.customUse !== 'HIDDEN' && (
          <TextInput
            label="Your question"
            placeholder="How did you hear about us?"
            required
            maxLength={100}
            maw={480}
            disabled={disabled}
            {...form.text('customTitle')}
          />
        )}
        <Switch label="Customers can leave a note" disabled={disabled} {...form.toggle('buyerNote')} />
        <Switch
          label="Customers can enter a coupon code"
          description="In the cart and at checkout"
          disabled={disabled}
          {...form.toggle('couponCode')}
        />
        <Switch label="Customers can pay with a gift card" disabled={disabled} {...form.toggle('giftCardCode')} />
      </Stack>
    </Panel>
  );
}

function CardsPanel({ form, disabled }: PanelProps) {
  return (
    <Panel title="Card payments">
      <Stack>
        <Switch
          label="Hold the money until you capture it"
          description="The customer’s bank holds it for up to seven days. You capture or release it on the order’s page."
          disabled={disabled}
          {...form.toggle('delayCapture')}
        />
        {form.values.delayCapture && (
          <Switch
            label="Capture it before the seven days are over"
            description="Otherwise money that you haven’t captured by then goes back to the customer."
            disabled={disabled}
            {...form.toggle('captureBeforeExpiry')}
          />
        )}
        <Switch
          label="Ask the bank to verify every card payment"
          description="Customers confirm the payment with their bank (3-D Secure), even where the bank would not ask. Stolen cards are caught more often, and some customers give up."
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
    <Panel title="Conditions">
      <Stack>
        <TextInput
          label={`Minimum order (${site.currency})`}
          description="The price of the items before discounts, without delivery. Leave it empty for no minimum."
          inputMode="decimal"
          maw={320}
          disabled={disabled}
          {...form.text('minimumSubtotal')}
        />
        <Switch
          label="Customers must accept your legal texts"
          description="They tick a box beside links to the texts you show, before they pay."
          disabled={disabled}
          {...form.toggle('agreement')}
        />
        <Switch
          label="Customers can ask for news and offers by e-mail"
          description="They find a box for it above the button that places the order. Their contact notes when they ticked it."
          disabled={disabled}
          {...form.toggle('marketing')}
        />
        {form.values.marketing && (
          <Switch
            label="The box is ticked from the start"
            description="Many countries, those of the EU among them, require customers to tick it themselves."
            disabled={disabled}
            {...form.toggle('marketingChecked')}
          />
        )}
      </Stack>
    </Panel>
  );
}
