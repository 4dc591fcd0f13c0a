import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { addressOf, emptyAddress, fieldAt, fieldsOf, readAddress, toAddressInfo, validateAddress } from './address.ts';

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

test('a place is requested without its person', () => {
  expect(fieldsOf({ isPlaceOnly: true }).map(({ name }) => name)).toEqual([
    'country',
    'addressLine',
    'addressLine2',
    'postalCode',
    'city',
    'subdivision',
  ]);
  const errors = validateAddress(emptyAddress, '', messagesIn('de').address, { isPlaceOnly: true });
  expect(errors).toMatchObject({ country: 'Wählen Sie ein Land.', city: 'Geben Sie den Ort ein.' });
  expect(errors).not.toHaveProperty('firstName');
});

test('every field has a label in every language, and its own path in the API', () => {
  const fields = fieldsOf({});
  expect(Object.keys(messagesIn('en').address.labels).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
  expect(fields.map(({ wire }) => fieldAt(wire))).toEqual(fields.map(({ name }) => name));
  expect(fieldAt('address.geocode')).toBeUndefined();
});
