/**
 * The fields of an address and of the person there, each declared once. The form, its parsing, and the field's paths in
 * the API's data and errors are derived from here. Which of them an address has, in which order and under which names
 * depends on the country (`AddressFormat`). Labels are in the messages, by the same names.
 */
import type { AddressPartName } from '@stoa/contract/stoa/address-format';
import { checkAddress, partsOf, subdivisionOf } from '@stoa/contract/stoa/check-address';
import { isCountry } from '@stoa/contract/stoa/countries';
import type { Messages } from '@stoa/messages';
import type { AddressFormat, Checkout } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';

type AddressField = {
  name: string;
  /** The `autocomplete` attribute in HTML, without `shipping` or `billing`. */
  autoComplete: string;
  /** In characters. */
  max: number;
  /** The path in an address with its person, in the API's format. */
  wire: `address.${string}` | `contactDetails.${string}`;
  isRequired?: boolean;
};

/** Whom the address belongs to, in the order of the form. */
const personFields = [
  { name: 'firstName', autoComplete: 'given-name', max: 100, wire: 'contactDetails.firstName', isRequired: true },
  { name: 'lastName', autoComplete: 'family-name', max: 100, wire: 'contactDetails.lastName', isRequired: true },
  { name: 'company', autoComplete: 'organization', max: 100, wire: 'contactDetails.company' },
] as const satisfies AddressField[];

/** The place. Its order and which of them are required are the country's. */
const placeFields = [
  { name: 'country', autoComplete: 'country', max: 2, wire: 'address.country', isRequired: true },
  { name: 'addressLine', autoComplete: 'address-line1', max: 150, wire: 'address.addressLine' },
  { name: 'addressLine2', autoComplete: 'address-line2', max: 100, wire: 'address.addressLine2' },
  { name: 'postalCode', autoComplete: 'postal-code', max: 50, wire: 'address.postalCode' },
  { name: 'city', autoComplete: 'address-level2', max: 50, wire: 'address.city' },
  { name: 'subdivision', autoComplete: 'address-level1', max: 50, wire: 'address.subdivision' },
] as const satisfies AddressField[];

const addressFields = [...personFields, ...placeFields] as const;

type Field = AddressField & { name: FieldName };
export type FieldName = (typeof addressFields)[number]['name'];

export type Address = Record<FieldName, string>;

/** An address with its person, in the API's format. */
export type AddressInfo = NonNullable<Checkout['billingInfo']>;

/** Which of the fields a form has: `place` for those of a place alone, `person` for a country and a person in it. */
export type Scope = 'all' | 'place' | 'person';

export type FieldUse = 'REQUIRED' | 'OPTIONAL' | 'HIDDEN';
/** The fields that a site asks for otherwise than usual. */
export type FieldUses = Partial<Record<FieldName, FieldUse>>;

/** A line of the form, with the fields that share it. */
export type FormLine = { name: FieldName; autoComplete: string; isRequired: boolean }[];

const fieldNamed = (name: FieldName): Field => addressFields.find((field) => field.name === name) as Field;

/** The lines of the form for addresses in a country, starting with the country. */
export function linesOf(format: AddressFormat, scope: Scope, uses: FieldUses = {}): FormLine[] {
  const line = (...names: FieldName[]): FormLine =>
    names.flatMap((name) => {
      if (uses[name] === 'HIDDEN') return [];
      const { autoComplete, isRequired = false } = fieldNamed(name);
      return [{ name, autoComplete, isRequired: isRequired || requires(format, name) || uses[name] === 'REQUIRED' }];
    });
  const place = (format.lines ?? []).map(({ parts = [] }) => line(...parts));
  return [
    line('country'),
    ...(scope === 'place' ? [] : [line('firstName', 'lastName'), line('company')]),
    ...(scope === 'person' ? [] : place),
  ];
}

const requires = ({ required = [] }: AddressFormat, name: FieldName): boolean => required.some((part) => part === name);

/** An address with only what addresses in its country have, and the code of its subdivision. */
export function fittingIn(address: Address, format: AddressFormat): Address {
  const parts: string[] = partsOf(format);
  const others = placeFields.map(({ name }) => name).filter((name) => name !== 'country' && !parts.includes(name));
  const subdivision = subdivisionOf(address.subdivision, format)?.code ?? address.subdivision;
  return { ...address, subdivision, ...Object.fromEntries(others.map((name) => [name, ''])) };
}

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

type Texts = Messages['address'];

export function labelOf(
  name: FieldName,
  { cityName, postalCode, subdivisionName }: AddressFormat,
  texts: Texts,
): string {
  if (name === 'city') return texts.city[cityName ?? 'TOWN_OR_CITY'].label;
  if (name === 'postalCode') return texts.postalCode[postalCode?.name ?? 'POSTAL_CODE'].label;
  return name === 'subdivision' ? texts.subdivision[subdivisionName ?? 'PROVINCE'].label : texts.labels[name];
}

/** The errors in an address, by field name, from top to bottom. */
export function validateAddress(
  address: Address,
  prefix: string,
  format: AddressFormat,
  texts: Texts,
  scope: Scope = 'all',
  uses: FieldUses = {},
): FieldErrors {
  const problems = new Map(scope === 'person' ? [] : checkAddress(address, format));
  const entries = linesOf(format, scope, uses).flat();
  const errors = entries.flatMap(({ name, isRequired }): [string, string][] => {
    const value = address[name];
    const { max } = fieldNamed(name);
    if (value.length > max) return [[prefix + name, texts.tooLong(max)]];
    const isMissing = name === 'country' ? !isCountry(value) : isRequired && value === '';
    const problem = problems.get(name as AddressPartName);
    if (problem === 'ELSEWHERE') return [[prefix + name, elsewhereText(address, format, texts)]];
    const isInvalid = problem === 'INVALID';
    return isMissing || isInvalid ? [[prefix + name, errorText(name, isMissing, format, texts)]] : [];
  });
  return Object.fromEntries(errors);
}

const elsewhereText = ({ subdivision }: Address, format: AddressFormat, texts: Texts): string =>
  texts.postalCode[format.postalCode?.name ?? 'POSTAL_CODE'].elsewhere(subdivisionOf(subdivision, format)?.name ?? '');

function errorText(name: FieldName, isMissing: boolean, format: AddressFormat, texts: Texts): string {
  if (name === 'postalCode') {
    const { name: kind = 'POSTAL_CODE', example } = format.postalCode ?? {};
    const { missing, invalid } = texts.postalCode[kind];
    return isMissing || !example ? missing : invalid(example);
  }
  if (name === 'city') return texts.city[format.cityName ?? 'TOWN_OR_CITY'].missing;
  if (name === 'subdivision') return texts.subdivision[format.subdivisionName ?? 'PROVINCE'].missing;
  const missing: Partial<Record<FieldName, string>> = texts.missing;
  return missing[name] ?? '';
}
