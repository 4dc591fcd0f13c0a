import type { Person } from './person.ts';
import type { Shop } from './shop.ts';

/** Signs the owner in, up to the dashboard's first page. */
export async function signedInOwner(shop: Shop): Promise<Person> {
  const owner = await shop.newOwner();
  await owner.goTo('');
  await owner.fill('E-mail', shop.demo.ownerEmail);
  await owner.fill('Password', shop.demo.ownerPassword);
  await owner.press('Sign in');
  await owner.seesHeading('Home');
  return owner;
}
