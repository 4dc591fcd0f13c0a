import { Textarea, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { placeOf, writtenPlace, wrongWithPlace } from '../../../ui/address/place.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { offerIn } from './offer-in.ts';
import { RegionsField } from './parts.tsx';
import { addCarrier, DELIVERY, existing, PICKUP_CARRIER, type Pickup, type Region } from './queries.ts';

const texts = words.delivery;

type PickupDrawerProps = { pickup: Pickup | null; regions: Region[]; onClose: () => void };

/** Adds or edits a pickup location. */
export function PickupDrawer({ pickup, regions, onClose }: PickupDrawerProps) {
  const title = pickup?.id ? texts.pickup.edit : texts.pickup.addTitle;
  return (
    <FormDrawer opened={pickup !== null} onClose={onClose} title={title}>
      {pickup && <PickupForm key={pickup.id ?? 'new'} pickup={pickup} regions={regions} onClose={onClose} />}
    </FormDrawer>
  );
}

const readPickup =
  (regions: readonly Region[]) =>
  ({ name, address, deliveryTime, instructions, deliveryRegionIds = [] }: Pickup) => ({
    name: name ?? '',
    address: placeOf({ ...address }),
    time: deliveryTime ?? '',
    instructions: instructions ?? '',
    regionIds: existing(regions, deliveryRegionIds),
  });

type Saved = { pickupLocation?: Pickup };

function PickupForm({ pickup, regions, onClose }: { pickup: Pickup } & Omit<PickupDrawerProps, 'pickup'>) {
  const form = useEntityForm({
    entity: pickup,
    read: readPickup(regions),
    validate: ({ name, address }) => ({
      name: missing(name),
      'address.country': missing(address.country, texts.pickup.missingCountry),
      ...wrongWithPlace(address, 'address'),
    }),
    wire: { fields: [['deliveryTime', 'time']] },
    save: async ({ name, address, time, instructions, regionIds }, { entity: { id, revision }, base, reached }) => {
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
      if (!id)
        return api.pickupLocations.createPickupLocation({ pickupLocation: { ...draft, deliveryRegionIds: regionIds } });
      const place = (deliveryRegionId: string, { pickupLocation }: Saved) => ({
        pickupLocationId: id,
        deliveryRegionId,
        revision: pickupLocation?.revision ?? '',
      });
      const saved = await api.pickupLocations.updatePickupLocation({
        pickupLocation: { ...draft, id, revision: revision ?? '' },
      });
      return offerIn<Saved>(saved, {
        known: base.regionIds,
        wanted: regionIds,
        add: (regionId, last) => api.pickupLocations.addDeliveryRegion(place(regionId, last)),
        remove: (regionId, last) => api.pickupLocations.removeDeliveryRegion(place(regionId, last)),
        reached: ({ pickupLocation: soFar }) => soFar && reached(soFar),
      });
    },
    reload: async ({ id }) =>
      present(
        (await api.pickupLocations.getPickupLocation({ pickupLocationId: id ?? '' })).pickupLocation,
        'pickupLocation',
      ),
    saved: (_, { name }) => words.actions.saved(name.trim()),
    settle: (answer) => present(answer.pickupLocation, 'pickupLocation'),
    onDone: onClose,
    refresh: [DELIVERY],
  });
  const address = form.list('address');
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} required maxLength={100} data-autofocus {...form.text('name')} />
      <AddressFields value={address.items} errors={address.errors} onChange={address.onChange} />
      <TextInput
        label={texts.pickup.time}
        placeholder={texts.pickup.timeExample}
        maxLength={500}
        {...form.text('time')}
      />
      <Textarea
        label={texts.pickup.instructions}
        description={texts.pickup.instructionsText}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.text('instructions')}
      />
      <RegionsField regions={regions} {...form.input('regionIds')} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
