import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Shop } from './shop.ts';

/** Signs the owner in on the sign-in page, up to the dashboard's first page. */
export async function signIn(shop: Shop): Promise<Person> {
  const owner = await shop.newOwner();
  await owner.goTo('');
  await owner.fill('E-mail', shop.demo.ownerEmail);
  await owner.fill('Password', shop.demo.ownerPassword);
  await owner.press('Sign in');
  await owner.seesHeading('Home');
  return owner;
}

/**
 * The owner, already signed in, on the dashboard's first page or the one that is given. Most stories are about what comes
 * after signing in: to load another page for it would be much of their work.
 */
export async function signedInOwner(
  shop: Shop,
  path = '',
  { locale = 'en-US', heading = 'Home' } = {},
): Promise<Person> {
  const owner = await shop.newOwner({ locale });
  const { ownerEmail: email, ownerPassword: password } = shop.demo;
  const headers = { origin: shop.url };
  const answer = await owner.page.request.post(`${shop.url}/stoa/v1/session`, { data: { email, password }, headers });
  expect(answer.status()).toBe(200);
  await owner.goTo(path);
  if (path === '') await owner.seesHeading(heading);
  return owner;
}
