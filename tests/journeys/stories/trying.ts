import { randomUUID } from 'node:crypto';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { expect } from 'vitest';
import { fillInAddress, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { logIn, register } from './account.ts';
import { enterPassword } from './own-security.ts';
import type { Market } from './renewing.ts';

const DAY = 24 * 60 * 60_000;
const MUG = 'stoneware-mug';

/** The owner gives a subscription a free trial; a member begins it with a card alone, sees it, and cancels in time. */
export async function aMemberTriesASubscription(market: Market): Promise<void> {
  const problems: string[] = [];
  const email = `mary-${randomUUID()}@example.test`;
  const { product } = await market.call('GET', `/stores/v3/products/slug/${MUG}`);
  const subscription = { title: 'Monthly', frequency: 'MONTH', autoRenewal: true };
  const subscriptionDetails = { subscriptions: [subscription], allowOneTimePurchases: true };
  const changed = { id: product.id, revision: product.revision, subscriptionDetails };
  await market.call('PATCH', `/stores/v3/products/${product.id}`, { product: changed });

  const owner = await market.newOwner();
  await owner.goTo('');
  await enterPassword(owner, { owner: market.owner });
  await owner.seesHeading('Home');
  await owner.goTo(`products/${product.id}`);
  await owner.fill('Free trial', '14');
  await owner.sees(/The card is charged when the trial ends/);
  problems.push(...(await inspect(owner, 'dashboard-free-trial')));
  await owner.press('Save');
  await owner.sees('Stoneware Mug was saved');

  const mary = await market.newMember();
  await register(mary, email);
  await mary.goTo(`/product-page/${MUG}`);
  await mary.page.getByLabel(/Monthly/).check();
  await mary.sees(/14 days free, then €[\d.]+ every month/);
  problems.push(...(await inspect(mary, 'product-free-trial')));
  await putIntoCart(mary);
  await mary.goTo('/cart');
  await mary.sees('14 days free, then every month');
  await mary.sees('After the free trial');
  problems.push(...(await inspect(mary, 'cart-free-trial')));
  await mary.press('Check out');
  await mary.seesHeading('Checkout');
  await fillInAddress(mary);
  // another try of the story is another person's
  await mary.fill('E-mail', email);
  await mary.page.getByLabel(/Collect from the workshop/).check();
  await mary.sees('Start free trial');
  // without delivery, which the first price had
  await mary.sees(/You’re starting a free trial: 14 days free, then €18.50 every month/);
  problems.push(...(await inspect(mary, 'checkout-free-trial')));
  await mary.press('Start free trial');
  await mary.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(mary, 'thank-you-free-trial')));
  const mailed = () => market.mailbox.mails.find(({ subject }) => subject === 'Your free trial has started')?.text;
  await expect.poll(mailed, { timeout: PATIENCE_MS }).toMatch(/14 days free, then every month/);

  await mary.goTo('/account/subscriptions');
  await mary.page.getByRole('table').getByRole('link').first().click();
  await mary.sees('Free trial until');
  await mary.sees(/14 days free, then €[\d.]+ every month/);
  await mary.page.locator('summary', { hasText: 'Cancel subscription' }).click();
  await mary.sees('If you cancel before your free trial ends, your card won’t be charged again.');
  problems.push(...(await inspect(mary, 'account-free-trial')));
  const id = mary.page.url().split('/').at(-1) ?? '';

  const seen = await market.newOwner();
  await seen.goTo('');
  await enterPassword(seen, { owner: market.owner });
  await seen.seesHeading('Home');
  await seen.goTo(`orders/subscriptions/${id}`);
  await seen.sees('Free trial until');
  problems.push(...(await inspect(seen, 'dashboard-subscription-on-trial')));

  await mary.press('Cancel now');
  await mary.sees('Your subscription has been cancelled.');
  market.pass(20 * DAY);
  const later = await market.newMember();
  await logIn(later, email);
  await later.seesHeading('Profile');
  await later.goTo(`/account/subscriptions/${id}`);
  await later.sees('Cancelled');
  expect(await later.page.getByRole('table').getByRole('link').count()).toBe(1);

  // a second time, it is paid from the start
  await later.goTo(`/product-page/${MUG}`);
  await later.page.getByLabel(/Monthly/).check();
  await putIntoCart(later);
  await later.goTo('/cart');
  await later.sees('Every month');
  expect(await later.page.getByText('After the free trial').count()).toBe(0);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), seen.leave(), mary.leave(), later.leave()]);
}
