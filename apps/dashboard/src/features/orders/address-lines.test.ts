import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const name = (code: string) => ({ GB: 'United Kingdom', US: 'United States' })[code] ?? code;

test('an address with a free-form line', () => {
  const address = {
    addressLine: '1 High Street',
    addressLine2: 'Flat 2',
    city: 'London',
    postalCode: 'N1 1AA',
    country: 'GB',
  };
  expect(addressLines(address, name)).toEqual(['1 High Street', 'Flat 2', 'N1 1AA London', 'United Kingdom']);
});

test('an address with street and state', () => {
  const address = {
    streetAddress: { number: '5', name: 'Main St' },
    city: 'Austin',
    postalCode: '78701',
    subdivision: 'US-TX',
    country: 'US',
  };
  expect(addressLines(address, name)).toEqual(['5 Main St', '78701 Austin, TX', 'United States']);
});

test('a missing address has no lines', () => {
  expect(addressLines(undefined, name)).toEqual([]);
});
