import { Alert, Group, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../../../app/api.ts';
import { useMay } from '../../../../app/permissions.ts';
import { useSession } from '../../../../app/session.ts';
import { words } from '../../../../app/words.ts';
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

const texts = words.localDelivery;

type AreaDrawerProps = { area: Area | null; regions: Region[]; onClose: () => void };

/** Adds or edits an area that the shop delivers to by itself. */
export function AreaDrawer({ area, regions, onClose }: AreaDrawerProps) {
  const title = area?.id ? texts.edit : texts.addTitle;
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
    save: async (values, { entity, base, reached }): Promise<Saved> => {
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
        reached: ({ localDeliveryOption: soFar }) => soFar && reached(soFar),
      });
    },
    reload: async ({ id }) =>
      present(
        (await api.localDeliveryOptions.getLocalDeliveryOption({ localDeliveryOptionId: id ?? '' }))
          .localDeliveryOption,
        'localDeliveryOption',
      ),
    saved: (_, { name }) => words.actions.saved(name.trim()),
    settle: (answer) => present(answer.localDeliveryOption, 'localDeliveryOption'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const price = form.list('price');
  return (
    <Form form={form}>
      <TextInput
        label={words.forms.name}
        description={texts.nameText}
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
          {words.delivery.priceByProgram}
        </Text>
      )}
      <Times form={form} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}

const kinds = [
  { value: 'POSTAL_CODES', label: texts.areas.postalCodes, description: texts.areas.postalCodesText },
  { value: 'DISTANCE', label: texts.areas.distance, description: texts.areas.distanceText },
  { value: 'REGION', label: texts.areas.region, description: texts.areas.regionText },
];
const kept = { value: 'KEPT', label: texts.areas.kept, description: texts.areas.keptText };

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
      <RadioChoice
        label={texts.area}
        options={options}
        disabled={false}
        value={value}
        error={error}
        onChange={choose}
      />
      {kind === 'POSTAL_CODES' && (
        <TagsField
          label={texts.postalCodes}
          description={texts.postalCodesText}
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
      <TextInput label={texts.address} required maxLength={400} {...form.text('address')} />
      <Group grow align="flex-start">
        <TextInput label={texts.position} description={texts.positionText} required {...form.text('position')} />
        <TextInput
          label={isMetric ? texts.distanceKm : texts.distanceMiles}
          description={texts.distanceText}
          required
          inputMode="decimal"
          {...form.text('radius')}
        />
      </Group>
      <Alert color="gray">{texts.positionNeeded}</Alert>
    </>
  );
}

/** When goods are brought. */
function Times({ form }: { form: EntityForm<AreaValues, Area> }) {
  const { isScheduled, handlingDays, cutOff } = form.values;
  const week = form.list('week');
  return (
    <>
      <TextInput label={words.delivery.time} placeholder={texts.timeExample} maxLength={40} {...form.text('time')} />
      <Switch label={texts.isScheduled} description={texts.isScheduledText} {...form.toggle('isScheduled')} />
      {isScheduled && (
        <>
          <WeekField value={week.items} errors={week.errors} onChange={week.onChange} />
          <Group grow align="flex-start">
            <TextInput label={texts.handlingDays} required inputMode="numeric" {...form.text('handlingDays')} />
            <TextInput type="time" label={texts.cutOff} {...form.text('cutOff')} />
          </Group>
          <Text size="sm" c="dimmed" aria-live="polite">
            {leadTime(handlingDays, cutOff)}
          </Text>
        </>
      )}
    </>
  );
}
