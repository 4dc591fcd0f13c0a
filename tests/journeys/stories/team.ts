import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { joinTheTeam, menuOf } from '../support/joining.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner invites a store manager, who sees the catalogue and none of the team's settings. */
export async function theOwnerInvitesAStoreManager(shop: Shop): Promise<void> {
  const email = 'mia@work.test';
  const owner = await signedInOwner(shop);
  const { person: mia, link } = await joinTheTeam(shop, owner, { email, name: 'Mia', role: 'Store manager' });
  const pages = await menuOf(mia);
  expect(pages).toEqual(expect.arrayContaining(['Products', 'Inventory', 'Orders']));
  await mia.follow('Products');
  await mia.sees('In stock');
  await mia.goTo('settings/team');
  await mia.seesHeading('You don’t have access to this page');

  const used = await shop.newOwner();
  await used.goTo(link);
  used.watch.expect(404, '/stoa/v1/team/invitation');
  await used.sees(/This link no longer works/);
  await used.leave();

  await owner.page.reload();
  await owner.sees(email);
  await owner.press('Actions for Mia');
  await owner.page.getByRole('menuitem', { name: 'Remove' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.sees('Mia is no longer on the team');
  mia.watch.expect(401, '/stoa/v1/');
  mia.watch.expect(401, '/stores/');
  await mia.page.reload();
  await mia.seesHeading('Your sites');
  await mia.sees('No sites yet');
  await Promise.all([owner.leave(), mia.leave()]);
}

/** The owner creates a role and a key, and finds both in the activity log. */
export async function theOwnerGivesAProgramAccess(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/team');
  await owner.press('New role');
  await owner.fill('Title', 'Brand keeper');
  await owner.page.getByRole('checkbox', { name: 'All of Categories' }).check();
  await owner.press('Save role');
  await owner.sees('Brand keeper was saved');

  await owner.follow('API keys');
  await owner.press('New key');
  await owner.fill('Name', 'Stock sync');
  await owner.page.getByRole('checkbox', { name: 'All of Products and inventory' }).check();
  await owner.press('Create key');
  const secret = (await owner.page.getByLabel('Secret', { exact: true }).textContent()) ?? '';
  await owner.press('Done');
  const ask = () =>
    fetch(`${shop.url}/stores/v3/brands/query`, { method: 'POST', headers: { authorization: secret }, body: '{}' });
  expect((await ask()).status).toBe(200);
  await owner.press('Revoke Stock sync');
  await owner.press('Revoke key');
  await owner.sees('Stock sync was revoked');
  expect((await ask()).status).toBe(401);

  await owner.follow('Activity');
  await owner.sees(/Revoke an API key/);
  await owner.sees(/Create a custom role/);

  await owner.press('Search everything');
  const { page } = owner;
  await page.getByRole('combobox', { name: 'Search pages' }).fill('gallery frame');
  await page.getByRole('option', { name: 'Gallery Frame' }).click();
  await owner.seesHeading('Gallery Frame');
  await owner.leave();
}

/** Views the settings as their owner sees them. */
export async function pagesOfTheSettings(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const problems: string[] = [];
  const look = async (name: string) =>
    problems.push(...(await inspect(owner, `dashboard-${name}`, { inTheDark: true })));
  await owner.goTo('settings/general');
  await owner.sees('Number of the next order');
  await look('general');
  await owner.goTo('settings/domains');
  await owner.sees('Addresses of the site');
  await look('domains');
  await owner.goTo('settings/team');
  await owner.sees('Sees and fulfils orders');
  await look('team');
  await owner.press('New role');
  await owner.press('Locations');
  await owner.sees('Manage');
  await look('role');
  await owner.goTo('settings/api-keys');
  await owner.sees('Demo key');
  await look('api-keys');
  await owner.goTo('settings/oauth-apps');
  await owner.sees('This site');
  await look('oauth-apps');
  await owner.press('New app');
  await owner.sees('Redirect addresses after login');
  await look('oauth-app');
  await owner.goTo('settings/sign-in');
  await owner.sees('Who can join this site');
  await look('sign-in-settings');
  await owner.goTo('settings/emails?email=order-confirmation');
  await owner.sees(/^Subject: /);
  await owner.page.frameLocator('iframe').getByRole('heading', { name: /order/ }).waitFor();
  await look('emails');
  await owner.page.getByText('German', { exact: true }).click();
  await owner.sees(/Bestellung/);
  await owner.page.getByText('Plain text', { exact: true }).click();
  await owner.page.locator('pre').waitFor();
  await look('email-as-text');
  await owner.goTo('settings/activity');
  await owner.seesHeading('Settings');
  await owner.page.getByRole('combobox', { name: 'Area' }).waitFor();
  await look('activity');
  expect(problems).toEqual([]);
  await owner.leave();
}
