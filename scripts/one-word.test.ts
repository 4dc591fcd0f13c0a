import { expect, test } from 'vitest';
import { findOtherWords } from './one-word.ts';

const inShop = 'packages/messages/src/en/login.ts';
const inDashboard = 'apps/dashboard/src/features/orders/orders-page.tsx';
const words = (source: string, file: string) => findOtherWords(source, file).map(({ wrong }) => wrong);

test.each([
  ["const a = 'Sign in to continue'", inShop, ['Sign in']],
  ["const a = 'Added to your wishlist'", inShop, ['wishlist']],
  ["const a = 'We sent an email to you'", inShop, ['email']],
  ['<Switch description="At most one mail an hour" />', inDashboard, ['mail']],
  ['<p>Note from the buyer</p>', inDashboard, ['buyer']],
  ['<p title="Shipping address" />', inDashboard, ['Shipping']],
  ['<p>Log in again</p>', 'apps/dashboard/src/features/sign-in/sign-in-page.tsx', ['Log in']],
  ["const a = 'Nobody can register'", inDashboard, ['Nobody']],
])('%s in %s', (source, file, found) => {
  expect(words(source, file)).toEqual(found);
});

test.each([
  ["const a = 'Log in to continue'", inShop],
  ['<p>Members log in with their e-mail address</p>', inDashboard],
  ['const shippingInfo = order.buyerInfo.email', inDashboard],
])('%s in %s is as in the glossary', (source, file) => {
  expect(words(source, file)).toEqual([]);
});
