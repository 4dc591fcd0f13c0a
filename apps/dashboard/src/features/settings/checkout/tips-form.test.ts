import { expect, test } from 'vitest';
import { readTips, writeTips, wrongTips } from './tips-form.ts';

test('a site that takes no tips yet is proposed the usual ones', () => {
  expect(writeTips(readTips(null))).toEqual({
    allowCustomerTip: false,
    tipType: 'PERCENTAGE',
    presets: [10, 15, 20].map((value) => ({ value, default: false })),
    allowCustomAmount: true,
  });
});

test('settings are read and written without a loss', () => {
  const settings = {
    allowCustomerTip: true,
    tipType: 'AMOUNT' as const,
    presets: [{ value: 2.5, default: false }],
    allowCustomAmount: false,
  };
  expect(writeTips(readTips(settings))).toEqual(settings);
  expect(writeTips({ ...readTips(settings), first: ' 2,50 ' })).toEqual(settings);
});

test('presets are numbers, percentages at most 100, and there is one at least', () => {
  const values = readTips(null);
  const wrong = (changes: object) => Object.values(wrongTips({ ...values, ...changes })).filter(Boolean);
  expect(wrong({})).toEqual([]);
  expect(wrong({ first: '', second: '', third: '' })).toEqual(['Enter at least one tip']);
  expect(wrong({ first: 'ten', second: '101', third: '0' })).toHaveLength(3);
  expect(wrong({ tipType: 'AMOUNT', second: '101' })).toEqual([]);
});
