import { useMessages } from '@stoa/messages/react';
import { FieldError, TextField } from '../../components/text-field.tsx';
import { fieldId } from '../../lib/field-id.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { type Address, fieldsOf } from './address.ts';
import type { Country } from './countries.ts';

type AddressFieldsProps = {
  /** Prefix of the field names. */
  prefix: string;
  /** Section of the browser's autofill: `shipping` or `billing`. */
  purpose: 'shipping' | 'billing';
  address: Address;
  countries: Country[];
  errors: FieldErrors;
  /** Whether only the place is requested, not the person. */
  isPlaceOnly?: boolean;
};

/** The form's fields for a person and a place, starting with the country. */
export function AddressFields({ prefix, purpose, address, countries, errors, isPlaceOnly }: AddressFieldsProps) {
  const { labels } = useMessages('address');
  return (
    <div className="fields">
      {fieldsOf({ isPlaceOnly }).map(({ name, autoComplete, isMissing, width }) => {
        const field = {
          name: prefix + name,
          label: labels[name],
          value: address[name],
          error: errors[prefix + name],
          autoComplete: `${purpose} ${autoComplete}`,
        };
        return name === 'country' ? (
          <CountryField key={name} {...field} countries={countries} />
        ) : (
          <TextField key={name} {...field} className={width} isOptional={!isMissing} />
        );
      })}
    </div>
  );
}

type CountryFieldProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  countries: Country[];
};

function CountryField({ name, label, value, error, autoComplete, countries }: CountryFieldProps) {
  const messages = useMessages('address');
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{messages.chooseCountry}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  );
}
