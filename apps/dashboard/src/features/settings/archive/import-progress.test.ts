import { expect, test } from 'vitest';
import { progressOf, resultOf } from './import-progress.ts';

test('an import says how far it is, and what it is at', () => {
  expect(progressOf({ progress: { done: 3, total: 12, what: 'products' } })).toEqual({ share: 25, step: 'Products' });
  expect(progressOf({ progress: {} })).toEqual({ share: 0, step: 'Preparing' });
});

test('an import that ended says what is missing', () => {
  const problems = [{ file: 'products.jsonl', text: 'line 3: is wrong' }];
  expect(resultOf({ result: { files: 2, problems, problemCount: 1 } })).toEqual({
    files: 2,
    problems,
    problemCount: 1,
  });
  expect(resultOf({ result: null })).toEqual({ files: 0, problems: [], problemCount: 0 });
});
