import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { manifest, request } from '../../storefront.fixture.ts';

const removed = JSON.stringify([{ catalogReference: { catalogItemId: 'mug' }, quantity: 1 }]);

test.each([
  ['removed', true],
  ['limited', true],
  ['quantity', true],
  ['updated', false],
  ['couponApplied', false],
  ['nonsense', false],
])('after the notice %s, removed items can be added again: %s', async (notice, canUndo) => {
  const asked = request(`/cart?${new URLSearchParams({ notice, removed })}`);
  const { body } = await createStorefront({ manifest }).handle(asked);
  expect(String(body).includes('action="/cart/restore"')).toBe(canUndo);
});
