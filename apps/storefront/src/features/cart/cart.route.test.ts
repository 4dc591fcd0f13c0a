import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, request } from '../../storefront.fixture.ts';
import { noticeOfSave } from './notices.ts';

const removed = JSON.stringify([{ catalogReference: { catalogItemId: 'mug' }, quantity: 1 }]);

test.each([
  ['removed', true],
  ['removedSeveral', true],
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

test('several items are removed and restored as such', async () => {
  const item = { catalogReference: { catalogItemId: 'mug' }, quantity: 1 };
  const api = { '/ecom/v1/carts/current/add-to-cart': { status: 200, body: {} }, ...answers };
  const storefront = createStorefront({ manifest });
  for (const [items, notice] of [
    [[item], 'restored'],
    [[item, item], 'restoredSeveral'],
  ] as const) {
    const form = String(new URLSearchParams({ items: JSON.stringify(items) }));
    const { headers } = await storefront.handle(request('/cart/restore', api, form));
    expect(headers.location).toBe(`/cart?notice=${notice}`);
    expect(noticeOfSave({ removed: items as never, isLimited: false }, false)).toBe(
      notice.replace('restored', 'removed'),
    );
  }
});
