import { Checkbox, Fieldset, Group, NativeSelect, Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { DeleteSitePanel } from './delete-site-panel.tsx';
import { OpeningHoursPanel } from './opening-hours-panel.tsx';
import { loadSiteSettings, type SiteSettings, siteSettingsQuery } from './queries.ts';
import {
  currencyOptions,
  languageOptions,
  otherLanguageOptions,
  readSettings,
  type SettingsValues,
  timeZoneOptions,
  writeSettings,
  wrongWithSettings,
} from './settings-form.ts';
import { SiteStatePanel } from './site-state-panel.tsx';
import { SiteUsePanel } from './site-use-panel.tsx';
import { TransferSitePanel } from './transfer-site-panel.tsx';

const texts = words.generalSettings;

/** The shop's name, address, region and order numbers. */
export function Component() {
  const settings = useQuery(siteSettingsQuery);
  const may = useMay();
  const name = settings.data?.name ?? '';
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.isPending) return <PanelsSkeleton />;
  return (
    <Stack gap="lg">
      <SiteStatePanel state={settings.data.state} />
      <SettingsForm known={settings.data} />
      <OpeningHoursPanel />
      <SiteUsePanel />
      {may('siteTransfers.offerSite') && <TransferSitePanel name={name} />}
      {may('siteAdministration.deleteSite') && <DeleteSitePanel name={name} />}
    </Stack>
  );
}

type SettingsEntityForm = EntityForm<SettingsValues, SiteSettings>;

function SettingsForm({ known }: { known: SiteSettings }) {
  const { revalidate } = useRevalidator();
  const isFixed = !useMay()('siteSettings.updateSiteSettings');
  const form = useEntityForm({
    entity: known,
    read: readSettings,
    validate: wrongWithSettings,
    wire: {
      codes: {
        CURRENCY_IS_FIXED: {
          field: 'currency',
          text: texts.units.currencyFixed,
        },
        LANGUAGE_IS_PAGE_ADDRESS: {
          field: 'otherLanguages',
          text: texts.units.addressTaken,
        },
        ORDER_NUMBER_TAKEN: { field: 'nextOrderNumber', text: texts.selling.numberTaken },
      },
    },
    save: (values, { entity: { revision }, base }) =>
      api.siteSettings.updateSiteSettings({
        settings: { ...writeSettings(values, base), revision: present(revision, 'revision') },
      }),
    settle: ({ settings }) => present(settings, 'settings'),
    reload: loadSiteSettings,
    saved: () => words.actions.settingsSaved,
    // names, amounts and dates follow on all pages
    onSaved: revalidate,
    refresh: [siteSettingsQuery.queryKey],
  });
  return (
    <Form form={form}>
      <Business form={form} isFixed={isFixed} />
      <Region form={form} isFixed={isFixed} isCurrencyFixed={known.isCurrencyFixed ?? true} />
      <Selling form={form} isFixed={isFixed} />
      <SettingsEnd form={form} mayChange={!isFixed} />
    </Form>
  );
}

type PartProps = { form: SettingsEntityForm; isFixed: boolean };

function Business({ form, isFixed }: PartProps) {
  const address = form.list('address');
  return (
    <Panel title={texts.business.title}>
      <Fieldset variant="unstyled" disabled={isFixed}>
        <Stack>
          <TextInput
            label={texts.business.name}
            description={texts.business.nameText}
            required
            maxLength={100}
            {...form.text('name')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={texts.business.email}
              description={texts.business.footerText}
              type="email"
              maxLength={320}
              {...form.text('email')}
            />
            <TextInput
              label={texts.business.phone}
              description={texts.business.footerText}
              type="tel"
              maxLength={50}
              {...form.text('phone')}
            />
          </SimpleGrid>
          <AddressFields value={address.items} errors={address.errors} onChange={address.onChange} />
        </Stack>
      </Fieldset>
    </Panel>
  );
}

function Region({ form, isFixed, isCurrencyFixed }: PartProps & { isCurrencyFixed: boolean }) {
  const { language, otherLanguages, timeZone } = form.values;
  return (
    <Panel title={texts.units.title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={texts.units.language}
          description={texts.units.languageText}
          data={languageOptions(language)}
          searchable
          allowDeselect={false}
          disabled={isFixed}
          {...form.input('language')}
          onChange={(value) => value && form.set({ language: value })}
        />
        <Checkbox.Group
          label={texts.units.others}
          description={texts.units.othersText}
          error={form.errors.otherLanguages}
          value={otherLanguages}
          onChange={(value) => form.set({ otherLanguages: value as SettingsValues['otherLanguages'] })}
        >
          <Group gap="md" mt="xs">
            {otherLanguageOptions(language).map((option) => (
              <Checkbox key={option.value} {...option} disabled={isFixed} />
            ))}
          </Group>
        </Checkbox.Group>
        <Select
          label={texts.units.currency}
          description={isCurrencyFixed ? texts.units.currencyFixedText : texts.units.currencyText}
          data={currencyOptions()}
          searchable
          allowDeselect={false}
          disabled={isFixed || isCurrencyFixed}
          {...form.input('currency')}
          onChange={(value) => value && form.set({ currency: value })}
        />
        <Select
          label={texts.units.timeZone}
          description={texts.units.timeZoneText}
          data={timeZoneOptions(timeZone)}
          searchable
          allowDeselect={false}
          disabled={isFixed}
          {...form.input('timeZone')}
          onChange={(value) => value && form.set({ timeZone: value })}
        />
        <NativeSelect
          label={texts.units.weights}
          description={texts.units.weightsText}
          data={[
            { value: 'KG', label: texts.units.kilograms },
            { value: 'LB', label: texts.units.pounds },
          ]}
          disabled={isFixed}
          value={form.values.weightUnit}
          onChange={({ currentTarget }) => form.set({ weightUnit: currentTarget.value === 'LB' ? 'LB' : 'KG' })}
        />
      </SimpleGrid>
    </Panel>
  );
}

function Selling({ form, isFixed }: PartProps) {
  return (
    <Panel title={texts.selling.title}>
      <Stack>
        <TextInput
          label={texts.selling.nextNumber}
          inputMode="numeric"
          maxLength={12}
          w={{ base: '100%', sm: 220 }}
          disabled={isFixed}
          {...form.text('nextOrderNumber')}
        />
        <Switch
          label={texts.selling.steps}
          description={texts.selling.stepsText}
          disabled={isFixed}
          checked={!form.values.isSetUpHidden}
          onChange={({ currentTarget }) => form.set({ isSetUpHidden: !currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
