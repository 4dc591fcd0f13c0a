import { globSync, readFileSync } from 'node:fs';
import { operationsFor } from '@stoa/contract/abilities';
import { staffRoles } from '@stoa/contract/roles';
import { expect, test } from 'vitest';
import { mayOpen, type PagePath, pageAt, pages } from './pages.ts';
import { allows } from './permissions.ts';

const source = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, source), 'utf8');
/** Pages for users who have yet to sign in, or to choose a site. */
const isPublic = (path: string): boolean => /^features\/(sign-in|sign-up|join|own-sites)\//.test(path);

const opened = (permissions: readonly string[]): PagePath[] => {
  const account = { permissions: [...permissions], operations: operationsFor(permissions) };
  return (Object.keys(pages) as PagePath[]).filter((page) => mayOpen((need) => allows(account, need), page));
};
const openedBy = (role: string): PagePath[] => opened(staffRoles.find(({ key }) => key === role)?.permissions ?? []);

const forEverybody: PagePath[] = ['/', '/account/security'];

test('every page declares its permissions', () => {
  const components = globSync('features/**/*.tsx', { cwd: source })
    .filter((path) => /^export (async )?function Component\b/m.test(read(path)) && !isPublic(path))
    .sort();
  const routed = [...read('app/router.tsx').matchAll(/'([^']+)': \(\) => import\('\.\.\/([^']+)'\)/g)];
  expect(routed.map(([, , file]) => file).sort()).toEqual(components);
  expect(routed.map(([, path]) => path).sort()).toEqual(Object.keys(pages).sort());
  const imported = [...read('app/router.tsx').matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, file]) => file ?? '');
  expect(imported.filter((file) => !isPublic(file)).sort()).toEqual(components);
});

test('users without permissions can open the pages for everybody', () => {
  expect(opened([])).toEqual(forEverybody);
});

test('owners and admins open every page', () => {
  expect(openedBy('owner')).toEqual(Object.keys(pages));
  expect(openedBy('admin')).toEqual(Object.keys(pages));
});

test.each<[string, PagePath[]]>([
  [
    'support',
    [
      '/orders',
      '/orders/:orderId',
      '/orders/returns',
      '/orders/subscriptions',
      '/orders/subscriptions/:subscriptionId',
      '/members',
      '/members/:memberId',
      '/contacts',
      '/contacts/:contactId',
      '/emails',
      '/emails/:mailId',
      '/reviews',
      '/reviews/all',
      '/reviews/statistics',
      '/reviews/settings',
      '/reviews/:reviewId',
      '/settings',
      '/settings/badges',
      '/settings/profile-fields',
    ],
  ],
  [
    'fulfilment',
    [
      '/orders',
      '/orders/:orderId',
      '/orders/returns',
      '/products',
      '/products/:productId',
      '/inventory',
      '/inventory/locations',
      '/categories',
      '/categories/:categoryId',
    ],
  ],
  [
    'content-editor',
    [
      ...(['/categories', '/categories/:categoryId', '/pages', '/pages/:pageId'] as const),
      ...(['/blog', '/blog/categories', '/blog/:postId', '/media'] as const),
      ...(['/languages', '/languages/:language/:kind/:entityId'] as const),
    ],
  ],
])('%s opens the pages for the role', (role, expected) => {
  expect(openedBy(role).sort()).toEqual([...forEverybody, ...expected].sort());
});

test('a page with several parts opens with the permissions for one of them', () => {
  expect(opened(['WIX_STORES.RIBBON_READ'])).toContain('/labels/:kind?');
  expect(opened(['WIX_STORES.PRODUCT_MERCHANT_DATA_READ'])).toContain('/import');
});

test.each([
  ['/products/new?from=1', '/products/new'],
  ['/products/1', '/products/:productId'],
  ['/labels', '/labels/:kind?'],
  ['/labels/ribbons', '/labels/:kind?'],
  ['/settings/team', '/settings/team'],
  ['/no-such-page', null],
])('the page at %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});
