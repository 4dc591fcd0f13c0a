import { expect, test } from 'vitest';
import { mailOf } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { orderConfirmationLetter } from './order-confirmation.ts';

test('a confirmation says that its buyer is exempt from tax', () => {
  const priceSummary = { ...exampleOrder.priceSummary, tax: { amount: '0.00', formattedAmount: '€0.00' } };
  const textOf = (taxExempt: boolean) =>
    mailOf(
      orderConfirmationLetter,
      { to: 'ann@example.com', from: null },
      { order: { ...exampleOrder, priceSummary, taxInfo: { taxExempt } }, url: null },
    ).text;
  expect(textOf(true)).toContain('Tax: Exempt');
  expect(textOf(false)).not.toContain('Tax');
});
