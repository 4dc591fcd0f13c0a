import { expect, test } from 'vitest';
import { summaryLines } from './test-summary.ts';

test('skipped tests are only mentioned if there are any', () => {
  expect(summaryLines({ passed: 12, failed: 0, skipped: 0, repeated: [] })).toEqual(['12 passed, 0 failed']);
  expect(summaryLines({ passed: 3, failed: 1, skipped: 2, repeated: [] })).toEqual(['3 passed, 1 failed, 2 skipped']);
});

test('tests that needed a second attempt are named', () => {
  expect(summaryLines({ passed: 12, failed: 0, skipped: 0, repeated: ['buying > a visitor pays'] })).toEqual([
    'Passed at the second attempt: buying > a visitor pays',
    '12 passed, 0 failed',
  ]);
});
