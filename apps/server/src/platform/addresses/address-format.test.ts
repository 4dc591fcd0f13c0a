import { checkAddress, partsOf, subdivisionOf, writeAddress } from '@stoa/contract/stoa/check-address';
import { expect, test } from 'vitest';
import { addressFormatOf } from './address-format.ts';

const berlin = { addressLine: 'Torstr. 1', city: 'Berlin', postalCode: '10119' };
const albany = { addressLine: '1 State St', city: 'Albany', subdivision: 'US-NY', postalCode: '12207' };

test.each([
  ['DE', berlin, []],
  ['DE', { ...berlin, postalCode: '1' }, [['postalCode', 'INVALID']]],
  [
    'DE',
    { ...berlin, postalCode: '', city: ' ' },
    [
      ['postalCode', 'MISSING'],
      ['city', 'MISSING'],
    ],
  ], // prettier-ignore
  ['US', albany, []],
  ['US', { ...albany, postalCode: '12207-1234' }, []],
  ['US', { ...albany, subdivision: '' }, [['subdivision', 'MISSING']]],
  ['US', { ...albany, subdivision: 'Bavaria' }, [['subdivision', 'INVALID']]],
  ['US', { ...albany, subdivision: 'new york' }, []],
  ['US', { ...albany, postalCode: '90210' }, [['postalCode', 'ELSEWHERE']]],
  ['US', { ...albany, subdivision: 'US-CA', postalCode: '90210-1234' }, []],
  ['CA', { addressLine: '1 King St', city: 'Toronto', subdivision: 'ON', postalCode: 'm5h 1a1' }, []],
  [
    'CA',
    { addressLine: '1 King St', city: 'Toronto', subdivision: 'QC', postalCode: 'M5H 1A1' },
    [['postalCode', 'ELSEWHERE']],
  ],
  ['GB', { addressLine: '10 Downing St', city: 'London', postalCode: 'sw1a 2aa' }, []],
  ['IE', { addressLine: 'Main St', city: 'Cork' }, []],
  ['IE', { addressLine: 'Main St', city: 'Cork', postalCode: '12' }, [['postalCode', 'INVALID']]],
  ['AE', { addressLine: 'Sheikh Zayed Rd', subdivision: 'AE-DU' }, []],
  ['HK', { addressLine: 'Nathan Rd 1', subdivision: 'Kowloon' }, []],
  ['ZZ', { addressLine: 'Somewhere 1', city: 'Town' }, []],
] as const)('an address in %s: %j has the problems %j', (country, address, problems) => {
  expect(checkAddress(address, addressFormatOf(country))).toEqual(problems);
});

test('each country has its fields in its own order, with its own names', () => {
  expect(partsOf(addressFormatOf('DE'))).toEqual(['addressLine', 'addressLine2', 'postalCode', 'city']);
  expect(addressFormatOf('US')).toMatchObject({
    lines: [{ parts: ['addressLine'] }, { parts: ['addressLine2'] }, { parts: ['city', 'subdivision', 'postalCode'] }],
    postalCode: { name: 'ZIP_CODE', example: '95014' },
    cityName: 'CITY',
    subdivisionName: 'STATE',
  });
  expect(addressFormatOf('GB')).toMatchObject({ postalCode: { name: 'POSTCODE' }, subdivisions: [] });
  expect(partsOf(addressFormatOf('JP', 'ja'))[0]).toBe('postalCode');
  expect(partsOf(addressFormatOf('JP', 'de'))[0]).toBe('addressLine');
  expect(addressFormatOf('JP', 'de').subdivisions[0]).toEqual({
    code: 'JP-01',
    name: 'Hokkaido',
    shortName: 'Hokkaido',
    postalCodes: '0[4-9]|00[1-7]',
  });
  expect(addressFormatOf('JP', 'ja').subdivisions[0]?.name).toBe('北海道');
});

test('no file outside the address data is read', () => {
  expect(addressFormatOf('../package')).toMatchObject({ lines: addressFormatOf('ZZ').lines });
});

test('a stored subdivision is recognised by its code or its name', () => {
  const format = addressFormatOf('US');
  for (const text of ['US-NY', 'NY', 'ny', 'New York']) expect(subdivisionOf(text, format)?.code).toBe('US-NY');
  expect([subdivisionOf('', format), subdivisionOf('Ny Carlsberg', format)]).toEqual([undefined, undefined]);
});

test('an address is written as on an envelope in its country', () => {
  const ada = { name: 'Ada Lovelace', company: '' };
  const written = (country: string, address: object) => writeAddress(address, ada, addressFormatOf(country));
  expect(written('DE', berlin)).toEqual(['Ada Lovelace', 'Torstr. 1', '10119 Berlin']);
  expect(written('US', albany)).toEqual(['Ada Lovelace', '1 State St', 'Albany, NY 12207']);
  expect(written('SG', { addressLine: '1 Raffles Pl', postalCode: '048616' })).toEqual([
    'Ada Lovelace',
    '1 Raffles Pl',
    'SINGAPORE 048616',
  ]);
  expect(written('US', { ...albany, subdivision: '', addressLine2: 'Floor 2' })).toEqual([
    'Ada Lovelace',
    '1 State St',
    'Floor 2',
    'Albany, 12207',
  ]);
});

test('strangers who ask in languages of their own invention fill no memory', () => {
  expect(addressFormatOf('JP', 'qx')).toBe(addressFormatOf('JP', '\u4e00\u4e01'));
  expect(addressFormatOf('ZZ', 'qx')).toBe(addressFormatOf('ZZ', 'xq'));
  expect(addressFormatOf('JP', 'ja')).not.toEqual(addressFormatOf('JP', 'en'));
});
