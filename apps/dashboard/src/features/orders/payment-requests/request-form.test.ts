import { expect, test } from 'vitest';
import { newRequest, writeRequest, wrongWithRequest } from './request-form.ts';

const values = newRequest('10042', '29.63');

test('a request asks for the balance unless it is changed', () => {
  expect(wrongWithRequest(values, '29.63')).toEqual({ title: null, amount: null, until: null });
  expect(writeRequest(values, '10042')).toEqual({
    description: null,
    amount: { amount: '29.63' },
  });
});

test('what it is called by the shop is kept, and by nobody else', () => {
  expect(writeRequest({ ...values, title: ' Rest ' }, '10042')).toMatchObject({ title: 'Rest' });
  expect(writeRequest(values, '10042')).not.toHaveProperty('title');
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '' }, 'amount'],
  [{ amount: '29.64' }, 'amount'],
  [{ title: ' ' }, 'title'],
  [{ until: '2020-01-01' }, 'until'],
])('%o is wrong', (change, field) => {
  expect(wrongWithRequest({ ...values, ...change }, '29.63')).toMatchObject({ [field]: expect.any(String) });
});
