import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

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
