import { expect, test } from 'vitest';
import { emptyPlace, type Format, movedInto } from './place.ts';

const anywhere: Format = { lines: [{ parts: ['city', 'subdivision'] }] };
const usa: Format = {
  country: 'US',
  lines: [{ parts: ['city', 'subdivision'] }],
  subdivisions: [{ code: 'US-NY', name: 'New York', shortName: 'NY' }],
};
const germany: Format = { country: 'DE', lines: [{ parts: ['postalCode', 'city'] }] };
const subdivisionIn = (format: Format, subdivision: string) =>
  movedInto(format, { ...emptyPlace, subdivision }).subdivision;

test('a subdivision that the new country does not have is cleared', () => {
  expect(subdivisionIn(usa, 'CA-ON')).toBe('');
  expect(subdivisionIn(germany, 'US-NY')).toBe('');
  expect(subdivisionIn(anywhere, 'US-NY')).toBe('');
});

test('a subdivision that the new country has is kept, as its code', () => {
  expect(subdivisionIn(usa, 'new york')).toBe('US-NY');
  expect(subdivisionIn(anywhere, 'Kent')).toBe('Kent');
});
