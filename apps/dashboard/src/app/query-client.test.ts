import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { retryDelay, shouldRetry } from './query-client.ts';

const answer = (status: number) => new ApiError({ status, body: {}, requestId: null });

test('a failing read is repeated three times, with growing pauses of at most half a minute', () => {
  expect([0, 1, 2, 3, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, answer(503)))).toEqual([true, true, true, false]);
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
});

test('what the server refuses is not repeated', () => {
  expect([400, 401, 404, 409, 429].map((status) => shouldRetry(0, answer(status)))).toEqual(Array(5).fill(false));
});
