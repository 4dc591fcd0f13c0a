import { expect, test } from 'vitest';
import { summaryLine } from './test-summary.ts';

test('skipped tests are only mentioned if there are any', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
