import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { expect, test } from 'vitest';
import { changedPlaces, placesOf, summaryOf } from './set-places.ts';

const eu = {
  id: 'eu' as const,
  places: [
    { country: 'DE', taxName: 'VAT', rate: '0.19', shippingRate: '0.19' },
    { country: 'FR', taxName: 'VAT', rate: '0.2', shippingRate: '0.2' },
  ],
};

test('places have their own rates, or those of the business', () => {
  const ratesOf = (home: string | null) => placesOf(eu, home).map(({ rates }) => rates?.map(({ taxRate }) => taxRate));
  expect(ratesOf(null)).toEqual([
    ['0.19', '0.19'],
    ['0.2', '0.2'],
  ]);
  expect(ratesOf('FR')).toEqual([
    ['0.2', '0.2'],
    ['0.2', '0.2'],
  ]);
});

test('delivery that is not taxed there has no rate, and parts of countries name themselves', () => {
  const places = [{ country: 'US', subdivision: 'NY', taxName: 'Sales tax', rate: '0.04', shippingRate: null }];
  const more = { taxName: 'Sales tax', jurisdiction: 'NY', jurisdictionType: 'STATE' };
  expect(placesOf({ id: 'us', places }, null)).toEqual([
    { country: 'US', subdivision: 'NY', rates: [{ taxGroupId: PRODUCTS_TAX_GROUP_ID, taxRate: '0.04', ...more }] },
  ]);
});

test('what would change, in words', () => {
  const change = (country: string, before: string | null, after: string, newPlace = false) => ({
    country,
    taxGroupId: SHIPPING_TAX_GROUP_ID,
    before,
    after,
    newPlace,
  });
  const places = changedPlaces([
    change('AT', null, '0.2', true),
    change('BE', null, '0.21', true),
    change('DE', '0.190', '0.19'),
    change('FR', '0.196', '0.2'),
    change('IT', null, '0.22'),
  ]);
  expect(places.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'AT new',
    'BE new',
    'DE same',
    'FR changed',
    'IT changed',
  ]);
  expect(summaryOf(places)).toBe('2 places are added, 2 change, 1 stays as it is.');
  expect(summaryOf([])).toBe('Choose at least one place.');
});
