import { expect, test } from 'vitest';
import { readRules, writeRules, wrongRules } from './rules-form.ts';

test('rules are read and written without a loss', () => {
  const rules = {
    phone: 'REQUIRED',
    company: 'HIDDEN',
    addressLine2: 'OPTIONAL',
    customField: { use: 'OPTIONAL', title: 'Engraving' },
    buyerNote: true,
    couponCode: false,
    giftCardCode: true,
    delayCapture: true,
    captureBeforeExpiry: false,
    minimumSubtotal: '12.50',
    handlingFee: { name: 'Handling', amount: '2.50', taxable: false, belowSubtotal: '30.00' },
    verifyCards: true,
    policyAgreement: { visible: true, checkedByDefault: false },
    marketingConsent: { visible: true, checkedByDefault: true },
  } as const;
  expect(writeRules(readRules(rules))).toEqual(rules);
  expect(writeRules(readRules({ ...rules, minimumSubtotal: null })).minimumSubtotal).toBeNull();
  expect(writeRules(readRules({ ...rules, handlingFee: null })).handlingFee).toBeNull();
});

test('a question needs words, and a minimum is an amount above nothing', () => {
  const values = readRules({});
  expect(Object.values(wrongRules(values)).filter(Boolean)).toEqual([]);
  const wrong = wrongRules({ ...values, customUse: 'REQUIRED', customTitle: ' ', minimumSubtotal: 'ten' });
  expect([wrong.customTitle, wrong.minimumSubtotal].every(Boolean)).toBe(true);
  expect(wrongRules({ ...values, minimumSubtotal: '0' }).minimumSubtotal).toBe('Leave it empty for no minimum');
});

test('a fee needs a name and an amount above nothing', () => {
  const values = readRules({});
  expect(wrongRules({ ...values, feeAmount: '2.50' }).feeName).toBe('Enter the name that customers read');
  expect(wrongRules({ ...values, feeName: 'Handling', feeAmount: '0' }).feeAmount).toBe('Leave it empty for no fee');
  expect(Object.values(wrongRules({ ...values, feeName: 'Handling', feeAmount: '2.50' })).filter(Boolean)).toEqual([]);
});
