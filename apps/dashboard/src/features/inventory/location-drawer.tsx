import { TextInput } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { AddressFields } from '../../ui/address/address-fields.tsx';
import { placeOf, writtenPlace, wrongWithPlace } from '../../ui/address/place.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import type { Wire } from '../../ui/form/server-errors.ts';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import type { Location } from './queries.ts';

const texts = words.inventory.locations;

type LocationDrawerProps = { location: Location | null; onClose: () => void };

/** Adds or edits a location. */
export function LocationDrawer({ location, onClose }: LocationDrawerProps) {
  return (
    <FormDrawer opened={location !== null} onClose={onClose} title={location?.id ? texts.edit : texts.add}>
      {location && <LocationForm key={location.id ?? 'new'} location={location} onClose={onClose} />}
    </FormDrawer>
  );
}

const readLocation = ({ name, address }: Location) => ({
  name: name ?? '',
  address: placeOf({
    ...address,
    addressLine: address?.streetAddress?.name,
    addressLine2: address?.streetAddress?.apt,
  }),
});

const wire: Wire = {
  fields: [
    ['address.streetAddress.apt', 'address.addressLine2'],
    ['address.streetAddress', 'address.addressLine'],
  ],
};

function LocationForm({ location, onClose }: { location: Location; onClose: () => void }) {
  const { site } = useSession();
  const form = useEntityForm({
    entity: location,
    read: readLocation,
    validate: ({ name, address }) => ({ name: missing(name), ...wrongWithPlace(address, 'address') }),
    wire,
    save: (values, { entity: { id, revision, address, timeZone } }) => {
      const { addressLine, addressLine2 } = values.address;
      const draft = {
        name: values.name.trim(),
        address: {
          ...address,
          streetAddress: { ...address?.streetAddress, name: addressLine.trim(), apt: addressLine2.trim() },
          ...writtenPlace(values.address),
        },
        timeZone: timeZone ?? site.timeZone ?? 'UTC',
      };
      return id
        ? api.locations.updateLocation({ location: { ...draft, id, revision } })
        : api.locations.createLocation({ location: draft });
    },
    reload: async ({ id }) => present((await api.locations.getLocation({ id: id ?? '' })).location, 'location'),
    saved: (_, { name }) => words.actions.saved(name.trim()),
    settle: (answer) => present(answer.location, 'location'),
    onDone: onClose,
    refresh: [['inventory']],
  });
  const address = form.list('address');
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={150} data-autofocus {...form.text('name')} />
      <AddressFields value={address.items} errors={address.errors} onChange={address.onChange} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
