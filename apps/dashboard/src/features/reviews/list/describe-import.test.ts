import { expect, test } from 'vitest';
import { describeImport } from './describe-import.ts';

test.each([
  [{ created: 12, updated: 3, failed: 1 }, '12 reviews are new, 3 reviews were changed, and 1 row was left out.'],
  [{ created: 1 }, '1 review is new.'],
  [{ unchanged: 300, failed: 2 }, '300 were here already and 2 rows were left out.'],
  [{}, 'The file has no reviews.'],
])('what came of a file', (result, text) => {
  expect(describeImport(result)).toBe(text);
});
