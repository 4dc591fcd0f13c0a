import { Group, TextInput } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import type { Wire } from '../../ui/form/server-errors.ts';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import type { Location } from './queries.ts';

type LocationDrawerProps = { location: Location | null; onClose: () => void };

/** Adds or edits a location. */
export function LocationDrawer({ location, onClose }: LocationDrawerProps) {
  return (
    <FormDrawer opened={location !== null} onClose={onClose} title={location?.id ? 'Edit location' : 'Add location'}>
      {location && <LocationForm key={location.id ?? 'new'} location={location} onClose={onClose} />}
    </FormDrawer>
  );
}

const readLocation = ({ name, address }: Location) => ({
  name: name ?? '',
  street: address?.streetAddress?.name ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
});

const wire: Wire = {
  fields: [
    ['address.streetAddress', 'street'],
    ['address.postalCode', 'postalCode'],
    ['address.city', 'city'],
    ['address.country', 'country'],
  ],
};

function LocationForm({ location, onClose }: { location: Location; onClose: () => void }) {
  const { site } = useSession();
  const form = useEntityForm({
    entity: location,
    read: readLocation,
    validate: ({ name }) => ({ name: missing(name) }),
    wire,
    save: (values, { entity: { id, revision, address, timeZone } }) => {
      const draft = {
        name: values.name.trim(),
        address: {
          ...address,
          streetAddress: { ...address?.streetAddress, name: values.street.trim() },
          postalCode: values.postalCode.trim() || null,
          city: values.city.trim() || null,
          country: values.country.trim().toUpperCase() || null,
        },
        timeZone: timeZone ?? site.timeZone ?? 'UTC',
      };
      return id
        ? api.locations.updateLocation({ location: { ...draft, id, revision } })
        : api.locations.createLocation({ location: draft });
    },
    reload: async ({ id }) => present((await api.locations.getLocation({ id: id ?? '' })).location, 'location'),
    saved: (_, { name }) => `${name.trim()} was saved`,
    settle: (answer) => present(answer.location, 'location'),
    onDone: onClose,
    refresh: [['inventory']],
  });
  return (
    <Form form={form}>
      <TextInput label="Name" required maxLength={150} data-autofocus {...form.text('name')} />
      <TextInput label="Street and number" {...form.text('street')} />
      <Group grow align="flex-start">
        <TextInput label="Postal code" maxLength={20} {...form.text('postalCode')} />
        <TextInput label="City" {...form.text('city')} />
      </Group>
      <TextInput label="Country" description="Two letters, such as DE" maxLength={2} {...form.text('country')} />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}
