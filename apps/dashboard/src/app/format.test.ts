import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const german = createFormat({ language: 'de', currency: 'EUR', timeZone: 'Europe/Berlin' });
const english = createFormat({ language: 'en', currency: 'USD', timeZone: 'America/New_York' });

test('amounts are formatted in the language and currency of the site', () => {
  expect(german.money('1234.5')).toBe('1.234,50\u00a0€');
  expect(english.money('1234.50')).toBe('$1,234.50');
  expect(english.money('1250', 'JPY')).toBe('¥1,250');
  expect(english.money(undefined)).toBe('$0.00');
});

test('amounts beyond floating point keep every digit', () => {
  expect(english.money('90071992547409931.27')).toBe('$90,071,992,547,409,931.27');
});

test('times are in the site’s time zone, calendar days in none', () => {
  expect(english.date('2026-02-01T03:00:00Z')).toBe('Jan 31, 2026');
  expect(english.day('2026-02-01')).toBe('Feb 1');
});

test('a language that browsers do not know causes no failure', () => {
  expect(createFormat({ language: 'not a tag', currency: 'USD', timeZone: 'UTC' }).number(1234)).toBe('1,234');
});

test('changes carry their sign', () => {
  expect([0.25, -0.1, 0].map(english.change)).toEqual(['+25%', '-10%', '0%']);
});
