import { plural } from './grammar.ts';

/** Fields of addresses, at checkout and in an account. */
export const address = {
  chooseCountry: 'Choose a country',
  labels: {
    country: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    addressLine: 'Street and house number',
    addressLine2: 'Apartment, floor, building',
    postalCode: 'Postal code',
    city: 'Town or city',
    subdivision: 'State, province or region',
  },
  /** The messages for required fields left empty. */
  missing: {
    country: 'Choose a country.',
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
    addressLine: 'Enter the street and house number.',
    postalCode: 'Enter the postal code.',
    city: 'Enter the town or city.',
    other: 'Please fill in this field.',
  },
  tooLong: (most: number) =>
    plural(most, { one: 'Use no more than # character.', other: 'Use no more than # characters.' }),
};
