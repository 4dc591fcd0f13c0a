import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import type { AddressFormat } from '../../lib/api.ts';
import {
  addressOf,
  emptyAddress,
  fieldAt,
  fittingIn,
  linesOf,
  readAddress,
  toAddressInfo,
  validateAddress,
} from './address.ts';

const info = {
  address: { country: 'DE', addressLine: 'Torstr. 1', postalCode: '10119', city: 'Berlin' },
  contactDetails: { firstName: 'Mara', lastName: 'Lindt', company: 'Halftone' },
};

test("the API's address becomes form values, and form values become the API's address", () => {
  expect(addressOf(info)).toEqual({ ...emptyAddress, ...info.address, ...info.contactDetails });
  expect(toAddressInfo(addressOf(info))).toEqual(info);
  expect(toAddressInfo(emptyAddress)).toEqual({ address: {}, contactDetails: {} });
  expect(addressOf(undefined)).toEqual(emptyAddress);
});

test('a form is read by the prefix of its fields, trimmed', () => {
  const form = new URLSearchParams({ city: 'Paris', 'billing.city': ' Berlin ' });
  expect(readAddress(form, 'billing.')).toEqual({ ...emptyAddress, city: 'Berlin' });
});

const german: AddressFormat = {
  country: 'DE',
  lines: [{ parts: ['addressLine'] }, { parts: ['postalCode', 'city'] }],
  required: ['addressLine', 'city', 'postalCode'],
  postalCode: { name: 'POSTAL_CODE', pattern: '\\d{5}', example: '26133' },
};
const american: AddressFormat = {
  country: 'US',
  lines: [{ parts: ['addressLine'] }, { parts: ['city', 'subdivision', 'postalCode'] }],
  required: ['addressLine', 'city', 'subdivision', 'postalCode'],
  postalCode: { name: 'ZIP_CODE', pattern: '\\d{5}', example: '95014' },
  cityName: 'CITY',
  subdivisionName: 'STATE',
  subdivisions: [{ code: 'US-NY', name: 'New York', shortName: 'NY' }],
};
const texts = messagesIn('en').address;

test('a form has the fields of its country, for the person, the place, or both', () => {
  const names = (...[format, scope]: Parameters<typeof linesOf>) =>
    linesOf(format, scope).map((line) => line.map(({ name }) => name).join(' '));
  const person = ['country', 'firstName lastName', 'company'];
  const place = ['addressLine', 'city subdivision postalCode'];
  expect(names(american, 'all')).toEqual([...person, ...place]);
  expect(names(american, 'place')).toEqual(['country', ...place]);
  expect(names(german, 'person')).toEqual(person);
});

test('errors name the fields as people in the country do', () => {
  const nowhere = { ...emptyAddress, country: 'US', postalCode: '1' };
  expect(validateAddress(nowhere, 'billing.', american, texts, 'place')).toEqual({
    'billing.addressLine': 'Enter the street and house number.',
    'billing.city': 'Enter the city.',
    'billing.subdivision': 'Choose a state.',
    'billing.postalCode': 'Enter a valid ZIP code, such as 95014.',
  });
  expect(validateAddress(emptyAddress, '', german, messagesIn('de').address, 'person')).toEqual({
    country: 'Wählen Sie ein Land.',
    firstName: 'Geben Sie den Vornamen ein.',
    lastName: 'Geben Sie den Nachnamen ein.',
  });
});

test('an address keeps only what its country has', () => {
  const typed = { ...emptyAddress, subdivision: 'new york', city: 'Albany' };
  expect(fittingIn(typed, american)).toMatchObject({ subdivision: 'US-NY', city: 'Albany' });
  expect(fittingIn(typed, german)).toMatchObject({ subdivision: '', city: 'Albany' });
});

test('every field has its own path in the API', () => {
  const names = Object.keys(emptyAddress);
  const paths = names.map(
    (name) => (['firstName', 'lastName', 'company'].includes(name) ? 'contactDetails.' : 'address.') + name,
  );
  expect(paths.map(fieldAt)).toEqual(names);
  expect(fieldAt('address.geocode')).toBeUndefined();
});
