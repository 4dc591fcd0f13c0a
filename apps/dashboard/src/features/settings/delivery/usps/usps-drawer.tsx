import { Group, MultiSelect, NativeSelect, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../../app/api.ts';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import type { Location } from '../../../inventory/queries.ts';
import { offerIn } from '../offer-in.ts';
import { DELIVERY, type Region, USPS_CARRIER, type UspsConfiguration } from '../queries.ts';
import { PACKAGES, readUsps, writeUsps, wrongWithUsps } from './usps-form.ts';
import { UspsServices } from './usps-services.tsx';

const texts = words.usps;

type UspsDrawerProps = {
  configuration: UspsConfiguration | null;
  regions: Region[];
  locations: Location[];
  onClose: () => void;
};

/** Sets up how parcels go by USPS, or edits it. */
export function UspsDrawer({ configuration, ...given }: UspsDrawerProps) {
  return (
    <FormDrawer
      opened={configuration !== null}
      onClose={given.onClose}
      title={configuration?.id ? texts.edit : texts.add}
    >
      {configuration && <UspsForm key={configuration.id ?? 'new'} configuration={configuration} {...given} />}
    </FormDrawer>
  );
}

type Saved = { shippoConfiguration?: UspsConfiguration };
type UspsFormProps = Omit<UspsDrawerProps, 'configuration'> & { configuration: UspsConfiguration };

function UspsForm({ configuration, regions, locations, onClose }: UspsFormProps) {
  const { currency = '', weightUnit } = useSession().site;
  const isMetric = weightUnit !== 'LB';
  const size = isMetric ? 'cm' : 'in';
  const form = useEntityForm({
    entity: configuration,
    read: readUsps(regions),
    validate: wrongWithUsps,
    wire: { fields: [['osLocationId', 'locationId']] },
    save: async (draft, { entity: { id, revision }, base }) => {
      const { regionIds, backupRate } = draft;
      const sent = writeUsps(draft);
      await setBackupRate(regions, regionIds, backupRate.replace(',', '.').trim());
      if (!id)
        return api.shippoConfigurations.createShippoConfiguration({
          shippoConfiguration: { ...sent, deliveryRegionId: regionIds[0] ?? '', deliveryRegionIds: regionIds },
        });
      const place = (deliveryRegionId: string, { shippoConfiguration }: Saved) => ({
        shippoConfigurationId: id,
        deliveryRegionId,
        revision: shippoConfiguration?.revision ?? '',
      });
      const saved = await api.shippoConfigurations.updateShippoConfiguration({
        shippoConfiguration: { ...sent, id, revision: revision ?? '' },
      });
      return offerIn<Saved>(saved, {
        known: base.regionIds,
        wanted: regionIds,
        add: (regionId, last) => api.shippoConfigurations.addDeliveryRegion(place(regionId, last)),
        remove: (regionId, last) => api.shippoConfigurations.removeDeliveryRegion(place(regionId, last)),
      });
    },
    saved: () => texts.saved,
    settle: (answer) => present(answer.shippoConfiguration, 'shippoConfiguration'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const { packageType } = form.values;
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.postage}
      </Text>
      <NativeSelect
        label={texts.location}
        description={texts.locationText}
        required
        data-autofocus
        {...form.text('locationId')}
        data={[
          { value: '', label: texts.chooseLocation },
          ...locations.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' })),
        ]}
      />
      <MultiSelect
        label={texts.regions}
        description={texts.regionsText}
        required
        searchable
        data={regions.map(({ id, title }) => ({ value: id ?? '', label: title }))}
        {...form.input('regionIds')}
      />
      <Group grow align="flex-start">
        <TextInput
          label={texts.backupRate(currency)}
          description={texts.backupRateText}
          required
          inputMode="decimal"
          {...form.text('backupRate')}
        />
      </Group>
      <NativeSelect
        label={texts.package}
        {...form.text('packageType')}
        data={[
          { value: 'CUSTOM', label: texts.ownPackage },
          ...Object.entries(PACKAGES).map(([value, label]) => ({ value, label })),
        ]}
      />
      {packageType === 'CUSTOM' ? (
        <>
          <TextInput label={texts.packageName} required maxLength={255} {...form.text('packageName')} />
          <Group grow align="flex-start">
            <TextInput label={texts.length(size)} required inputMode="decimal" {...form.text('length')} />
            <TextInput label={texts.width(size)} required inputMode="decimal" {...form.text('width')} />
            <TextInput label={texts.height(size)} required inputMode="decimal" {...form.text('height')} />
          </Group>
        </>
      ) : (
        <TextInput label={texts.units} required inputMode="numeric" maw={240} {...form.text('units')} />
      )}
      <TextInput
        label={texts.backupWeight(isMetric ? 'kg' : 'lb')}
        inputMode="decimal"
        maw={320}
        {...form.text('backupWeight')}
      />
      <UspsServices
        services={form.values.services}
        errors={form.list('services').errors}
        error={form.input('services').error}
        onChange={(services) => form.set({ services })}
      />
      <FormEnd form={form}>{texts.save}</FormEnd>
    </Form>
  );
}

/** Lets the carrier deliver to the regions, at this rate where the post tells none. */
async function setBackupRate(regions: readonly Region[], ids: readonly string[], amount: string): Promise<void> {
  for (const { id: deliveryRegionId, deliveryCarriers = [] } of regions) {
    if (!deliveryRegionId || !ids.includes(deliveryRegionId)) continue;
    const known = deliveryCarriers.find(({ appId }) => appId === USPS_CARRIER);
    const { backupRate } = known ?? {};
    if (backupRate?.active && Number(backupRate.amount) === Number(amount)) continue;
    const rate = { title: 'USPS', ...backupRate, amount, active: true };
    const deliveryCarrier = { ...known, appId: USPS_CARRIER, backupRate: rate };
    if (known) await api.deliveryProfiles.updateDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
    else await api.deliveryProfiles.addDeliveryCarrier({ deliveryRegionId, deliveryCarrier });
  }
}
