import { Button, Fieldset, Input, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import { AddressFields } from '../../ui/address/address-fields.tsx';
import { below } from '../../ui/form/bindings.ts';
import type { FormErrors } from '../../ui/form/server-errors.ts';
import { type ContactPlace, newPlace } from './contact-form.ts';

const texts = words.contacts.fields;

type PlaceFieldsProps = {
  items: readonly ContactPlace[];
  errors: FormErrors;
  onChange: (places: ContactPlace[]) => void;
};

const MOST_PLACES = 50;

/** Postal addresses. */
export function PlaceFields({ items: places, errors, onChange }: PlaceFieldsProps) {
  return (
    <Stack gap="xs">
      {places.map((place, index) => {
        return (
          <Fieldset
            key={place.key}
            legend={places.length > 1 ? texts.addressNumbered(index + 1) : texts.address}
            p="sm"
          >
            <Stack gap="xs">
              <AddressFields
                value={place}
                errors={below(String(index), errors)}
                onChange={(changed) => onChange(places.with(index, { ...place, ...changed }))}
              />
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                style={{ alignSelf: 'flex-end' }}
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => onChange(places.toSpliced(index, 1))}
              >
                {texts.removeAddress}
              </Button>
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
          {texts.addAddress}
        </Button>
      )}
    </Stack>
  );
}
