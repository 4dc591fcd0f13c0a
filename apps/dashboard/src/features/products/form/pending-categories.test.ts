import { expect, test } from 'vitest';
import { pendingOf, pendingState, readPending, withPending } from './pending-categories.ts';
import { blankProduct } from './product-form.ts';

test('navigation to the page of a new product carries the failure to set its categories', () => {
  const state: unknown = structuredClone(pendingState(pendingOf(['a', 'b'], new TypeError('Failed to fetch'))));
  const pending = readPending(state);
  expect(pending).toEqual({
    categoryIds: ['a', 'b'],
    reason: 'The server couldn’t be reached. Check your connection.',
  });
  const saved = { ...blankProduct(), name: 'Mug' };
  expect(withPending(saved, pending)).toEqual({ ...saved, categoryIds: ['a', 'b'] });
});

test('nothing is pending on pages that were reached otherwise', () => {
  for (const state of [null, undefined, 'x', {}, { isSettled: true }]) expect(readPending(state)).toBeNull();
  const saved = blankProduct();
  expect(withPending(saved, null)).toBe(saved);
});
