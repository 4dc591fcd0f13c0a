import { expect, test } from 'vitest';
import { pathWithinApp, returnPath, signInPath } from './return-path.ts';

test('an address becomes a page of the app', () => {
  expect(pathWithinApp({ pathname: '/dashboard/orders', search: '?sort=number' })).toBe('/orders?sort=number');
  expect(pathWithinApp({ pathname: '/dashboard', search: '' })).toBe('/');
  expect(pathWithinApp({ pathname: '/dashboard/', search: '' })).toBe('/');
});

test('signing in leads back to the requested page', () => {
  const path = signInPath('/orders?payment=PAID&sort=number');
  expect(returnPath(new URLSearchParams(path.split('?')[1]).get('next'))).toBe('/orders?payment=PAID&sort=number');
  expect(signInPath('/')).toBe('/sign-in');
});

test('signing in never leads out of the app, nor back to the sign-in page', () => {
  for (const next of [
    null,
    '',
    'orders',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/sign-in?next=/sign-in',
  ]) {
    expect(returnPath(next)).toBe('/');
  }
});
