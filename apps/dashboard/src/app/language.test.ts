import { expect, test } from 'vitest';
import { formatLanguageFor, languageChoices, languageFor } from './language.ts';

test.each([
  [null, ['de-AT', 'en'], 'de'],
  [null, ['nl', 'DE-ch', 'en'], 'de'],
  [null, ['fr', 'ja'], 'en'],
  [null, [], 'en'],
  ['en', ['de'], 'en'],
  ['de', ['en-US'], 'de'],
  ['xx', ['de'], 'de'],
] as const)('chosen %j in a browser of %j: %s', (chosen, preferred, language) => {
  expect(languageFor(chosen, preferred)).toBe(language);
});

test.each([
  ['en', 'en-GB', 'en-GB'],
  ['de', 'de-AT', 'de-AT'],
  ['de', 'en-GB', 'de'],
  ['en', 'ja', 'en'],
] as const)('the dashboard in %s for a site in %s writes dates as in %s', (language, site, expected) => {
  expect(formatLanguageFor(language, site)).toBe(expected);
});

test('languages are called by their own names', () => {
  expect(languageChoices).toEqual([
    { language: 'en', name: 'English' },
    { language: 'de', name: 'Deutsch' },
  ]);
});
