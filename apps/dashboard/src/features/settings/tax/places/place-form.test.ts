import { expect, test } from 'vitest';
import type { Rate } from '../queries.ts';
import { readPlace, writePlace, wrongWithRates } from './place-form.ts';

const around = { groupIds: ['g1', 'g2'], exemptIds: ['e1'], calculatorId: 'c1' };
const rates: Rate[] = [
  {
    taxGroupId: 'g1',
    taxRate: '0.19',
    taxName: 'VAT',
    jurisdictionType: 'COUNTRY',
    exemptRates: [
      { taxExemptGroupId: 'e1', taxRate: '0.07' },
      { taxExemptGroupId: 'hidden', taxRate: '0' },
    ],
  },
];
const place = { country: 'DE', title: 'Germany', appId: 'c1', rates };

test('only rates that were changed are written, and those of groups that are not shown stay', () => {
  const base = readPlace(place, around);
  expect(base.rates.g1).toMatchObject({ rate: '19', name: 'VAT', exempt: { e1: '7' } });
  expect(writePlace(base, base, rates).rates).toEqual([]);
  const g1 = base.rates.g1 ?? { rate: '', name: '', part: 'UNDEFINED' as const, jurisdiction: '', exempt: {} };
  const changed = { ...base, rates: { ...base.rates, g1: { ...g1, rate: '20', exempt: { e1: '' } } } };
  expect(writePlace(changed, base, rates).rates).toEqual([
    {
      taxGroupId: 'g1',
      taxRate: '0.2',
      taxName: 'VAT',
      jurisdictionType: 'COUNTRY',
      jurisdiction: '',
      exemptRates: [{ taxExemptGroupId: 'hidden', taxRate: '0' }],
    },
  ]);
  const emptied = { ...base, rates: { ...base.rates, g1: { ...g1, rate: ' ' } } };
  expect(writePlace(emptied, base, rates).rates).toEqual([{ taxGroupId: 'g1', taxRate: null }]);
});

test('what is no percentage is named by its place', () => {
  const { rates: read } = readPlace(place, around);
  const wrong = wrongWithRates({ ...read, g2: { rate: 'much', name: '', part: 'CITY', jurisdiction: '', exempt: {} } });
  expect(Object.entries(wrong).flatMap(([path, text]) => (text ? [path] : []))).toEqual(['rates.g2.rate']);
});
