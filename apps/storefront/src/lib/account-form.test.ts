import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { pathToGoOn, stateOf } from './account-form.ts';

const refusal = (status: number, details: object, message = 'No') =>
  new ApiError({ status, body: { message, details }, requestId: null });

test.each([
  ['/cart?x=1', '/cart?x=1'],
  ['/_oauth/authorize?state=a', '/_oauth/authorize?state=a'],
  ['//evil.test/', '/account'],
  ['https://evil.test/', '/account'],
  ['/\\evil.test', '/account'],
  ['javascript:alert(1)', '/account'],
  [null, '/account'],
])('%j leads to %s', (given, path) => {
  expect(pathToGoOn(given, 'https://shop.test')).toBe(path);
});

test('a refusal is said in words', () => {
  expect(stateOf(refusal(401, { applicationError: { code: '-19976' } }))).toEqual({
    errors: {},
    problem: 'The e-mail address or the password is not right.',
  });
});

test('what is wrong with a field stands with the field', () => {
  const fieldViolations = [{ field: 'password', description: 'must have at least 8 characters' }];
  expect(stateOf(refusal(400, { validationError: { fieldViolations } }), { password: 'password' })).toEqual({
    errors: { password: 'This must have at least 8 characters.' },
    problem: null,
  });
});

test('a rule reads as a sentence', () => {
  const fieldViolations = [{ field: 'phone', description: 'holds no digit' }];
  expect(stateOf(refusal(400, { validationError: { fieldViolations } }), { phone: 'phone' }).errors).toEqual({
    phone: 'This holds no digit.',
  });
});

test('who has to wait is told how long', () => {
  const wait = (waitSeconds: number) =>
    refusal(429, { applicationError: { code: 'THROTTLED_FEATURE', data: { waitSeconds } } });
  expect(stateOf(wait(30)).problem).toBe('Too many attempts. Wait 30 seconds and try again.');
  expect(stateOf(wait(600)).problem).toBe('Too many attempts. Wait 10 minutes and try again.');
});

test('faults are no refusals', () => {
  expect(() => stateOf(refusal(500, {}))).toThrow();
  expect(() => stateOf(new TypeError('x'))).toThrow(TypeError);
});
