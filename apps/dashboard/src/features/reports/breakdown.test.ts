import { expect, test } from 'vitest';
import { nameOfPart } from './breakdown.ts';
import { toCsv } from './csv.ts';

const names = { country: (code: string) => `Land ${code}`, channel: (type: string) => `Channel ${type}` };

test.each([
  ['PRODUCT', { key: 'p', name: 'Mug' }, 'Mug'],
  ['PRODUCT', { key: 'p', name: null }, 'Unnamed product'],
  ['CHANNEL', { key: 'WEB' }, 'Channel WEB'],
  ['COUNTRY', { key: 'DE' }, 'Land DE'],
  ['COUNTRY', { key: '' }, 'No address'],
  ['DISCOUNT', { key: 'SPRING', name: 'Spring' }, 'Spring (SPRING)'],
  ['DISCOUNT', { key: 'Two for one', name: 'Two for one' }, 'Two for one'],
  ['DISCOUNT', { key: '', name: '' }, 'Unnamed discount'],
  ['BUYER', { key: 'NEW' }, 'New customers'],
  ['BUYER', { key: 'RETURNING' }, 'Returning customers'],
] as const)('%s %o is named %s', (by, part, expected) => expect(nameOfPart(by, part, names)).toBe(expected));

test('a table is written for spreadsheets, and runs nothing there', () => {
  expect(
    toCsv([
      ['Product', 'Sales'],
      ['Mug, "large"', '12.50'],
      ['=cmd()', '-3.00'],
    ]),
  ).toBe('Product,Sales\r\n"Mug, ""large""",12.50\r\n\'=cmd(),-3.00\r\n');
});
