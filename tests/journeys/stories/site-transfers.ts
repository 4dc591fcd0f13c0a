import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner gives a site to somebody who has no account yet, gets it back as an offer, and takes it. */
export async function theOwnerTransfersASite(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'sites');
  const data = {
    site: { name: 'Kiln', address: 'kiln', language: 'en', currency: 'EUR', timeZone: 'Europe/Berlin', country: 'DE' },
  };
  const made = await owner.page.request.post(`${shop.url}/stoa/v1/my-sites`, { data, headers: { origin: shop.url } });
  const { site } = await made.json();
  await owner.goTo(`settings?site=${site.id}`);
  await owner.press('Transfer the site');
  await owner.fill('E-mail of the new owner', 'nadia@given.test');
  const problems = await inspect(owner, 'transfer-site');
  await owner.press('Send the offer');
  await owner.sees('Offered to nadia@given.test');
  problems.push(...(await inspect(owner, 'transfer-site-offered')));

  const mail = await shop.mailTo('nadia@given.test', /Kiln can be yours/);
  const nadia = await shop.newOwner();
  await nadia.goTo(/http\S+\/take-over\?token=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await nadia.seesHeading('Take over Kiln');
  await nadia.fill('Your name', 'Nadia');
  await nadia.fill('Choose a password', 'a glaze of her own');
  problems.push(...(await inspect(nadia, 'take-over')));
  await nadia.press('Become the owner');
  await nadia.seesHeading('Your sites');
  await nadia.press('Open dashboard of Kiln');
  await nadia.seesHeading('Home');
  await shop.mailTo('owner@demo.test', /Kiln has a new owner/);
  await shop.mailTo('nadia@given.test', /Kiln is yours/);

  await nadia.goTo('settings');
  await nadia.press('Transfer the site');
  await nadia.fill('E-mail of the new owner', 'owner@demo.test');
  await nadia.choose('Lose access to the site');
  await nadia.press('Send the offer');
  await nadia.sees('You will lose access to the site.');
  await owner.goTo('sites');
  await owner.seesHeading('Your sites');
  await owner.sees('Nadia offers you Kiln');
  problems.push(...(await inspect(owner, 'own-sites-offered')));
  await owner.press('Accept Kiln');
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Become the owner' }).click();
  await owner.sees('Kiln is yours');
  await owner.page.getByRole('button', { name: 'Open dashboard of Kiln' }).waitFor();
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), nadia.leave()]);
}
