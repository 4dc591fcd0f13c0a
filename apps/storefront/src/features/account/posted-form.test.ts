import { messagesIn } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { pathToGoOn, stateOf } from './posted-form.ts';

const messages = messagesIn('en');

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

test('an error response is explained in words', () => {
  expect(stateOf(refusal(401, { applicationError: { code: '-19976' } }), messages)).toEqual({
    errors: {},
    problem: 'Incorrect e-mail address or password.',
  });
});

test('an error about a field is shown with the field', () => {
  const fieldViolations = [{ field: 'password', violatedRule: 'MIN_LENGTH', data: { threshold: 12 } }];
  const error = refusal(400, { validationError: { fieldViolations } });
  expect(stateOf(error, messages, { password: 'password' })).toEqual({
    errors: { password: 'Enter at least 12 characters.' },
    problem: null,
  });
  expect(stateOf(error, messagesIn('de'), { password: 'password' }).errors).toEqual({
    password: 'Geben Sie mindestens 12 Zeichen ein.',
  });
});

test.each([
  [{ violatedRule: 'REQUIRED_FIELD' }, 'Please fill in this field.'],
  [{ violatedRule: 'MIN_LENGTH', data: { threshold: 1 } }, 'Please fill in this field.'],
  [{ violatedRule: 'MAX_LENGTH', data: { threshold: 100 } }, 'Enter no more than 100 characters.'],
  [{ violatedRule: 'FORMAT', ruleName: 'EMAIL' }, 'Enter an e-mail address such as name@example.com.'],
  [
    { violatedRule: 'VALIDATION', ruleName: 'WEAK_PASSWORD' },
    'This password is easy to guess. Choose one that you use nowhere else.',
  ],
  [{ description: 'holds no digit' }, 'Please check this field.'],
])('the rule %o is explained in our own words: %s', (rule, text) => {
  const fieldViolations = [{ field: 'a.b', ...rule }];
  const error = refusal(400, { validationError: { fieldViolations } });
  expect(stateOf(error, messages, { 'a.b': 'field' }).errors).toEqual({ field: text });
});

test("an error without its own text is not shown in the server's words", () => {
  const { problem } = stateOf(refusal(400, { applicationError: { code: 'NEW_CODE' } }, 'internal words'), messages);
  expect(problem).toBe('That didn’t work. Please check what you entered and try again.');
});

test('rate-limited visitors are told how long to wait', () => {
  const wait = (waitSeconds: number) =>
    refusal(429, { applicationError: { code: 'THROTTLED_FEATURE', data: { waitSeconds } } });
  expect(stateOf(wait(30), messages).problem).toBe('Too many attempts. Please wait 30 seconds and try again.');
  expect(stateOf(wait(600), messages).problem).toBe('Too many attempts. Please wait 10 minutes and try again.');
});

test('server faults are not errors of the form', () => {
  expect(() => stateOf(refusal(500, {}), messages)).toThrow();
  expect(() => stateOf(new TypeError('x'), messages)).toThrow(TypeError);
});
