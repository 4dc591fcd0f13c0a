import { useMessages } from '@stoa/messages/react';
import { SelectField } from '../../components/select-field.tsx';
import { island } from '../../island.tsx';
import type { Country } from './countries.ts';
import LivePlaceFields from './place-fields.island.tsx';
import type { PlaceFieldsProps } from './place-fields.tsx';

const PlaceFieldsIsland = island('address/place-fields', LivePlaceFields, {
  messages: ['address', 'forms'],
  wakeOn: 'form',
});

type AddressFieldsProps = PlaceFieldsProps & {
  countries: Country[];
  /** The value of the field `intent` that shows the form again, without scripts, for the chosen country. */
  intent: string;
};

/** The form's fields for a person and a place, starting with the country. */
export function AddressFields({ countries, intent, ...place }: AddressFieldsProps) {
  const { prefix, purpose, address, errors } = place;
  const messages = useMessages('address');
  const name = `${prefix}country`;
  return (
    <>
      <div className="fields">
        <SelectField
          name={name}
          label={messages.labels.country}
          value={address.country}
          empty={messages.chooseCountry}
          options={countries.map((country) => ({ value: country.code, label: country.name }))}
          error={errors[name]}
          autoComplete={`${purpose} country`}
        />
        <button className="text-button only-without-script" type="submit" name="intent" value={intent}>
          {messages.showFields}
        </button>
      </div>
      <PlaceFieldsIsland {...place} />
    </>
  );
}
