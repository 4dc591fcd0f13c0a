import { Alert, Group, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { useSession } from '../../../../app/session.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import { type EntityForm, useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { TagsField } from '../../../../ui/tags-field.tsx';
import { siteSettingsQuery } from '../../general/queries.ts';
import { offerIn } from '../offer-in.ts';
import { RegionsField } from '../parts.tsx';
import { PriceFields } from '../price-fields.tsx';
import { type Area, addCarrier, DELIVERY, existing, LOCAL_CARRIER, type Region } from '../queries.ts';
import { type AreaValues, isPriceKnown, leadTime, readArea, writeArea, wrongWithArea } from './area-form.ts';
import { WeekField } from './week-field.tsx';

type AreaDrawerProps = { area: Area | null; regions: Region[]; onClose: () => void };

/** Adds or edits an area that the shop delivers to by itself. */
export function AreaDrawer({ area, regions, onClose }: AreaDrawerProps) {
  const title = area?.id ? 'Edit local delivery' : 'Add local delivery';
  return (
    <FormDrawer opened={area !== null} onClose={onClose} title={title} size="lg">
      {area && <AreaForm key={area.id ?? 'new'} area={area} regions={regions} onClose={onClose} />}
    </FormDrawer>
  );
}

type Saved = { localDeliveryOption?: Area };

function AreaForm({ area, regions, onClose }: { area: Area } & Omit<AreaDrawerProps, 'area'>) {
  const isPriced = isPriceKnown(area);
  const form = useEntityForm({
    entity: area,
    read: (known: Area): AreaValues => ({
      ...readArea(known),
      regionIds: existing(regions, known.deliveryRegionIds ?? []),
    }),
    validate: (values) => wrongWithArea(values, isPriced),
    wire: {
      fields: [
        ['areaName', 'name'],
        ['estimatedDeliveryTime', 'time'],
        ['zipConfig', 'postalCodes'],
        ['radiusConfig.radius', 'radius'],
        ['radiusConfig.address', 'address'],
        ['scheduledDeliveryConfig', 'week'],
      ],
    },
    save: async (values, { entity, base }): Promise<Saved> => {
      await addCarrier(regions, values.regionIds, LOCAL_CARRIER);
      const draft = writeArea(values, entity, isPriced);
      const { id } = entity;
      if (!id)
        return api.localDeliveryOptions.createLocalDeliveryOption({
          localDeliveryOption: { ...draft, deliveryRegionIds: values.regionIds },
        });
      const saved = await api.localDeliveryOptions.updateLocalDeliveryOption({
        localDeliveryOption: { ...draft, id, revision: entity.revision ?? '' },
      });
      const place = (deliveryRegionId: string) => ({ deliveryRegionId, localDeliveryOptionId: id });
      return offerIn<Saved>(saved, {
        known: base.regionIds,
        wanted: values.regionIds,
        add: (regionId) => api.localDeliveryOptions.addDeliveryRegion(place(regionId)),
        remove: (regionId) => api.localDeliveryOptions.removeDeliveryRegion(place(regionId)),
      });
    },
    reload: async ({ id }) =>
      present(
        (await api.localDeliveryOptions.getLocalDeliveryOption({ localDeliveryOptionId: id ?? '' }))
          .localDeliveryOption,
        'localDeliveryOption',
      ),
    saved: (_, { name }) => `${name.trim()} was saved`,
    settle: (answer) => present(answer.localDeliveryOption, 'localDeliveryOption'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const price = form.list('price');
  return (
    <Form form={form}>
      <TextInput
        label="Name"
        description="Customers choose it by this name."
        required
        maxLength={100}
        data-autofocus
        {...form.text('name')}
      />
      <RegionsField regions={regions} required {...form.input('regionIds')} />
      <Outline form={form} />
      {isPriced ? (
        <PriceFields value={price.items} errors={price.errors} onChange={price.onChange} />
      ) : (
        <Text size="sm" c="dimmed">
          Its price depends on weight, price or quantity, and was set by a program.
        </Text>
      )}
      <Times form={form} />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}

const kinds = [
  { value: 'POSTAL_CODES', label: 'By postal codes', description: 'Customers whose postal code you name.' },
  { value: 'DISTANCE', label: 'By distance', description: 'Customers up to a distance from your address.' },
  { value: 'REGION', label: 'The whole region', description: 'All customers in the regions above.' },
];
const kept = { value: 'KEPT', label: 'As a program drew it', description: 'Towns, or an area on the map.' };

/** The address of the site; nothing for roles that may not see its settings. */
function useOwnAddress(): string {
  const enabled = useMay()('siteSettings.getSiteSettings');
  const { addressLine, postalCode, city } = useQuery({ ...siteSettingsQuery, enabled }).data?.address ?? {};
  return [addressLine, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Where the area is. */
function Outline({ form }: { form: EntityForm<AreaValues, Area> }) {
  const { kind } = form.values;
  const { value, error } = form.input('kind');
  const own = useOwnAddress();
  const choose = (chosen: string) => {
    const isNear = chosen === 'DISTANCE' && !form.values.address;
    form.set({ kind: chosen as AreaValues['kind'], ...(isNear && { address: own }) });
  };
  const codes = form.input('postalCodes');
  const options = form.base.kind === 'KEPT' ? [kept, ...kinds] : kinds;
  return (
    <>
      <RadioChoice label="Area" options={options} disabled={false} value={value} error={error} onChange={choose} />
      {kind === 'POSTAL_CODES' && (
        <TagsField
          label="Postal codes"
          description="Press Enter after each, or paste them with commas. 10* is all that begin with 10."
          required
          clearable
          acceptValueOnBlur
          {...codes}
          onChange={(typed) => codes.onChange(typed.flatMap((text) => text.split(/[,;]/)).map((code) => code.trim()))}
        />
      )}
      {kind === 'DISTANCE' && <Distance form={form} />}
    </>
  );
}

function Distance({ form }: { form: EntityForm<AreaValues, Area> }) {
  const isMetric = useSession().site.weightUnit !== 'LB';
  return (
    <>
      <TextInput label="Address in the middle" required maxLength={400} {...form.text('address')} />
      <Group grow align="flex-start">
        <TextInput
          label="Position on the map"
          description="Latitude and longitude, as in 52.4895, 13.3936."
          required
          {...form.text('position')}
        />
        <TextInput
          label={isMetric ? 'Distance (km)' : 'Distance (miles)'}
          description="As the crow flies, up to 50."
          required
          inputMode="decimal"
          {...form.text('radius')}
        />
      </Group>
      <Alert color="gray">
        It is offered where a customer’s position is known, as custom front ends and apps send it. This shop’s checkout
        asks for an address without a position: for its customers, go by postal codes.
      </Alert>
    </>
  );
}

/** When goods are brought. */
function Times({ form }: { form: EntityForm<AreaValues, Area> }) {
  const { isScheduled, handlingDays, cutOff } = form.values;
  const week = form.list('week');
  return (
    <>
      <TextInput
        label="Delivery time"
        placeholder="By bicycle, within two days"
        maxLength={40}
        {...form.text('time')}
      />
      <Switch
        label="Customers choose a day and time"
        description="They are offered the times of the next two weeks."
        {...form.toggle('isScheduled')}
      />
      {isScheduled && (
        <>
          <WeekField value={week.items} errors={week.errors} onChange={week.onChange} />
          <Group grow align="flex-start">
            <TextInput label="Days to prepare an order" required inputMode="numeric" {...form.text('handlingDays')} />
            <TextInput type="time" label="Cut-off time" {...form.text('cutOff')} />
          </Group>
          <Text size="sm" c="dimmed" aria-live="polite">
            {leadTime(handlingDays, cutOff)}
          </Text>
        </>
      )}
    </>
  );
}
