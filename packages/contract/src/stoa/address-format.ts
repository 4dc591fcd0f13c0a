/** How addresses are written in a country: the fields of their form, and what may be in them. */
import type { Static } from 'typebox';
import { open, operation, service } from '../operation.ts';
import { choice, country, list, message, nullable, ref, text } from '../schema.ts';

export const AddressPart = choice('addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode');
/** A line of the form. */
export const AddressLine = message('AddressLine', { parts: list(AddressPart) });
export const PostalCodeRule = message('PostalCodeRule', {
  /** What people call it. */
  name: choice('POSTAL_CODE', 'POSTCODE', 'ZIP_CODE', 'PIN_CODE', 'EIRCODE'),
  /** A regular expression for the whole code, regardless of case; null if any code will do. */
  pattern: nullable(text()),
  example: nullable(text()),
});
export const CityName = choice('CITY', 'TOWN_OR_CITY', 'SUBURB', 'DISTRICT');
export const SubdivisionName = choice(
  ...(['AREA', 'COUNTY', 'DEPARTMENT', 'DISTRICT', 'DO_SI', 'EMIRATE', 'ISLAND', 'OBLAST', 'PARISH'] as const),
  ...(['PREFECTURE', 'PROVINCE', 'REGION', 'STATE'] as const),
);
export const Subdivision = message('Subdivision', {
  /** ISO 3166-2 where there is a code, as in `US-NY`; the name where there is none. */
  code: text(),
  name: text(),
  /** The name on an envelope. */
  shortName: text(),
  /** A regular expression for the beginnings of its postal codes, regardless of case; null if they are not known. */
  postalCodes: nullable(text()),
});
export const AddressFormat = message('AddressFormat', {
  country,
  lines: list(ref(AddressLine)),
  required: list(AddressPart),
  postalCode: ref(PostalCodeRule),
  cityName: CityName,
  subdivisionName: SubdivisionName,
  /** All subdivisions; empty if the country's are not known. */
  subdivisions: list(ref(Subdivision)),
  /**
   * The address on an envelope: `%n` begins a line, `%N` stands for the name, `%O` for the company, `%A` for the address
   * lines, `%C` for the city, `%S` for the subdivision, `%Z` for the postal code.
   */
  envelope: text(),
});

export type AddressPartName = Static<typeof AddressPart>;

export const addressFormats = service('stoa.address-formats', ['/stoa'], {
  getAddressFormat: operation({
    method: 'GET',
    path: '/v1/address-formats/{country}',
    summary: 'Get the fields of addresses in a country, their order, names and rules',
    permit: open,
    request: {
      country,
      /** The language of the names of subdivisions, where the country has more than one alphabet. BCP 47. */
      language: text({ maxLength: 35 }),
    },
    response: { format: ref(AddressFormat) },
    required: ['country'],
  }),
});
