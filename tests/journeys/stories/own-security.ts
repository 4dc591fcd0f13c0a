import type { Mailbox } from '@stoa/testkit/mailbox';
import { expect } from 'vitest';
import { appCode } from '../../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { inspect } from '../support/inspect.ts';
import { plugIn } from '../support/passkey-device.ts';
import type { Person } from '../support/person.ts';

/** A dashboard and its site, with an adjustable clock, and the owner's mails. */
export type Office = {
  newOwner(): Promise<Person>;
  /** A person at the site. */
  newMember(options?: { javaScriptEnabled?: boolean }): Promise<Person>;
  owner: { email: string; password: string };
  mailbox: Mailbox;
  now(): Date;
  pass(milliseconds: number): void;
};

const MINUTE = 60_000;
/** The lifetime of an app's codes. */
const STEP = 30_000;

export async function enterPassword(
  person: Person,
  { owner }: Pick<Office, 'owner'>,
  password = owner.password,
): Promise<void> {
  await person.fill('E-mail', owner.email);
  await person.fill('Password', password);
  await person.page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(person: Person): Promise<void> {
  await person.page.getByRole('button', { name: /^Account:/ }).click();
  await person.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await person.seesHeading('Sign in');
}

export async function goToSecurity(person: Person): Promise<void> {
  await person.page.getByRole('button', { name: /^Account:/ }).click();
  await person.page.getByRole('menuitem', { name: 'Security' }).click();
  await person.seesHeading('Security');
  await person.sees('Where you are signed in');
  await person.sees('This device');
}

const dialogOf = ({ page }: Person) => page.getByRole('dialog');
const choose = ({ page }: Person, way: string) => page.getByRole('button', { name: way }).click();

/** Registers a passkey, signs out, and signs in with it alone. */
export async function theOwnerSignsInWithAPasskey(office: Office): Promise<void> {
  const owner = await office.newOwner();
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, `dashboard-${name}`)));
  await owner.goTo('account/security');
  await owner.seesHeading('Sign in');
  await look('sign-in-with-passkey');
  await enterPassword(owner, office);
  await owner.seesHeading('Security');
  await owner.sees('This device');
  await look('security');

  const device = await plugIn(owner.page);
  await owner.press('Add a passkey');
  await owner.sees('Your passkey was added');
  await owner.sees(/^Chrome on Linux$/);
  expect(await device.credentials()).toHaveLength(1);
  await owner.press('Rename Chrome on Linux');
  await dialogOf(owner).getByLabel('Name').fill('Work laptop');
  await dialogOf(owner).getByRole('button', { name: 'Rename' }).click();
  await owner.sees('Work laptop');
  expect(office.mailbox.mails.at(-1)?.subject).toBe('Your login settings for Stoa were changed');

  // in this test, nobody chooses it from the browser's autofill
  await device.setTouched(false);
  await signOut(owner);
  await device.setTouched(true);
  // the browser's own prompt may be quicker than a press, and removes the button
  const isIn = owner.seesHeading('Home');
  await Promise.race([isIn, owner.press('Sign in with a passkey').catch(() => undefined)]);
  await isIn;
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Sets up an app by its key, creates recovery codes, and signs in with either. */
export async function theOwnerSignsInWithCodes(office: Office): Promise<void> {
  const owner = await office.newOwner();
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, `dashboard-${name}`)));
  await plugIn(owner.page).then((device) => device.setTouched(false));
  await owner.goTo('');
  await owner.seesHeading('Sign in');
  await enterPassword(owner, office);
  await owner.seesHeading('Home');
  await goToSecurity(owner);

  await owner.press('Set up an app');
  const secret = (await dialogOf(owner).locator('code[data-secret]').textContent()) ?? '';
  const code = () => appCode(secret, office.now());
  await owner.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await look('security-totp');
  owner.watch.expect(400, '/stoa/v1/security/totp');
  await owner.fill('Code', '000000');
  await owner.press('Switch on');
  await owner.sees('That code is incorrect or has already been used. Try again.');
  await owner.fill('Code', code());
  await owner.press('Switch on');
  await owner.sees('Your authenticator app is set up');
  await owner.sees('Without recovery codes you can’t sign in');
  await look('security-set-up');

  await owner.press('Create codes');
  await dialogOf(owner).getByText('They are shown only once.').waitFor();
  const [recoveryCode = ''] = await dialogOf(owner).locator('code').allTextContents();
  await look('security-recovery-codes');
  await owner.press('I’ve saved them');
  await owner.sees(/^10 of 10 codes left/);

  office.pass(STEP);
  await signOut(owner);
  await enterPassword(owner, office);
  await owner.seesHeading('One more step');
  await look('second-factor');
  await owner.fill('Code', code());
  await owner.page.keyboard.press('Enter');
  await owner.seesHeading('Home');

  await signOut(owner);
  await enterPassword(owner, office);
  await choose(owner, 'Use a recovery code');
  await owner.fill('Recovery code', recoveryCode);
  await owner.page.keyboard.press('Enter');
  await owner.seesHeading('Home');

  await signOut(owner);
  await enterPassword(owner, office);
  owner.watch.expect(400, '/stoa/v1/session/second-factor');
  await choose(owner, 'Use a recovery code');
  await owner.fill('Recovery code', recoveryCode);
  await owner.page.keyboard.press('Enter');
  await owner.sees('That code is incorrect or has already been used. Try again.');
  await look('second-factor-refused');
  office.pass(STEP);
  await choose(owner, 'Use your authenticator app');
  await owner.fill('Code', code());
  await owner.page.keyboard.press('Enter');
  await owner.seesHeading('Home');

  await goToSecurity(owner);
  await owner.sees(/^9 of 10 codes left/);
  office.pass(11 * MINUTE);
  owner.watch.expect(401, '/stoa/v1/security/factors');
  await owner.press('Remove Authenticator app');
  await dialogOf(owner).getByRole('button', { name: 'Remove' }).click();
  await owner.sees('Confirm it’s you');
  await look('security-check');
  await owner.fill('Code', code());
  await owner.press('Continue');
  await owner.sees('Authenticator app was removed');
  await owner.sees('Create codes');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Two devices: one ends the other's session. */
export async function theOwnerSignsOutElsewhere(office: Office): Promise<void> {
  const [laptop, phone] = [await office.newOwner(), await office.newOwner()];
  for (const person of [laptop, phone]) {
    await person.goTo('');
    await person.seesHeading('Sign in');
    await enterPassword(person, office);
    await person.seesHeading('Home');
  }
  await goToSecurity(laptop);
  await laptop.press('Sign out everywhere else');
  await laptop.sees('You aren’t signed in anywhere else.');
  phone.watch.expect(401, '/stoa/v1');
  phone.watch.expect(401, '/ecom/v1/orders');
  await phone.follow('Orders');
  await phone.seesHeading('Sign in');
  await Promise.all([laptop.leave(), phone.leave()]);
}

/** A forgotten password is reset from a mailed link. */
export async function theOwnerForgetsThePassword(office: Office): Promise<void> {
  const owner = await office.newOwner();
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, `dashboard-${name}`)));
  await owner.goTo('');
  await owner.follow('Forgot password?');
  await owner.seesHeading('Forgot password');
  await look('forgot-password');
  const mailsBefore = office.mailbox.mails.length;
  await owner.fill('E-mail', office.owner.email);
  await owner.press('Send the link');
  await owner.seesHeading('Check your e-mail');
  await look('forgot-password-sent');
  await expect.poll(() => office.mailbox.mails.length).toBeGreaterThan(mailsBefore);
  const link = /https?:\/\/\S+token=[\w-]+/.exec(office.mailbox.mails.at(-1)?.text ?? '')?.[0] ?? '';
  const { search } = new URL(link);
  await owner.goTo(`new-password${search}`);
  await owner.seesHeading('New password');
  await look('new-password');
  owner.watch.expect(400, '/stoa/v1/session/forgotten-password');
  await owner.fill('New password', 'password');
  await owner.press('Set password and sign in');
  await owner.sees(/attackers try first/);
  await owner.fill('New password', 'three herons and a kettle');
  await owner.press('Set password and sign in');
  await owner.seesHeading('Home');
  office.owner.password = 'three herons and a kettle';
  await signOut(owner);
  await owner.goTo(`new-password${search}`);
  await owner.fill('New password', 'four herons and a kettle');
  await owner.press('Set password and sign in');
  await owner.seesHeading('This link no longer works');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** The second factor for members is a setting of the site. */
export async function theOwnerAsksMembersForASecondFactor(office: Office): Promise<void> {
  const owner = await office.newOwner();
  await owner.goTo('settings/sign-in');
  await owner.seesHeading('Sign in');
  await enterPassword(owner, office);
  await owner.sees('Second factor for members');
  await owner.choose('Always required');
  expect(await owner.page.getByLabel('Codes by e-mail').isDisabled()).toBe(true);
  await owner.page.getByLabel('Authenticator apps').uncheck();
  await owner.press('Save second factors');
  await owner.sees('The second factor settings were saved');
  await owner.page.evaluate('scrollTo(0, 0)');
  expect(await inspect(owner, 'dashboard-second-factor-settings')).toEqual([]);
  await owner.page.reload();
  await owner.sees('Second factor for members');
  expect(await owner.page.getByLabel('Always required').isChecked()).toBe(true);
  expect(await owner.page.getByLabel('Authenticator apps').isChecked()).toBe(false);
  await owner.leave();
}
