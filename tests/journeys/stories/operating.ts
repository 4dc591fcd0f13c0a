import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The operator limits the pages of all sites, and lets one have more products; its owner sees what it has of how much. */
async function aSiteHasLimits(shop: Shop, operator: Person, problems: string[]): Promise<void> {
  await operator.fill('Pages', '1');
  await operator.press('Save limits');
  await operator.sees('The limits were saved');
  await operator.press('Limits of Halftone');
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByLabel('Products').fill('500');
  problems.push(...(await inspect(operator, 'site-limits')));
  await dialog.getByRole('button', { name: 'Save limits' }).click();
  await operator.sees('The limits of Halftone were saved');
  problems.push(...(await inspect(operator, 'all-sites-limited')));

  const owner = await signedInOwner(shop, 'settings');
  await owner.sees('Use of this site');
  await owner.sees(/of 500$/);
  problems.push(...(await inspect(owner, 'site-use')));
  owner.watch.expect(428, '/stoa/v1/site-pages');
  await owner.goTo('pages');
  await owner.press('New page');
  await owner.fill('Title', 'One too many');
  await owner.press('Create');
  await owner.sees('Pages on this site are limited to 1.');
  problems.push(...(await inspect(owner, 'page-beyond-limit')));
  await owner.page.close();
  await operator.fill('Pages', '');
  await operator.press('Save limits');
}

/** An operator finds the sites of the server, shuts one for a while, and lets somebody in. */
export async function anOperatorLooksAfterTheServer(shop: Shop): Promise<void> {
  const operator = await signedInOwner(shop, 'sites');
  await operator.seesHeading('Your sites');
  await operator.follow('All sites');
  await operator.seesHeading('All sites');
  await operator.sees('owner@demo.test');
  const problems = await inspect(operator, 'all-sites');
  await operator.fill('Search', 'halftone');
  await operator.press('Block Halftone');
  await operator.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await operator.sees('Halftone is blocked');
  problems.push(...(await inspect(operator, 'all-sites-blocked')));

  const visitor = await shop.newVisitor();
  visitor.watch.expect(503, '/');
  await visitor.goTo('/');
  await visitor.seesHeading('Closed at the moment');
  await operator.press('Unblock Halftone');
  await operator.sees('Halftone is no longer blocked');
  await visitor.goTo('/');
  await visitor.sees('Browse the shop');

  await aSiteHasLimits(shop, operator, problems);
  await operator.fill('E-mail', 'ines@invited.test');
  await operator.press('Send invitation');
  await operator.sees('The invitation is on its way to ines@invited.test');
  const mail = await shop.mailTo('ines@invited.test', /invited to make a site/);
  const link = /http\S+\/sign-up\/finish\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  const ines = await shop.newOwner();
  await ines.goTo(link);
  await ines.seesHeading('Open your site');
  await ines.fill('Your name', 'Ines');
  await ines.fill('Choose a password', 'a glaze of her own');
  await ines.fill('Name of the shop', 'Glaze House');
  const address = ines.page.getByLabel(/^Address/).first();
  await address.focus();
  await expect.poll(() => address.inputValue()).toBe('glaze-house');
  await ines.press('Open my site');
  await ines.seesHeading('Home');
  expect(problems).toEqual([]);
  await Promise.all([operator.leave(), visitor.leave(), ines.leave()]);
}
