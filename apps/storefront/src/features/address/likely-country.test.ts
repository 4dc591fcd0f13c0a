import { expect, test } from 'vitest';
import { likelyCountry } from './likely-country.ts';

test.each([
  [{ country: 'DE', deliveryCountries: null }, 'US', 'DE'],
  [{ country: 'DE', deliveryCountries: ['AT'] }, 'US', 'AT'],
  [{ country: 'DE', deliveryCountries: ['AT', 'US'] }, 'US', 'US'],
  [{ country: null, deliveryCountries: null }, 'US', 'US'],
  [{ country: null, deliveryCountries: null }, 'XX', ''],
  [{ country: null, deliveryCountries: null }, null, ''],
])('a shop %j and a browser from %j start with the country %j', (site, languageCountry, country) => {
  expect(likelyCountry(site, { languageCountry })).toBe(country);
});
