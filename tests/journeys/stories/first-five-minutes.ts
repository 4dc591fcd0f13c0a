/** From a stranger's first click to the first order of their own site, with a mouse and without one. */
import { expect } from 'vitest';
import { siteAddressOf } from '../../../apps/server/testing/template-site.ts';
import { orderNumber } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { canvas, isSaved, publish } from './page-editing.ts';

/** How a person works with a page. */
type Hands = Pick<Person, 'press' | 'follow' | 'fill' | 'choose'>;
type Site = { name: string; address: string; email: string };

const PASSWORD = 'drum loops at dawn';
const HEADING = 'Sounds that were worth the walk';

const startsWith = (name: string): RegExp => new RegExp(`^${RegExp.escape(name)}`);

const withAMouse = ({ page, press, follow, fill }: Person): Hands => ({
  ...{ press, follow },
  choose: (choice) =>
    page
      .getByRole('radio')
      .or(page.getByRole('checkbox'))
      .and(page.getByLabel(startsWith(choice)))
      .first()
      .click(),
  fill: async (field, text) => {
    const isList = await page.locator('select').and(page.getByLabel(field)).isVisible();
    await (isList ? page.getByLabel(field).selectOption(text) : fill(field, text));
  },
});

function byKeys(person: Person): Hands {
  const { keyboard } = person.page;
  const go = async (name: string, key: string) => {
    await tabTo(person, startsWith(name), { most: 150 });
    await keyboard.press(key);
  };
  return {
    press: (button) => go(button, 'Enter'),
    follow: (link) => go(link, 'Enter'),
    choose: (choice) => go(choice, 'Space'),
    fill: async (field, text) => {
      await go(field, 'ControlOrMeta+A');
      await keyboard.type(text);
    },
  };
}

/** A stranger has a site with a first paid order after a few steps: nothing is asked that can wait. */
export const aStrangerSellsInFiveMinutes = (shop: Shop): Promise<void> =>
  fromNothingToAnOrder(shop, { name: 'Low Tide', address: 'low-tide', email: 'mo@five-minutes.test' }, withAMouse);

/** The same by the keys alone. */
export const aStrangerSellsByKeys = (shop: Shop): Promise<void> =>
  fromNothingToAnOrder(shop, { name: 'High Tide', address: 'high-tide', email: 'jo@five-minutes.test' }, byKeys);

async function fromNothingToAnOrder(shop: Shop, site: Site, handsOf: (person: Person) => Hands): Promise<void> {
  const home = siteAddressOf(shop.url, site.address);
  const owner = await shop.newOwner();
  const hands = handsOf(owner);
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, `first-${site.address}-${name}`)));

  await signUp(shop, owner, hands, site);
  await look('home');
  await takeCards(owner, hands);
  await writeTheHeading(owner, hands);
  await publish(owner, 'First words');
  const visitor = await shop.newVisitor({ alsoAt: [home] });
  await visitor.goTo(`${home}/`);
  await visitor.seesHeading(HEADING);
  problems.push(...(await inspect(visitor, `first-${site.address}-site`)));
  const number = await buyAPack(visitor, handsOf(visitor));

  await owner.goTo('orders');
  await hands.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('Paid');
  await look('order');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

async function signUp(shop: Shop, owner: Person, hands: Hands, { name, address, email }: Site): Promise<void> {
  await owner.goTo('');
  await owner.seesHeading('Sign in');
  await owner.sees('New here?');
  await hands.follow('Make a site of your own');
  await owner.seesHeading('Make your site');
  await hands.fill('Name of your shop', name);
  await hands.fill('Your e-mail', email);
  await hands.press('Continue');
  await owner.seesHeading('Check your e-mail');
  const mail = await shop.mailTo(email, new RegExp(`Finish signing up: ${name}`));
  await owner.goTo(/http\S+\/sign-up\/finish\?token=[\w-]+/.exec(mail.text)?.[0] ?? '');
  await owner.seesHeading('Open your site');
  expect(await owner.page.getByLabel('Address', { exact: false }).first().inputValue()).toBe(address);
  await hands.fill('Your name', 'Mo');
  await hands.fill('Choose a password', PASSWORD);
  await hands.choose('Lowpass');
  await hands.press('Open my site');
  await owner.seesHeading('Home');
  await owner.sees(/of 6 steps done/);
}

/** The bank of a new site is a test: cards are taken, and no money moves. */
async function takeCards(owner: Person, hands: Hands): Promise<void> {
  await hands.follow('Choose payment methods');
  await owner.sees('Payment methods');
  await hands.choose('Cards');
  await hands.press('Save');
  await owner.sees('The settings were saved');
}

/** Opens the home page in the editor, and writes another heading on the page itself. */
async function writeTheHeading(owner: Person, hands: Hands): Promise<void> {
  const { page } = owner;
  await hands.follow('Pages');
  await owner.seesHeading('Pages');
  await owner.sees('All pages');
  await hands.follow('Sounds with a serial number');
  await isSaved(owner);
  await canvas(owner).getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('F6');
  await canvas(owner).locator('main').press('ArrowDown');
  await page.keyboard.press('Enter');
  await canvas(owner).locator('[contenteditable]').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(HEADING);
  await page.keyboard.press('Escape');
  await isSaved(owner);
}

async function buyAPack(visitor: Person, hands: Hands): Promise<string> {
  await visitor.page.goto(new URL('/shop', visitor.page.url()).href);
  await visitor.page.getByRole('main').getByRole('link').first().waitFor();
  await hands.follow('Tape Room');
  await hands.press('Add to cart');
  await visitor.page.getByRole('button', { name: 'Check out' }).first().waitFor();
  await hands.press('Check out');
  await visitor.seesHeading('Checkout');
  await hands.fill('E-mail', 'ada@example.test');
  await hands.fill('Country', 'Germany');
  await hands.fill('First name', 'Ada');
  await hands.fill('Last name', 'Lovelace');
  await hands.fill('Street and house number', 'Torstraße 1');
  await hands.fill('Postal code', '10119');
  await hands.fill('Town or city', 'Berlin');
  await hands.press('Pay');
  await visitor.seesHeading('Thank you, Ada');
  return orderNumber(visitor);
}
