import { plural } from './grammar.ts';

/** Fields of addresses, at checkout and in an account. Loaded by islands. */
export const address = {
  chooseCountry: 'Choose a country',
  choose: 'Choose…',
  /** Without scripts: shows the fields of the chosen country. */
  showFields: 'Update the form for this country',
  labels: {
    country: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    addressLine: 'Street and house number',
    addressLine2: 'Apartment, floor, building',
  },
  /** What people call the postal code, the city and the largest part of a country, where they live. */
  postalCode: {
    POSTAL_CODE: {
      label: 'Postal code',
      missing: 'Enter the postal code.',
      invalid: (example: string) => `Enter a valid postal code, such as ${example}.`,
      elsewhere: (place: string) => `This postal code isn’t in ${place}.`,
    },
    POSTCODE: {
      label: 'Postcode',
      missing: 'Enter the postcode.',
      invalid: (example: string) => `Enter a valid postcode, such as ${example}.`,
      elsewhere: (place: string) => `This postcode isn’t in ${place}.`,
    },
    ZIP_CODE: {
      label: 'ZIP code',
      missing: 'Enter the ZIP code.',
      invalid: (example: string) => `Enter a valid ZIP code, such as ${example}.`,
      elsewhere: (place: string) => `This ZIP code isn’t in ${place}.`,
    },
    PIN_CODE: {
      label: 'PIN code',
      missing: 'Enter the PIN code.',
      invalid: (example: string) => `Enter a valid PIN code, such as ${example}.`,
      elsewhere: (place: string) => `This PIN code isn’t in ${place}.`,
    },
    EIRCODE: {
      label: 'Eircode',
      missing: 'Enter the Eircode.',
      invalid: (example: string) => `Enter a valid Eircode, such as ${example}.`,
      elsewhere: (place: string) => `This Eircode isn’t in ${place}.`,
    },
  },
  city: {
    CITY: { label: 'City', missing: 'Enter the city.' },
    TOWN_OR_CITY: { label: 'Town or city', missing: 'Enter the town or city.' },
    SUBURB: { label: 'Suburb', missing: 'Enter the suburb.' },
    DISTRICT: { label: 'District', missing: 'Enter the district.' },
  },
  subdivision: {
    AREA: { label: 'Area', missing: 'Choose an area.' },
    COUNTY: { label: 'County', missing: 'Choose a county.' },
    DEPARTMENT: { label: 'Department', missing: 'Choose a department.' },
    DISTRICT: { label: 'District', missing: 'Choose a district.' },
    DO_SI: { label: 'Province or city', missing: 'Choose a province or city.' },
    EMIRATE: { label: 'Emirate', missing: 'Choose an emirate.' },
    ISLAND: { label: 'Island', missing: 'Choose an island.' },
    OBLAST: { label: 'Oblast', missing: 'Choose an oblast.' },
    PARISH: { label: 'Parish', missing: 'Choose a parish.' },
    PREFECTURE: { label: 'Prefecture', missing: 'Choose a prefecture.' },
    PROVINCE: { label: 'Province', missing: 'Choose a province.' },
    REGION: { label: 'Region', missing: 'Choose a region.' },
    STATE: { label: 'State', missing: 'Choose a state.' },
  },
  /** The messages for other required fields left empty. */
  missing: {
    company: 'Enter the company.',
    addressLine2: 'Enter the apartment, floor or building.',
    country: 'Choose a country.',
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
    addressLine: 'Enter the street and house number.',
  },
  tooLong: (most: number) =>
    plural(most, { one: 'Use no more than # character.', other: 'Use no more than # characters.' }),
};
