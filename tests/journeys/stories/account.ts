import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { goToCheckout, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { plugIn } from '../support/passkey-device.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

const PASSWORD = 'the analytical engine';

/** Creates an account on the shop's registration page, as Grace Hopper. */
export async function register(person: Person, email: string): Promise<void> {
  await person.goTo('/account/register');
  await person.fill('First name (optional)', 'Grace');
  await person.fill('Last name (optional)', 'Hopper');
  await person.fill('E-mail address', email);
  await person.fill('Password (at least 8 characters)', PASSWORD);
  await person.press('Create account');
  await person.seesHeading('Profile');
}

export async function logIn(person: Person, email: string, password = PASSWORD): Promise<void> {
  await person.goTo('/account/login');
  await person.fill('E-mail address', email);
  await person.fill('Password', password);
  await person.press('Log in');
}

/** A visitor fills a cart, creates an account, buys, finds the order there, and logs in during the next checkout. */
export async function aVisitorBecomesAMember(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const email = `grace-${options.javaScriptEnabled ? 'with' : 'without'}@example.test`;
  const grace = await shop.newVisitor(options);
  await grace.goTo('/product-page/poppy-field');
  await putIntoCart(grace);
  await grace.sees(/Poppy Field/);
  await register(grace, email);
  await grace.goTo('/cart');
  await grace.sees('Poppy Field');

  await grace.goTo('/account');
  await grace.fill('Phone (optional)', '+49 30 1234567');
  await grace.press('Save');
  await grace.sees('Your changes have been saved.');
  await grace.follow('Addresses');
  await grace.select('Country', 'Germany');
  await grace.fill('Street and house number', 'Torstraße 1');
  await grace.fill('Postal code', '10119');
  await grace.fill('Town or city', 'Berlin');
  await grace.press('Save address');
  await grace.sees('The address has been saved.');

  if (options.javaScriptEnabled) {
    await goToCheckout(grace, 'thirty-three');
    // the account already has the address
    await grace.sees('Standard delivery');
    expect(await grace.page.getByLabel('E-mail').inputValue()).toBe(email);
    await grace.press('Pay €');
    await grace.seesHeading('Thank you, Grace');
    const number = await orderNumber(grace);
    await grace.goTo('/account/orders');
    await grace.follow(number);
    await grace.seesHeading(`Order ${number}`);
  }
  await grace.press('Log out');
  await grace.sees('You’ve been logged out.');
  await grace.goTo('/account/orders');
  await grace.seesHeading('Log in');
  await logIn(grace, email, 'not the password');
  grace.watch.expect(422, '/account/login');
  await grace.sees('Incorrect e-mail address or password.');
  await buysAgain(grace, email);
  await grace.leave();
}

/** A visitor remembers during checkout that they have an account with their address. */
async function buysAgain(grace: Person, email: string): Promise<void> {
  await goToCheckout(grace, 'thirty-three');
  await grace.follow('Log in');
  await grace.fill('E-mail address', email);
  await grace.fill('Password', PASSWORD);
  await grace.press('Log in');
  await grace.seesHeading('Checkout');
  await grace.sees('Standard delivery');
  expect(await grace.page.getByLabel('Street and house number').first().inputValue()).toBe('Torstraße 1');
  expect(await grace.page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  await grace.press('Pay €');
  await grace.seesHeading('Thank you, Grace');
}

/** A member protects the account with an app, loses the phone, and logs in with a recovery code. */
export async function aMemberAddsASecondStep(shop: Shop): Promise<void> {
  const email = 'careful@example.test';
  const member = await shop.newVisitor();
  await register(member, email);
  await member.goTo('/account/security');
  await member.press('Add an authenticator app');
  const secret = (await member.page.locator('code.secret').textContent())?.replaceAll(' ', '') ?? '';
  const app = new TOTP({ secret });
  await member.fill('Code from your app', app.generate());
  await member.press('Turn on');
  await member.sees('You’ll be asked for a second step');
  await member.press('Create new recovery codes');
  const codes = await member.page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await inspect(member, 'account-security')).toEqual([]);
  await member.press('Log out');

  await logIn(member, email);
  await member.seesHeading('Confirm it’s you');
  expect(await inspect(member, 'account-second-factor')).toEqual([]);
  await member.press('Use a recovery code');
  await member.fill('Recovery code', codes[0] ?? '');
  await member.press('Confirm');
  await member.seesHeading('Profile');
  await member.leave();
}

/** A member adds a passkey, logs in with it alone, and uses it as the second factor after the password. */
export async function aMemberUsesAPasskey(shop: Shop): Promise<void> {
  const email = 'keyed@example.test';
  const member = await shop.newVisitor();
  await plugIn(member.page);
  await register(member, email);
  await member.goTo('/account/security');
  await member.press('Add a passkey');
  await member.sees('You’ll be asked for a second step');
  await member.press('Log out');
  await member.press('Log in with a passkey');
  await member.seesHeading('Profile');
  await member.press('Log out');
  await logIn(member, email);
  await member.seesHeading('Confirm it’s you');
  expect(await inspect(member, 'account-passkey')).toEqual([]);
  await member.press('Use a passkey');
  await member.seesHeading('Profile');
  await member.leave();
}

/** After several wrong passwords the browser has to solve a captcha, and then the right password is accepted. */
export async function aMemberMistypesThePassword(shop: Shop): Promise<void> {
  const email = 'mistyping@example.test';
  const member = await shop.newVisitor();
  await register(member, email);
  await member.press('Log out');
  for (let attempt = 1; attempt <= 4; attempt++) {
    await logIn(member, email, 'wrong');
    member.watch.expect(422, '/account/login');
    await member.sees(attempt < 4 ? 'Incorrect e-mail address or password.' : 'Confirm that you’re not a robot.');
  }
  await member.fill('Password', PASSWORD);
  await member.sees('Confirmed: you’re not a robot.');
  expect(await inspect(member, 'account-captcha')).toEqual([]);
  await member.press('Log in');
  await member.seesHeading('Profile');
  await member.leave();
}

/** A member forgets the password and sets a new one from a mailed link; other devices are logged out. */
export async function aMemberForgetsThePassword(shop: Shop): Promise<void> {
  const email = 'forgetful@example.test';
  const [member, elsewhere] = [await shop.newVisitor(), await shop.newVisitor()];
  await register(member, email);
  await logIn(elsewhere, email);
  await elsewhere.seesHeading('Profile');
  await member.press('Log out');
  await member.goTo('/account/login');
  await member.follow('Forgot your password?');
  await member.fill('E-mail address', email);
  await member.press('Send link');
  await member.seesHeading('Check your e-mail');
  const { text } = await shop.mailTo(email, /Set a new password/);
  const link = /https?:\/\/\S*\/account\/recover\?\S+/.exec(text)?.[0] ?? '';
  await member.goTo(link);
  await member.fill('New password (at least 8 characters)', 'a difference engine');
  await member.press('Set password');
  await member.seesHeading('Profile');
  await elsewhere.goTo('/account');
  await elsewhere.seesHeading('Log in');
  await Promise.all([member.leave(), elsewhere.leave()]);
}

/** The pages around an account, in order. */
export async function pagesOfAnAccount(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const stranger = await shop.newVisitor();
  for (const [name, path] of Object.entries({ login: '/account/login', register: '/account/register' })) {
    await stranger.goTo(path);
    problems.push(...(await inspect(stranger, `account-${name}`)));
  }
  stranger.watch.expect(422, '/account/register');
  await stranger.press('Create account');
  problems.push(...(await inspect(stranger, 'account-register-errors')));
  await stranger.goTo('/account/recover');
  problems.push(...(await inspect(stranger, 'account-recover')));
  await register(stranger, 'pages@example.test');
  for (const [name, path] of Object.entries({
    profile: '/account',
    addresses: '/account/addresses',
    orders: '/account/orders',
    data: '/account/data',
  })) {
    await stranger.goTo(path);
    problems.push(...(await inspect(stranger, `account-${name}`)));
  }
  expect(problems).toEqual([]);
  await stranger.leave();
}

/** A member downloads their data and deletes the account. */
export async function aMemberLeaves(shop: Shop): Promise<void> {
  const email = 'leaving@example.test';
  const member = await shop.newVisitor();
  await register(member, email);
  await member.follow('Your data');
  const [download] = await Promise.all([
    member.page.waitForEvent('download'),
    member.page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(email);
  await member.fill('Confirm with your password', 'wrong');
  member.watch.expect(422, '/account/data/delete');
  await member.press('Delete my account');
  await member.sees('Incorrect password.');
  await member.fill('Confirm with your password', PASSWORD);
  await member.press('Delete my account');
  await member.sees('Your account has been deleted.');
  await logIn(member, email);
  member.watch.expect(422, '/account/login');
  await member.sees('Incorrect e-mail address or password.');
  await member.leave();
}
