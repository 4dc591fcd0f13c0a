import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { explain } from '../../ui/explain.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import type { Location } from './queries.ts';

type LocationDrawerProps = { location: Location | null; onClose: () => void };

/** Adds a location, or edits one. */
export function LocationDrawer({ location, onClose }: LocationDrawerProps) {
  return (
    <FormDrawer opened={location !== null} onClose={onClose} title={location?.id ? 'Edit location' : 'Add location'}>
      {location && <LocationForm key={location.id ?? 'new'} location={location} onClose={onClose} />}
    </FormDrawer>
  );
}

function LocationForm({ location, onClose }: { location: Location; onClose: () => void }) {
  const { site } = useSession();
  const queryClient = useQueryClient();
  const [name, setName] = useState(location.name ?? '');
  const [street, setStreet] = useState(location.address?.streetAddress?.name ?? '');
  const [postalCode, setPostalCode] = useState(location.address?.postalCode ?? '');
  const [city, setCity] = useState(location.address?.city ?? '');
  const [country, setCountry] = useState(location.address?.country ?? '');
  const saving = useMutation({
    mutationFn: () => {
      const address = {
        ...location.address,
        streetAddress: { ...location.address?.streetAddress, name: street.trim() },
        postalCode: postalCode.trim() || null,
        city: city.trim() || null,
        country: country.trim().toUpperCase() || null,
      };
      const draft = { name: name.trim(), address, timeZone: location.timeZone ?? site.timeZone ?? 'UTC' };
      return location.id
        ? api.locations.updateLocation({ location: { ...draft, id: location.id, revision: location.revision } })
        : api.locations.createLocation({ location: draft });
    },
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inventory'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          required
          maxLength={150}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Street and number"
          value={street}
          onChange={(event) => setStreet(event.currentTarget.value)}
        />
        <Group grow>
          <TextInput
            label="Postal code"
            maxLength={20}
            value={postalCode}
            onChange={(event) => setPostalCode(event.currentTarget.value)}
          />
          <TextInput label="City" value={city} onChange={(event) => setCity(event.currentTarget.value)} />
        </Group>
        <TextInput
          label="Country"
          description="Two letters, such as DE"
          maxLength={2}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        {saving.isError && (
          <Text c="red" size="sm" role="alert">
            {explain(saving.error).detail}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
