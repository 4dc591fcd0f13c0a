import { expect, test } from 'vitest';
import { emptyAddress } from '../address/address.ts';
import { addressText, inALine, isComplete } from './folded.ts';

const ada = { ...emptyAddress, firstName: 'Ada', lastName: 'Lovelace', addressLine: 'Torstraße 1' };

test('an address is written in the order of its country', () => {
  expect(
    addressText({ ...ada, postalCode: '10119', city: 'Berlin' }, { envelope: '%N%n%O%n%A%n%Z %C' }, 'Germany'),
  ).toBe('Ada Lovelace, Torstraße 1, 10119 Berlin, Germany');
  const albany = { ...ada, addressLine: '1 Main St', postalCode: '12207', city: 'Albany', subdivision: 'US-NY' };
  expect(addressText(albany, { envelope: '%N%n%O%n%A%n%C, %S %Z' }, 'United States')).toBe(
    'Ada Lovelace, 1 Main St, Albany, NY 12207, United States',
  );
});

test('what is empty leaves no comma behind', () => {
  expect(addressText({ ...emptyAddress, firstName: 'Ada' }, {}, '')).toBe('Ada');
  expect(inALine(' Standard delivery ', null)).toBe('Standard delivery');
});

test('an error in what stays open folds nothing out', () => {
  expect(isComplete({ agrees: 'Tick this box', custom: 'Fill in' })).toBe(true);
  expect(isComplete({ agrees: 'Tick this box', city: 'Enter your town' })).toBe(false);
});
