import { expect, test } from 'vitest';
import { newHours, readHours, type Schedule, writeHours, wrongWithHours } from './opening-hours.ts';

const periods = [
  { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '18:00' },
  { openDay: 'SUNDAY', openTime: '20:00', closeDay: 'MONDAY', closeTime: '02:00' },
  { openDay: 'FRIDAY', openTime: '00:00', closeDay: 'FRIDAY', closeTime: '24:00' },
  { openDay: 'TUESDAY', openTime: '08:00', closeDay: 'THURSDAY', closeTime: '12:00' },
] satisfies Schedule['periods'];

test('opening hours are written as they were read', () => {
  expect(writeHours(readHours({ periods }))).toEqual(periods);
});

test('a new line continues with the next day, and times must be there', () => {
  const sunday = readHours({ periods }).at(1);
  expect(newHours(sunday ? [sunday] : [])).toMatchObject({ day: 'MONDAY', from: '20:00', to: '02:00' });
  expect(wrongWithHours([{ ...newHours([]), to: '' }])).toEqual({ 'hours.0.to': 'Enter a time.' });
});
