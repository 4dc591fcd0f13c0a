import { Button, Fieldset, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { newPlace, type Place } from './contact-form.ts';

type PlaceFieldsProps = { items: readonly Place[]; errors: FormErrors; onChange: (places: Place[]) => void };

const MOST_PLACES = 50;

/** Postal addresses. */
export function PlaceFields({ items: places, errors, onChange }: PlaceFieldsProps) {
  return (
    <Stack gap="xs">
      {places.map((place, index) => {
        const field = (name: keyof Omit<Place, 'key'>, label: string, maxLength: number) => (
          <TextInput
            label={label}
            value={place[name]}
            maxLength={maxLength}
            error={errors[`${index}.${name}`]}
            onChange={(event) => onChange(places.with(index, { ...place, [name]: event.currentTarget.value }))}
          />
        );
        return (
          <Fieldset key={place.key} legend={places.length > 1 ? `Address ${index + 1}` : 'Address'} p="sm">
            <Stack gap="xs">
              {field('line', 'Street and number', 1000)}
              <Group grow align="flex-start">
                {field('postalCode', 'Postal code', 100)}
                {field('city', 'City', 1000)}
              </Group>
              <Group justify="space-between" align="flex-end">
                <TextInput
                  label="Country"
                  description="Two letters, such as DE"
                  value={place.country}
                  maxLength={2}
                  maw={180}
                  error={errors[`${index}.country`]}
                  onChange={(event) =>
                    onChange(places.with(index, { ...place, country: event.currentTarget.value.toUpperCase() }))
                  }
                />
                <Button
                  size="xs"
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => onChange(places.toSpliced(index, 1))}
                >
                  Remove address
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        );
      })}
      {errors[''] && <Input.Error role="alert">{errors['']}</Input.Error>}
      {places.length < MOST_PLACES && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...places, newPlace()])}
        >
          Add an address
        </Button>
      )}
    </Stack>
  );
}
