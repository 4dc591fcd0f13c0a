import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { formPath, serverErrors, type Wire } from './server-errors.ts';

const refusal = (status: number, details: Record<string, unknown>) =>
  new ApiError({ status, body: { message: '', details }, requestId: null });
const violations = (...fieldViolations: { field: string; description: string }[]) =>
  refusal(400, { validationError: { fieldViolations } });

const fields: Wire['fields'] = [
  ['address.streetAddress', 'street'],
  ['info.phones.items.*', 'phones.*'],
];
const names = ['name', 'street', 'city'];

test('fields are found by their wire name, also below the name of the entity', () => {
  expect(formPath('name', fields, names)).toBe('name');
  expect(formPath('location.name', fields, names)).toBe('name');
  expect(formPath('location.nameplate', fields, names)).toBeNull();
  expect(formPath('location.address.name', fields, names)).toBeNull();
});

test('other paths lead to their mapped fields', () => {
  expect(formPath('location.address.streetAddress.name', fields, names)).toBe('street');
  expect(formPath('info.phones.items[2].phone', fields, names)).toBe('phones.2');
});

test('violations are shown at their fields, all others for the whole form', () => {
  const error = violations(
    { field: 'location.name', description: 'must be at most 80 characters long' },
    { field: 'location.handle', description: 'must be a text' },
  );
  expect(serverErrors(error, { fields }, names)).toEqual({
    errors: { name: 'Must be at most 80 characters long' },
    rest: 'location.handle must be a text',
  });
  expect(serverErrors(error, { fields, isWhole: true }, names).errors).toEqual({});
});

test('a code about one field is shown there, with its own message', () => {
  const error = refusal(409, { applicationError: { code: 'ALREADY_EXISTS' } });
  const text = 'There is already a field with this name.';
  expect(serverErrors(error, { codes: { ALREADY_EXISTS: { field: 'name', text } } }, names)).toEqual({
    errors: { name: text },
    rest: null,
  });
  expect(serverErrors(error, { codes: { ALREADY_EXISTS: { text } } }, names)).toEqual({ errors: {}, rest: text });
});
