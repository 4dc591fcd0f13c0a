import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';

const EMAIL = 'nora@sign-ups.test';
const PASSWORD = 'a kiln in the cellar';

/** A stranger signs up by a mailed link: the site is open at once, and its dashboard leads to the first sale. */
export async function aStrangerMakesASite(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const port = new URL(shop.url).port;
  const address = `http://kiln-co.localhost:${port}`;
  const nora = await shop.newOwner();
  const look = async (name: string) => problems.push(...(await inspect(nora, name)));
  await nora.goTo('');
  await nora.seesHeading('Sign in');
  await nora.sees('New here?');
  await look('sign-in-with-sign-up');
  await nora.follow('Make a site of your own');
  await nora.seesHeading('Make your site');
  await nora.fill('Name of your shop', 'Kiln & Co');
  await nora.fill('Your e-mail', EMAIL);
  await look('sign-up');
  await nora.press('Continue');
  await nora.seesHeading('Check your e-mail');
  await look('sign-up-sent');

  const mail = await shop.mailTo(EMAIL, /Finish signing up: Kiln & Co/);
  const link = /http\S+\/sign-up\/finish\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  await nora.goTo(link);
  await nora.seesHeading('Open your site');
  expect(await nora.page.getByLabel('Address', { exact: false }).first().inputValue()).toBe('kiln-co');
  await nora.fill('Your name', 'Nora');
  await nora.fill('Choose a password', PASSWORD);
  await look('sign-up-finish');
  await nora.press('Open my site');
  await nora.seesHeading('Home');
  await nora.sees(/of 6 steps done/);
  await look('sign-up-home');

  const visitor = await shop.newVisitor({ alsoAt: [address] });
  await visitor.goTo(`${address}/`);
  await visitor.seesHeading('Kiln & Co');
  problems.push(...(await inspect(visitor, 'new-site-home')));
  await visitor.goTo(`${address}/shop`);
  problems.push(...(await inspect(visitor, 'new-site-shop')));

  await nora.goTo('settings/general');
  await nora.sees('Who can visit the site?');
  await nora.page.getByRole('radio', { name: 'Closed' }).click();
  await nora.page.getByRole('dialog').getByRole('button', { name: 'Close the site' }).click();
  await nora.sees('The site is closed');
  visitor.watch.expect(503, '/');
  await visitor.goTo(`${address}/`);
  await visitor.seesHeading('Closed at the moment');
  problems.push(...(await inspect(visitor, 'closed-site')));
  await nora.page.getByRole('banner').getByText('Closed').waitFor();
  await look('closed-site-settings');
  await nora.page.getByRole('radio', { name: 'Open', exact: true }).click();
  await nora.sees('The site is open');

  await nora.press('Add hours');
  await nora.press('Add hours');
  await nora.press('Save opening hours');
  await nora.sees('The opening hours were saved');
  await look('opening-hours');
  await nora.goTo('settings/domains');
  await nora.fill('Domain', 'www.kiln-and-co.com');
  await nora.press('Add domain');
  await nora.sees('Not verified');
  nora.watch.expect(428, '/stoa/v1/site/domains');
  await nora.press('Verify www.kiln-and-co.com');
  await nora.sees('The DNS has no record yet that proves this domain.');
  await look('own-domain');

  await nora.press('Account: Nora');
  await nora.page.getByRole('menuitem', { name: 'Your sites' }).click();
  await nora.seesHeading('Your sites');
  await nora.sees('kiln-co.localhost');
  await look('own-sites');
  await nora.follow('New site');
  await nora.seesHeading('New site');
  await nora.fill('Name of the shop', 'Second Kiln');
  // the address that is suggested while she is in the field is replaced by what she types
  await nora.page.keyboard.press('Tab');
  await expect.poll(() => nora.page.getByLabel('Address').first().inputValue()).toBe('second-kiln');
  await nora.page.keyboard.type('demo');
  nora.watch.expect(409, '/stoa/v1/my-sites');
  await nora.press('Make the site');
  await nora.sees('This address is taken.');
  await look('new-site-taken');
  await nora.page.getByRole('button', { name: /^demo-\d$/ }).click();
  await nora.press('Make the site');
  await nora.seesHeading('Home');
  await nora.page.getByRole('banner').getByText('Second Kiln').waitFor();

  await nora.goTo('settings/general');
  await nora.press('Delete the site');
  await nora.fill('Name of the site', 'Second Kiln');
  await look('delete-site');
  await nora.page.getByRole('dialog').getByRole('button', { name: 'Delete the site' }).click();
  await nora.seesHeading('Your sites');
  await nora.sees(/In the trash/);
  await look('own-sites-with-trash');
  await shop.mailTo(EMAIL, /Second Kiln is in the trash/);
  await nora.press('Restore Second Kiln');
  await nora.sees('Second Kiln is back');
  expect(problems).toEqual([]);
  await Promise.all([nora.leave(), visitor.leave()]);
}
