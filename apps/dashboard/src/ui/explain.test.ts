import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { loadFailureTexts } from '../app/failure-texts.ts';
import { explain, isWorthRetrying } from './explain.ts';

const refusal = (status: number, details: Record<string, unknown> = {}) =>
  new ApiError({ status, body: { message: '', details }, requestId: 'r-1' });

test('a known code has its own message', async () => {
  await loadFailureTexts();
  expect(explain(refusal(409, { applicationError: { code: 'DUPLICATE_SLUG_ERROR' } })).detail).toBe(
    'Another product has this slug.',
  );
});

test('a missing response is distinguished from a bad one', () => {
  expect(explain(new TypeError('Failed to fetch')).title).toBe('No connection');
  expect(explain(refusal(500)).detail).toBe('The server could not do this (request r-1).');
});

test('rejected fields are named', () => {
  const details = {
    validationError: { fieldViolations: [{ field: 'product.name', description: 'must not be empty' }] },
  };
  expect(explain(refusal(400, details)).detail).toBe('product.name: must not be empty');
});

test('only temporary failures are worth another attempt', () => {
  expect([403, 404].some((status) => isWorthRetrying(refusal(status)))).toBe(false);
  expect([429, 500, 503].every((status) => isWorthRetrying(refusal(status)))).toBe(true);
  expect(isWorthRetrying(new TypeError('Failed to fetch'))).toBe(true);
});
