import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { placeOf, writtenPlace, wrongWithPlace } from '../../../ui/address/place.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { addCarrier, DELIVERY, PICKUP_CARRIER, type Pickup, type Region } from './queries.ts';

type PickupDrawerProps = { pickup: Pickup | null; regions: Region[]; onClose: () => void };

/** Adds or edits a pickup location. */
export function PickupDrawer({ pickup, regions, onClose }: PickupDrawerProps) {
  const title = pickup?.id ? 'Edit pickup location' : 'Add pickup location';
  return (
    <FormDrawer opened={pickup !== null} onClose={onClose} title={title}>
      {pickup && <PickupForm key={pickup.id ?? 'new'} pickup={pickup} regions={regions} onClose={onClose} />}
    </FormDrawer>
  );
}

const readPickup = ({ name, address, deliveryTime, instructions, deliveryRegionIds = [] }: Pickup) => ({
  name: name ?? '',
  address: placeOf({ ...address }),
  time: deliveryTime ?? '',
  instructions: instructions ?? '',
  regionIds: deliveryRegionIds,
});

function PickupForm({ pickup, regions, onClose }: { pickup: Pickup } & Omit<PickupDrawerProps, 'pickup'>) {
  const form = useEntityForm({
    entity: pickup,
    read: readPickup,
    validate: ({ name, address }) => ({
      name: missing(name),
      'address.country': missing(address.country, 'Choose a country.'),
      ...wrongWithPlace(address, 'address'),
    }),
    wire: { fields: [['deliveryTime', 'time']] },
    save: async ({ name, address, time, instructions, regionIds }, { entity: { id, revision } }) => {
      await addCarrier(regions, regionIds, PICKUP_CARRIER);
      const draft = {
        name: name.trim(),
        address: {
          ...writtenPlace(address),
          addressLine: address.addressLine.trim() || null,
          addressLine2: address.addressLine2.trim() || null,
        },
        deliveryTime: time.trim() || null,
        instructions: instructions.trim() || null,
      };
      return id
        ? api.pickupLocations.updatePickupLocation({ pickupLocation: { ...draft, id, revision: revision ?? '' } })
        : api.pickupLocations.createPickupLocation({ pickupLocation: { ...draft, deliveryRegionIds: regionIds } });
    },
    reload: async ({ id }) =>
      present(
        (await api.pickupLocations.getPickupLocation({ pickupLocationId: id ?? '' })).pickupLocation,
        'pickupLocation',
      ),
    saved: (_, { name }) => `${name.trim()} was saved`,
    settle: (answer) => present(answer.pickupLocation, 'pickupLocation'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const address = form.list('address');
  return (
    <Form form={form}>
      <TextInput label="Name" required maxLength={100} data-autofocus {...form.text('name')} />
      <AddressFields value={address.items} errors={address.errors} onChange={address.onChange} />
      <TextInput label="Ready" placeholder="Within 24 hours" maxLength={500} {...form.text('time')} />
      <Textarea
        label="Instructions"
        description="Opening hours, and what customers have to know when they come."
        maxLength={1000}
        autosize
        minRows={2}
        {...form.text('instructions')}
      />
      {!pickup.id && (
        <MultiSelect
          label="Regions"
          description="Customers in these regions are offered it. It costs nothing."
          data={regions.map(({ id, title }) => ({ value: id ?? '', label: title }))}
          {...form.input('regionIds')}
        />
      )}
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}
