import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { isStillAt, paramsNow, watchAddress } from './address-now.ts';

const page = () => {
  const opening = Promise.withResolvers<Record<string, never>>();
  return { lazy: () => opening.promise, arrives: () => opening.resolve({}) };
};

test('a page is left as soon as a link to another one is followed, and stays left when that is there', async () => {
  const detail = page();
  const router = createMemoryRouter(
    [
      { path: 'orders', Component: () => null },
      { path: 'orders/:id', lazy: detail.lazy },
      { path: 'orders/drafts', Component: () => null },
    ],
    { basename: '/dashboard', initialEntries: ['/dashboard/orders?status=open'] },
  );
  watchAddress(router);
  expect(isStillAt('/dashboard/orders')).toBe(true);
  expect(String(paramsNow())).toBe('status=open');

  await router.navigate('/orders?status=open&search=ada');
  expect(isStillAt('/dashboard/orders')).toBe(true);
  expect(String(paramsNow())).toBe('status=open&search=ada');

  const following = router.navigate('/orders/1');
  expect(isStillAt('/dashboard/orders')).toBe(false);
  detail.arrives();
  await following;
  expect(isStillAt('/dashboard/orders')).toBe(false);

  // a page that has been opened before is there at once
  await router.navigate('/orders');
  void router.navigate('/orders/drafts');
  expect(isStillAt('/dashboard/orders')).toBe(false);
  router.dispose();
});
