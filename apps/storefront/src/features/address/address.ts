/**
 * The fields of an address and of the person there, each declared once. The form, its parsing and validation, and the
 * field's paths in the API's data and errors are derived from here. Labels are in the messages, by the same names.
 */
import type { Messages } from '@stoa/messages';
import type { Checkout } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { hasPostalCodes, isCountry } from './countries.ts';

type AddressField = {
  name: string;
  /** The `autocomplete` attribute in HTML, without `shipping` or `billing`. */
  autoComplete: string;
  /** In characters. */
  max: number;
  /** The path in an address with its person, in the API's format. */
  wire: `address.${string}` | `contactDetails.${string}`;
  /** Whether a required value is missing; fields without this check are optional. */
  isMissing?: (value: string, country: string) => boolean;
  /** Whether it shares its line with other fields. */
  width?: 'half' | 'third' | 'two-thirds';
};

const isEmpty = (value: string): boolean => value === '';

/** In the order of the form. */
const addressFields = [
  {
    name: 'country',
    autoComplete: 'country',
    max: 2,
    wire: 'address.country',
    isMissing: (code: string) => !isCountry(code),
  },
  {
    name: 'firstName',
    autoComplete: 'given-name',
    max: 100,
    wire: 'contactDetails.firstName',
    isMissing: isEmpty,
    width: 'half',
  },
  {
    name: 'lastName',
    autoComplete: 'family-name',
    max: 100,
    wire: 'contactDetails.lastName',
    isMissing: isEmpty,
    width: 'half',
  },
  { name: 'company', autoComplete: 'organization', max: 100, wire: 'contactDetails.company' },
  { name: 'addressLine', autoComplete: 'address-line1', max: 150, wire: 'address.addressLine', isMissing: isEmpty },
  { name: 'addressLine2', autoComplete: 'address-line2', max: 100, wire: 'address.addressLine2' },
  {
    name: 'postalCode',
    autoComplete: 'postal-code',
    max: 50,
    wire: 'address.postalCode',
    isMissing: (value: string, country: string) => value === '' && hasPostalCodes(country),
    width: 'third',
  },
  {
    name: 'city',
    autoComplete: 'address-level2',
    max: 50,
    wire: 'address.city',
    isMissing: isEmpty,
    width: 'two-thirds',
  },
  { name: 'subdivision', autoComplete: 'address-level1', max: 50, wire: 'address.subdivision' },
] as const satisfies AddressField[];

type Field = AddressField & { name: FieldName };
type FieldName = (typeof addressFields)[number]['name'];

export type Address = Record<FieldName, string>;

/** An address with its person, in the API's format. */
export type AddressInfo = NonNullable<Checkout['billingInfo']>;

/** The fields of the form: all, or those of a place without its person. */
export const fieldsOf = ({ isPlaceOnly = false }): readonly Field[] =>
  addressFields.filter(({ wire }) => !isPlaceOnly || wire.startsWith('address.'));

const fill = (read: (field: Field) => string): Address =>
  Object.fromEntries(addressFields.map((field) => [field.name, read(field)])) as Address;

export const emptyAddress: Address = fill(() => '');

/** The submitted values, trimmed. The names of the fields begin with the prefix. */
export function readAddress(form: { get(name: string): FormDataEntryValue | null }, prefix: string): Address {
  return fill(({ name }) => {
    const value = form.get(prefix + name);
    return typeof value === 'string' ? value.trim() : '';
  });
}

/** The field values for an address of the API; empty if unknown. */
export const addressOf = (info: AddressInfo | undefined): Address => fill(({ wire }) => valueAt(info, wire.split('.')));

function valueAt(value: unknown, [key, ...rest]: string[]): string {
  if (key === undefined) return typeof value === 'string' ? value : '';
  return valueAt((value as Record<string, unknown> | null | undefined)?.[key], rest);
}

/** The fields with a value, in the API's format. */
export function toAddressInfo(address: Address): AddressInfo {
  const filled = addressFields.filter(({ name }) => address[name] !== '');
  return filled.reduce((info, { name, wire }) => withValue(info, wire.split('.'), address[name]), {
    address: {},
    contactDetails: {},
  });
}

function withValue<T extends object>(target: T, [key = '', ...rest]: string[], value: string): T {
  const inner = (target as Record<string, object | undefined>)[key] ?? {};
  return { ...target, [key]: rest.length === 0 ? value : withValue(inner, rest, value) };
}

/** The field for a path in the API's errors, such as `address.city`. */
export const fieldAt = (path: string): FieldName | undefined => addressFields.find(({ wire }) => wire === path)?.name;

export const isOverlongAddress = (address: Address): boolean =>
  addressFields.some(({ name, max }) => address[name].length > max);

/** The errors in an address, by field name, from top to bottom. */
export function validateAddress(
  address: Address,
  prefix: string,
  messages: Messages['address'],
  scope: { isPlaceOnly?: boolean } = {},
): FieldErrors {
  const missing: Partial<Record<FieldName, string>> = messages.missing;
  const entries = fieldsOf(scope).flatMap(({ name, max, isMissing }): [string, string][] => {
    const value = address[name];
    if (isMissing?.(value, address.country)) return [[prefix + name, missing[name] ?? messages.missing.other]];
    return value.length > max ? [[prefix + name, messages.tooLong(max)]] : [];
  });
  return Object.fromEntries(entries);
}
