import { PATIENCE_MS } from '@stoa/testkit/patience';
import { expect } from 'vitest';
import { fillInAddress, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import { logIn, register } from './account.ts';
import { enterPassword, type Office } from './own-security.ts';

/** A shop with an adjustable clock, which programs can call. */
export type Market = Pick<Office, 'newOwner' | 'newMember' | 'owner' | 'mailbox' | 'pass'> & {
  /** The bank declines all cards that have paid so far. */
  declineCards(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  call(method: string, path: string, body?: object): Promise<any>;
};

const DAY = 24 * 60 * 60_000;
const MUG = 'stoneware-mug';
const GRACE = 'grace@example.test';

/** A member subscribes, two months pass, the owner changes what comes, and the member pauses. */
export async function aSubscriptionIsRenewed(market: Market): Promise<void> {
  const problems: string[] = [];
  const ada = await market.newMember();
  await register(ada, GRACE);
  await subscribe(ada);
  const { id, nextChargeDate } = await subscriptionOf(market, { cycle: 1 });

  market.pass(32 * DAY);
  const second = await subscriptionOf(market, { cycle: 2 });
  expect(second.nextChargeDate > nextChargeDate).toBe(true);

  const owner = await market.newOwner();
  await signIn(owner, market);
  await owner.goTo(`orders/subscriptions/${id}`);
  await owner.seesHeading('Stoneware Mug');
  await owner.press('Edit deliveries');
  await owner.fill('Quantity of Stoneware Mug', '2');
  await owner.fill('Street and house number', 'Marktgasse 4');
  problems.push(...(await inspect(owner, 'dashboard-edit-deliveries')));
  await owner.press('Change deliveries');
  await owner.sees(/Changed: the next one costs €/);
  await owner.seesHeading('2 × Stoneware Mug');
  await owner.sees(/Marktgasse 4/);
  await expect
    .poll(() => market.mailbox.mails.find(({ subject }) => subject === 'Your subscription has changed')?.text)
    .toMatch(/2 \S+ Stoneware Mug/);

  market.pass(31 * DAY);
  await subscriptionOf(market, { cycle: 3 });
  const watcher = await market.newOwner();
  await signIn(watcher, market);
  await watcher.goTo(`orders/subscriptions/${id}`);
  await watcher.seesHeading('2 × Stoneware Mug');
  const orders = watcher.page.getByRole('table').getByRole('link');
  await expect.poll(() => orders.count()).toBe(3);
  problems.push(...(await inspect(watcher, 'dashboard-renewed-subscription')));
  await orders.first().click();
  await watcher.sees('Marktgasse 4');
  await watcher.sees('Paid');
  problems.push(...(await inspect(watcher, 'dashboard-renewal-order')));

  const member = await market.newMember();
  await logIn(member, GRACE);
  await member.seesHeading('Profile');
  await member.goTo(`/account/subscriptions/${id}`);
  await member.seesHeading('2 × Stoneware Mug');
  problems.push(...(await inspect(member, 'account-subscription')));
  await member.press('Pause');
  await member.sees('Your subscription is paused.');
  market.pass(40 * DAY);
  await expect.poll(async () => (await subscriptionOf(market, {})).status).toBe('PAUSED');
  expect((await subscriptionOf(market, {})).cycle).toBe(3);
  expect(problems).toEqual([]);
  await Promise.all([ada.leave(), owner.leave(), watcher.leave(), member.leave()]);
}

/** A member buys the mug every month. */
async function subscribe(ada: Person): Promise<void> {
  await ada.goTo(`/product-page/${MUG}`);
  await ada.page.getByLabel(/Monthly/).check();
  await putIntoCart(ada);
  await ada.press('Check out');
  await ada.seesHeading('Checkout');
  await fillInAddress(ada);
  await ada.sees('You’re subscribing: every month.');
  await ada.sees('Standard delivery');
  await ada.press('Pay €');
  await ada.seesHeading('Thank you, Ada');
}

/** The bank declines the card of a subscription, and the member pays with another one, from then on. */
export async function aMemberReplacesACard(market: Market): Promise<void> {
  const problems: string[] = [];
  const email = 'joan@example.test';
  const ada = await market.newMember();
  await register(ada, email);
  await subscribe(ada);
  const { id } = await subscriptionOf(market, { cycle: 1 });
  await market.declineCards();
  market.pass(32 * DAY);
  await expect.poll(async () => (await subscriptionOf(market, {})).problem, { timeout: PATIENCE_MS }).toBe('PAYMENT');
  const member = await market.newMember();
  await logIn(member, email);
  await member.seesHeading('Profile');
  await member.goTo(`/account/subscriptions/${id}`);
  await member.sees('Your card couldn’t be charged.');
  await member.sees('Pay with another card');
  problems.push(...(await inspect(member, 'account-subscription-card')));
  await member.press('Pay now');
  await member.sees('Thank you for your payment. Your subscription goes on.');
  problems.push(...(await inspect(member, 'account-subscription-paid')));
  expect(await subscriptionOf(market, { cycle: 2 })).toMatchObject({ status: 'ACTIVE', problem: null });
  market.pass(31 * DAY);
  await subscriptionOf(market, { cycle: 3 });
  expect(problems).toEqual([]);
  await Promise.all([ada.leave(), member.leave()]);
}

/** The bank declines the card of a guest, who follows the link in the mail on another device and pays with another one. */
export async function aGuestReplacesACard(market: Market): Promise<void> {
  const problems: string[] = [];
  const ada = await market.newMember();
  await subscribe(ada);
  await subscriptionOf(market, { cycle: 1 });
  await market.declineCards();
  market.pass(32 * DAY);
  const link = () =>
    market.mailbox.mails
      .filter(({ subject, text }) => subject.startsWith('We couldn’t renew') && text.includes('now with another card'))
      .map(({ text }) => /http\S+\/orders\/(?!\d)\S+/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: PATIENCE_MS }).toBeTruthy();
  const elsewhere = await market.newMember();
  await elsewhere.goTo(new URL(link() ?? '').pathname);
  await elsewhere.sees('Your card couldn’t be charged.');
  problems.push(...(await inspect(elsewhere, 'guest-subscription-card')));
  await elsewhere.press('Pay now');
  await elsewhere.sees('Thank you for your payment. Your subscription goes on.');
  problems.push(...(await inspect(elsewhere, 'guest-subscription-paid')));
  expect(await subscriptionOf(market, { cycle: 2 })).toMatchObject({ status: 'ACTIVE', problem: null });
  expect(problems).toEqual([]);
  await Promise.all([ada.leave(), elsewhere.leave()]);
}

async function signIn(owner: Person, market: Market): Promise<void> {
  await owner.goTo('');
  await enterPassword(owner, { owner: market.owner });
  await owner.seesHeading('Home');
}

type Expected = { cycle?: number };

/** The latest subscription of the shop, once it is in a cycle: what is due is done a moment after it is. */
async function subscriptionOf({ call }: Market, { cycle }: Expected) {
  const find = async () => (await call('POST', '/stoa/v1/subscriptions/query', { query: {} })).subscriptions?.[0];
  if (cycle !== undefined) await expect.poll(async () => (await find())?.cycle, { timeout: PATIENCE_MS }).toBe(cycle);
  return find();
}

/** Gives a product a monthly subscription, as its form does. */
export async function sellBySubscription({ call }: Market): Promise<void> {
  const { product } = await call('GET', `/stores/v3/products/slug/${MUG}`);
  const subscription = { title: 'Monthly', frequency: 'MONTH', autoRenewal: true, discount: { percentOff: 10 } };
  const subscriptionDetails = { subscriptions: [subscription], allowOneTimePurchases: true };
  const changed = { id: product.id, revision: product.revision, subscriptionDetails };
  await call('PATCH', `/stores/v3/products/${product.id}`, { product: changed });
}
