import { expect, test } from 'vitest';
import { createFormat } from '../../app/format.ts';
import { hasFigures, recoveryFigures } from './recovery-figures.ts';

const format = createFormat({ language: 'en-GB', currency: 'EUR', timeZone: 'UTC' });

test('figures say what was abandoned, and what came back', () => {
  const figures = {
    abandoned: 8,
    recovered: 3,
    recoverableValue: { amount: '210.50' },
    recoveredValue: { amount: '99.00' },
    recoveryRate: 0.375,
  };
  expect(recoveryFigures({ figures }, format).map(({ text, note }) => `${text} ${note}`)).toEqual([
    '8 in the last 30 days',
    '3 38% of them',
    '€99.00 by those that were recovered',
    '€210.50 in those that were not',
  ]);
});

test('before the first abandoned checkout there is nothing to show', () => {
  expect(hasFigures({ figures: { abandoned: 0 }, days: [{ recovered: 0 }] })).toBe(false);
  expect(hasFigures({ figures: { abandoned: 0 }, days: [{ recovered: 1 }] })).toBe(true);
  expect(hasFigures({ figures: { abandoned: 2 } })).toBe(true);
  expect(recoveryFigures({ figures: { recoveryRate: null } }, format)[1]?.note).toBe('– of them');
});
