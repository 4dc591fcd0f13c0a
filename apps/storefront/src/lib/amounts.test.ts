import { expect, test } from 'vitest';
import { formatSum, savedPercent, shownPrice } from './amounts.ts';

const euros = { currency: 'EUR', language: 'en' };

test('amounts are added without losing a cent', () => {
  expect(formatSum(['24.10', '4.20', '0.05'], euros)).toBe('€28.35');
  expect(formatSum(['0.10', '0.20'], { currency: 'EUR', language: 'de' })).toBe('0,30\u00a0€');
});

test('the amounts determine the number of decimals', () => {
  expect(formatSum(['1200', '300'], { currency: 'JPY', language: 'en' })).toBe('¥1,500');
  expect(formatSum(['1.250'], { currency: 'KWD', language: 'en' })).toBe('KWD\u00a01.250');
  expect(formatSum(['1000.00'], { currency: 'HUF', language: 'en' })).toBe('HUF\u00a01,000');
});

test.each([
  ['45.00', '60.00', 25],
  ['39.99', '40.00', null],
  ['20.01', '30.00', 33],
  ['70.00', '100.00', 30],
  ['20.00', null, null],
])('%s instead of %s saves %s percent', (amount, before, percent) => {
  expect(savedPercent(amount, before)).toBe(percent);
});

const usd = { base: 'EUR', code: 'USD', rate: '1.0825' };
const shownIn = (code: string, rate: string) => ({ language: 'en', displayCurrency: { base: 'EUR', code, rate } });

test.each([
  [{ language: 'en', displayCurrency: null }, '€9.90'],
  [shownIn('USD', '1.0825'), '$10.72'],
  [shownIn('JPY', '161.55'), '¥1,599'],
  [shownIn('KWD', '0.3321'), 'KWD\u00a03.288'],
])('a price is shown as the visitor wants it', (look, shown) => {
  expect(shownPrice({ amount: '9.90', formattedAmount: '€9.90' }, look)).toBe(shown);
});

test('a sum is added up before it is converted', () => {
  const money = { currency: 'EUR', language: 'en', displayCurrency: usd };
  expect(formatSum(['9.90', '9.90', '9.90'], money)).toBe('$32.15');
  expect(formatSum(['12'], money)).toBe('$12.99');
});
