import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** A step of the set-up is open until it is done on its page; the site shows what was entered there at once. */
export async function theOwnerFinishesTheSetUp(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop, 'settings/general'), shop.newVisitor()]);
  const { page } = owner;
  await visitor.goTo('/cart');
  await visitor.sees('hello@halftone.test');
  await owner.fill('E-mail for customers', '');
  await owner.fill('Number of the next order', '0');
  await owner.press('Save');
  await owner.sees('Enter a whole number from 1.');
  await owner.fill('Number of the next order', '20001');
  await owner.press('Save');
  await owner.sees('The settings were saved');

  await owner.goTo('');
  await owner.sees('5 of 6 steps done');
  expect(await inspect(owner, 'dashboard-set-up')).toEqual([]);
  await owner.follow('Say who you are');
  await owner.fill('Name of the shop', 'Halftone & Sons');
  await owner.fill('E-mail for customers', 'post@halftone.test');
  await owner.fill('Phone', '+49 30 123456');
  await owner.press('Save');
  await page.getByText('The settings were saved').waitFor();
  await owner.goTo('');
  await owner.sees('Recent orders');
  expect(await page.getByText('Set up your shop').count()).toBe(0);

  await visitor.goTo('/cart');
  for (const text of ['Halftone & Sons', 'Gneisenaustr. 12', '10961 Berlin', 'post@halftone.test', '+49 30 123456'])
    await visitor.sees(text);
  await owner.goTo('settings/general');
  await owner.fill('Name of the shop', 'Halftone');
  await owner.press('Save');
  await owner.sees('The settings were saved');
  await Promise.all([owner.leave(), visitor.leave()]);
}
