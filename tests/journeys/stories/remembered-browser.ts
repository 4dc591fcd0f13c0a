import { expect } from 'vitest';
import { appCode } from '../../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { inspect } from '../support/inspect.ts';
import { plugIn } from '../support/passkey-device.ts';
import type { Person } from '../support/person.ts';
import { enterPassword, goToSecurity, type Office, signOut } from './own-security.ts';

const PASSWORD = 'the analytical engine';
const MINUTE = 60_000;
/** The lifetime of an app's codes. */
const STEP = 30_000;
const REMEMBER = 'Remember this browser for 30 days';

const dialogOf = ({ page }: Person) => page.getByRole('dialog');
const checkOf = ({ page }: Person) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const tick = ({ page }: Person) => page.getByRole('checkbox', { name: REMEMBER }).check();

/** The owner has the browser remembered, confirms their identity before creating a key, and forgets the browser. */
export async function theOwnerIsRemembered(office: Office): Promise<void> {
  const owner = await office.newOwner();
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, `dashboard-${name}`)));
  await owner.goTo('');
  await enterPassword(owner, office);
  await owner.seesHeading('Home');
  await goToSecurity(owner);
  await owner.press('Set up an app');
  const secret = (await dialogOf(owner).locator('code[data-secret]').textContent()) ?? '';
  const code = () => appCode(secret, office.now());
  await owner.fill('Code', code());
  await owner.press('Switch on');
  await owner.sees('Your authenticator app is set up');
  office.pass(STEP);

  await signOut(owner);
  await enterPassword(owner, office);
  await owner.seesHeading('One more step');
  await tick(owner);
  await look('second-factor-remembered');
  await owner.fill('Code', code());
  await owner.page.keyboard.press('Enter');
  await owner.seesHeading('Home');
  await signOut(owner);
  await enterPassword(owner, office);
  await owner.seesHeading('Home');
  await goToSecurity(owner);
  await owner.sees('This browser');
  await look('remembered-browsers');

  office.pass(16 * MINUTE);
  await owner.goTo('settings/api-keys');
  await owner.press('New key');
  await owner.fill('Name', 'Stock sync');
  await owner.page.getByRole('checkbox', { name: 'All of Categories' }).check();
  owner.watch.expect(401, '/stoa/v1/api-keys');
  await owner.press('Create key');
  await owner.sees('Confirm your identity to continue.');
  await look('proof-for-a-key');
  await owner.page.keyboard.press('Escape');
  await owner.sees('Confirm your identity to do this.');
  // the typed text is still there
  expect(await owner.page.getByLabel('Name').inputValue()).toBe('Stock sync');
  await owner.press('Create key');
  owner.watch.expect(400, '/stoa/v1/security/reauthentication');
  await checkOf(owner).getByLabel('Code').fill('000000');
  await owner.press('Continue');
  await owner.sees('That code is incorrect or has already been used. Try again.');
  await checkOf(owner).getByLabel('Code').fill(code());
  await owner.press('Continue');
  await owner.press('Done');

  await goToSecurity(owner);
  await owner.press('Forget Chrome');
  await owner.sees(/was forgotten$/);
  await owner.press('Remove Authenticator app');
  await dialogOf(owner).getByRole('button', { name: 'Remove' }).click();
  await owner.sees('Authenticator app was removed');
  expect(problems).toEqual([]);
  await owner.leave();
}

async function register(member: Person, email: string): Promise<void> {
  await member.goTo('/account/register');
  await member.fill('E-mail address', email);
  await member.fill('Password (at least 8 characters)', PASSWORD);
  await member.press('Create account');
  await member.seesHeading('Profile');
}

async function logIn(member: Person, email: string): Promise<void> {
  await member.goTo('/account/login');
  await member.fill('E-mail address', email);
  await member.fill('Password', PASSWORD);
  await member.press('Log in');
}

/** A member has the browser remembered, confirms their identity before a change, and forgets the browser. */
export async function aMemberIsRemembered(office: Office, options: { javaScriptEnabled: boolean }): Promise<void> {
  const suffix = options.javaScriptEnabled ? 'with' : 'without';
  const email = `remembered-${suffix}@example.test`;
  const member = await office.newMember(options);
  const problems: string[] = [];
  const look = async (name: string) => {
    // the accessibility checks are a script themselves
    if (options.javaScriptEnabled) problems.push(...(await inspect(member, `account-${name}`)));
  };
  await register(member, email);
  await member.goTo('/account/security');
  await member.press('Add an authenticator app');
  const secret = (await member.page.locator('code.secret').textContent())?.replaceAll(' ', '') ?? '';
  const code = () => appCode(secret, office.now());
  await member.fill('Code from your app', code());
  await member.press('Turn on');
  await member.sees('You’ll be asked for a second step');
  office.pass(STEP);

  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Confirm it’s you');
  await tick(member);
  await member.fill('Code from your app', '000000');
  await member.press('Confirm');
  member.watch.expect(422, '/account/second-factor');
  await member.sees('That code is incorrect or has expired.');
  // the choice is kept
  expect(await member.page.getByRole('checkbox', { name: REMEMBER }).isChecked()).toBe(true);
  await look('second-factor-remembered');
  await member.fill('Code from your app', code());
  await member.press('Confirm');
  await member.seesHeading('Profile');
  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Profile');

  office.pass(11 * MINUTE);
  await member.goTo('/account/security');
  await member.sees('Remembered browsers');
  await member.sees(/this browser/);
  await look('remembered-browsers');
  await member.fill('Code from your app', code());
  await member.press('Confirm');
  await member.sees('Thank you.');
  await member.press('Forget');
  await member.sees('The browser has been forgotten.');
  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Confirm it’s you');
  expect(problems).toEqual([]);
  await member.leave();
}

/** A member with a passkey as second factor has the browser remembered, and confirms their identity with the key. */
export async function aMemberWithAPasskeyIsRemembered(office: Office): Promise<void> {
  const email = 'remembered-key@example.test';
  const member = await office.newMember();
  await plugIn(member.page);
  await register(member, email);
  await member.goTo('/account/security');
  await member.press('Add a passkey');
  await member.sees('You’ll be asked for a second step');
  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Confirm it’s you');
  await tick(member);
  expect(await inspect(member, 'account-passkey-remembered')).toEqual([]);
  await member.press('Use a passkey');
  await member.seesHeading('Profile');
  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Profile');
  office.pass(11 * MINUTE);
  await member.goTo('/account/security');
  await member.sees('Confirm it’s you');
  await member.press('Use a passkey');
  await member.sees('Thank you.');
  await member.leave();
}

/** A member without an app or passkey confirms their identity with a mailed code. */
export async function aMemberShowsWhoTheyAreByMail(office: Office): Promise<void> {
  const email = 'mailed@example.test';
  const member = await office.newMember({ javaScriptEnabled: false });
  const lastMail = async (subject: RegExp) => {
    const found = () => office.mailbox.mails.findLast((mail) => mail.to.includes(email) && subject.test(mail.subject));
    await expect.poll(found).toBeDefined();
    return found();
  };
  await register(member, email);
  await member.press('Log out');
  // a mailed link verifies the address, and codes are sent only to verified addresses
  await member.goTo('/account/recover');
  await member.fill('E-mail address', email);
  await member.press('Send link');
  const { text = '' } = (await lastMail(/Set a new password/)) ?? {};
  await member.goTo(/https?:\/\/\S*\/account\/recover\?\S+/.exec(text)?.[0] ?? '');
  await member.fill('New password (at least 8 characters)', PASSWORD);
  await member.press('Set password');
  await member.seesHeading('Profile');
  await member.goTo('/account/security');
  await member.press('Add codes by e-mail');
  await member.sees('You’ll be asked for a second step');
  office.pass(11 * MINUTE);
  await member.goTo('/account/security');
  await member.press('Send a code by e-mail');
  const { subject = '' } = (await lastMail(/\d{6}/)) ?? {};
  await member.fill('Code from the e-mail', /\d{6}/.exec(subject)?.[0] ?? '');
  await member.press('Confirm');
  await member.sees('Thank you.');
  await member.leave();
}
