import { isCountry } from '@stoa/contract/stoa/countries';
import { expect, test } from 'vitest';
import { countriesIn } from './countries.ts';

test('every country has a name in the language of the site, in that language’s order', () => {
  const german = countriesIn('de');
  expect(german).toHaveLength(249);
  expect(german.find(({ code }) => code === 'AT')?.name).toBe('Österreich');
  expect(countriesIn('en')[0]?.name).toBe('Afghanistan');
  expect(isCountry('XX')).toBe(false);
});
