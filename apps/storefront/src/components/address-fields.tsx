import type { AddressFields as Address, FieldErrors } from '../lib/checkout-form.ts';
import type { Country } from '../lib/countries.ts';
import { fieldId } from '../lib/field-id.ts';
import { FieldError, TextField } from './text-field.tsx';

type AddressFieldsProps = {
  /** Before the names of the fields. */
  prefix: string;
  /** For the browser's own memory of addresses: `shipping` or `billing`. */
  purpose: 'shipping' | 'billing';
  address: Address;
  countries: Country[];
  errors: FieldErrors;
  /** Whether only the place is asked for, not the person. */
  isPlaceOnly?: boolean;
};

/** Whom and where, from the country down. */
export function AddressFields({ prefix, purpose, address, countries, errors, isPlaceOnly }: AddressFieldsProps) {
  const field = (name: keyof Address) => ({
    name: prefix + name,
    value: address[name],
    error: errors[prefix + name],
  });
  const known = (name: string) => `${purpose} ${name}`;
  return (
    <div className="fields">
      <CountryField {...field('country')} autoComplete={known('country')} countries={countries} />
      {!isPlaceOnly && <PersonFields field={field} known={known} />}
      <TextField {...field('addressLine')} label="Street and house number" autoComplete={known('address-line1')} />
      <TextField
        {...field('addressLine2')}
        label="Apartment, floor, building"
        autoComplete={known('address-line2')}
        isOptional
      />
      <TextField {...field('postalCode')} label="Postal code" autoComplete={known('postal-code')} className="third" />
      <TextField
        {...field('city')}
        label="Town or city"
        autoComplete={known('address-level2')}
        className="two-thirds"
      />
      <TextField
        {...field('subdivision')}
        label="State, province or region"
        autoComplete={known('address-level1')}
        isOptional
      />
    </div>
  );
}

type PersonFieldsProps = {
  field: (name: 'firstName' | 'lastName' | 'company') => { name: string; value: string; error: string | undefined };
  known: (name: string) => string;
};

function PersonFields({ field, known }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field('firstName')} label="First name" autoComplete={known('given-name')} className="half" />
      <TextField {...field('lastName')} label="Last name" autoComplete={known('family-name')} className="half" />
      <TextField {...field('company')} label="Company" autoComplete={known('organization')} isOptional />
    </>
  );
}

type CountryFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  countries: Country[];
};

function CountryField({ name, value, error, autoComplete, countries }: CountryFieldProps) {
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>Country</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">Choose a country</option>
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
