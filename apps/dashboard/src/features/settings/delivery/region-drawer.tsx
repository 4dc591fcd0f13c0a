import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { countryCodes } from '@stoa/contract/stoa/countries';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import type { Wire } from '../../../ui/form/server-errors.ts';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { DELIVERY, type Region } from './queries.ts';

const texts = words.delivery;

type RegionDrawerProps = { region: Region | null; onClose: () => void };

/** Adds or edits a region. */
export function RegionDrawer({ region, onClose }: RegionDrawerProps) {
  return (
    <FormDrawer opened={region !== null} onClose={onClose} title={region?.id ? texts.region.edit : texts.region.add}>
      {region && <RegionForm key={region.id ?? 'new'} region={region} onClose={onClose} />}
    </FormDrawer>
  );
}

const wire: Wire = { codes: { DESTINATIONS_COLLISION: { field: 'countries' } } };

function RegionForm({ region, onClose }: { region: Region; onClose: () => void }) {
  const { country } = useFormat();
  const countries = [...countryCodes]
    .map((code) => ({ value: code, label: country(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const form = useEntityForm({
    entity: region,
    read: ({ name, active, destinations = [] }: Region) => ({
      name: name ?? '',
      active: active ?? true,
      countries: destinations.map(({ countryCode = '' }) => countryCode),
    }),
    validate: ({ name }) => ({ name: missing(name) }),
    wire,
    save: ({ name, active, countries: codes }, { entity: { id, profileId, destinations = [] } }) => {
      const draft = {
        name: name.trim(),
        active,
        // parts of countries that a program chose stay
        destinations: codes.map((countryCode) => {
          const known = destinations.find((one) => one.countryCode === countryCode);
          return { countryCode, subdivisions: known?.subdivisions ?? [] };
        }),
      };
      return id
        ? api.deliveryProfiles.updateDeliveryRegion({ deliveryProfileId: profileId, deliveryRegion: { ...draft, id } })
        : api.deliveryProfiles.addDeliveryRegion({ deliveryProfileId: profileId, deliveryRegion: draft });
    },
    saved: (_, { name }) => words.actions.saved(name.trim()),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={256} data-autofocus {...form.text('name')} />
      <MultiSelect
        label={texts.region.countries}
        description={texts.region.countriesText}
        data={countries}
        searchable
        clearable
        {...form.input('countries')}
      />
      <Switch label={texts.region.isOn} description={texts.region.isOnText} {...form.toggle('active')} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
