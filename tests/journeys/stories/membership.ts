import { connect, httpTransport, signInSettings } from '@stoa/sdk';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { logIn } from './account.ts';

const PASSWORD = 'the analytical engine';

/** Sets who may join the shop. */
async function letJoin({ url, demo }: Shop, whoMayJoin: 'EVERYONE' | 'APPROVED'): Promise<void> {
  const settings = connect(
    signInSettings,
    httpTransport({ baseUrl: url, headers: () => ({ authorization: demo.apiKey }) }),
  );
  const { signInSettings: known } = await settings.getSignInSettings({});
  await settings.updateSignInSettings({ signInSettings: { revision: known?.revision ?? '', whoMayJoin } });
}

/** A member waits until the owner approves them, and is logged out at once when the owner blocks them. */
export async function theOwnerDecidesWhoIsAMember(shop: Shop): Promise<void> {
  const email = 'mary@example.test';
  await letJoin(shop, 'APPROVED');
  const mary = await shop.newVisitor();
  await mary.goTo('/account/register');
  await mary.fill('First name (optional)', 'Mary');
  await mary.fill('E-mail address', email);
  await mary.fill('Password (at least 8 characters)', PASSWORD);
  await mary.press('Create account');
  await mary.sees(/approv/i);
  await letJoin(shop, 'EVERYONE');

  const owner = await signedInOwner(shop);
  await owner.page.getByRole('link', { name: 'Members 1 waiting' }).click();
  await owner.seesHeading('Members');
  await owner.page.getByRole('radio', { name: 'All' }).focus();
  await owner.page.keyboard.press('ArrowRight');
  await owner.sees(email);
  expect(await inspect(owner, 'dashboard-members')).toEqual([]);
  await owner.page.getByRole('checkbox', { name: 'Select Mary' }).check();
  await owner.press('Approve');
  await owner.sees('1 member was approved');
  await owner.sees('No one is waiting');
  await shop.mailTo(email, /approved your account/);

  await logIn(mary, email, PASSWORD);
  await mary.seesHeading('Profile');
  await owner.press('Show all members');
  await owner.follow('Mary');
  await owner.seesHeading('Mary');
  await owner.sees('Chrome on Linux');
  expect(await inspect(owner, 'dashboard-member')).toEqual([]);
  await owner.press('Block');
  await owner.sees('Mary was blocked and logged out');
  await mary.goTo('/account');
  await mary.seesHeading('Log in');
  await owner.press('Undo');
  await owner.sees('Mary is no longer blocked');
  await logIn(mary, email, PASSWORD);
  await mary.seesHeading('Profile');
  await Promise.all([owner.leave(), mary.leave()]);
}
