import { expect, test } from 'vitest';
import { pendingOf, pendingState, readPending, withPending } from './pending-categories.ts';
import { blankProduct } from './product-form.ts';

test('what could not be done after a product was created goes with the way to its page', () => {
  const state: unknown = structuredClone(pendingState(pendingOf(['a', 'b'], new TypeError('Failed to fetch'))));
  const pending = readPending(state);
  expect(pending).toEqual({
    categoryIds: ['a', 'b'],
    reason: 'The server could not be reached. Check your connection.',
  });
  const saved = { ...blankProduct(), name: 'Mug' };
  expect(withPending(saved, pending)).toEqual({ ...saved, categoryIds: ['a', 'b'] });
});

test('pages that were reached otherwise have nothing pending', () => {
  for (const state of [null, undefined, 'x', {}, { isSettled: true }]) expect(readPending(state)).toBeNull();
  const saved = blankProduct();
  expect(withPending(saved, null)).toBe(saved);
});
