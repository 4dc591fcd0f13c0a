import { expect, test } from 'vitest';
import { holdsMoney, owedFor } from './owed.ts';

const price = (amount: string) => ({ amount, formattedAmount: amount });

test.each([
  ['all of it at first', { balance: price('19.40') }, '19.40'],
  ['nothing while a bank holds it', { balance: price('19.40'), authorized: price('19.40') }, '0.00'],
  [
    'the rest of what is held and on its way',
    { balance: price('19.40'), authorized: price('9'), pending: price('1') },
    '9.40',
  ],
  ['nothing of an order that costs less now', { balance: { amount: '-5', formattedAmount: '-5' } }, '0.00'],
  ['nothing where nothing is known', {}, '0.00'],
] as const)('what is owed is %s', (_, balanceSummary, owed) => {
  expect(owedFor({ currency: 'EUR', balanceSummary })).toBe(owed);
});

test('a shop holds money as long as less was paid back than paid', () => {
  const paid = price('20.00');
  const held = [{}, { paid }, { paid, refunded: price('5.00') }, { paid, refunded: paid }].map((balanceSummary) =>
    holdsMoney({ balanceSummary }),
  );
  expect(held).toEqual([false, true, true, false]);
});
