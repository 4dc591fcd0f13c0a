import { expect, test } from 'vitest';
import { agreementIn } from './agreement.ts';

test('what a customer agreed to is read from the order, if they were asked', () => {
  const agreedDate = '2026-03-01T10:00:00.000Z';
  const order = (policies: Record<string, unknown>) => ({
    extendedFields: { namespaces: { '@stoa/policies': policies } },
  });
  const policies = [
    { name: 'terms', title: 'Terms' },
    { name: 'privacy', title: 'Privacy policy' },
  ];
  expect(agreementIn(order({ agreedDate, policies }))).toEqual({
    date: agreedDate,
    policies: ['Terms', 'Privacy policy'],
  });
  expect(agreementIn(order({ agreedDate, policies: [] }))).toBeNull();
  expect(agreementIn({})).toBeNull();
});
