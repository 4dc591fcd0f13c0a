import { expect, test } from 'vitest';
import { readDocuments, writeDocuments, wrongWithDocuments } from './documents-form.ts';

const base = readDocuments({ revision: '1' });

test('only what has changed is sent', () => {
  expect(writeDocuments(base, base)).toEqual({});
  expect(writeDocuments({ ...base, paymentDays: '30', vatId: 'DE1' }, base)).toEqual({ paymentDays: 30, vatId: 'DE1' });
});

test('numbers and days have limits', () => {
  expect(wrongWithDocuments(base)).toEqual({ nextInvoiceNumber: null, paymentDays: null });
  expect(wrongWithDocuments({ ...base, nextInvoiceNumber: '0', paymentDays: '366' })).toEqual({
    nextInvoiceNumber: expect.any(String),
    paymentDays: expect.any(String),
  });
});
