import { expect, test } from 'vitest';
import { readPayLink, toTemplate, wrongWith } from './pay-link-form.ts';

const line = { quantity: 2, catalogReference: { appId: 'stores', catalogItemId: 'mug' } };

test('what the form does not show stays as it is', () => {
  const template = {
    lineItems: [{ ...line, catalogOverrideFields: { price: '9.00' } }],
    couponCode: 'SPRING',
    customization: { lockedGiftCard: true },
  };
  const form = { ...readPayLink(template), couponCode: ' ', lockedCoupon: true };
  expect(toTemplate(form, template)).toEqual({
    status: 'ACTIVE',
    lineItems: template.lineItems,
    couponCode: null,
    customization: { lockedGiftCard: true, lockedCoupon: true },
  });
});

test('a pay link has at least one item, and whole quantities', () => {
  const empty = readPayLink(null);
  expect(wrongWith(empty, null).lines).toBe('Choose at least one item');
  expect(wrongWith(empty, { customLineItems: [{ quantity: 1 }] }).lines).toBe(false);
  const lines = [
    { line, quantity: 2 },
    { line, quantity: '' },
    { line, quantity: 0 },
  ];
  expect(wrongWith({ ...empty, lines }, null)).toEqual({
    lines: false,
    'lines.0': false,
    'lines.1': 'Enter a whole number from 1',
    'lines.2': 'Enter a whole number from 1',
  });
});
