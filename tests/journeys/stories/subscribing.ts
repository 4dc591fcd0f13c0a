import { expect } from 'vitest';
import { fillInAddress, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const ADA = 'ada@example.test';
const pathIn = (text: string): string => new URL(/http\S+\/orders\/\S+/.exec(text)?.[0] ?? '').pathname;

/** The owner sells a product by subscription; a guest subscribes, pauses and cancels, and the owner sees it. */
export async function aGuestSubscribes(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const owner = await signedInOwner(shop);
  await sellBySubscription(shop);

  const buyer = await shop.newVisitor();
  await buyer.goTo('/product-page/thirty-three');
  await buyer.sees('One-time purchase');
  await buyer.page.getByLabel(/Monthly/).check();
  problems.push(...(await inspect(buyer, 'product-subscription')));
  await putIntoCart(buyer);
  await buyer.sees('Every month');
  await buyer.press('Check out');
  await buyer.seesHeading('Checkout');
  await fillInAddress(buyer);
  await buyer.sees('You’re subscribing: every month.');
  await buyer.sees('Standard delivery');
  problems.push(...(await inspect(buyer, 'checkout-subscription')));
  await buyer.press('Pay €');
  await buyer.seesHeading('Thank you, Ada');

  const mail = await shop.mailTo(ADA, /Your subscription has started/);
  await buyer.goTo(pathIn(mail.text));
  await buyer.press('Pause');
  await buyer.sees('Your subscription is paused.');
  problems.push(...(await inspect(buyer, 'guest-subscription')));
  await buyer.press('Resume');
  await buyer.sees('Your subscription is active again.');

  await owner.goTo('/dashboard/orders/subscriptions');
  await owner.sees('Active');
  problems.push(...(await inspect(owner, 'dashboard-subscriptions')));
  await owner.follow('Ada Lovelace');
  await owner.seesHeading('Thirty-Three');
  await owner.sees('Every month');
  problems.push(...(await inspect(owner, 'dashboard-subscription')));
  await owner.press('Cancel before the next charge');
  await owner.sees('Ends before the next charge');
  await shop.mailTo(ADA, /Your subscription will end/);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), buyer.leave()]);
}

/** Gives a product a monthly subscription, as its form does. */
async function sellBySubscription({ url, demo }: Shop): Promise<void> {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: demo.apiKey, 'wix-site-id': demo.siteId, 'content-type': 'application/json' };
    // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
    return (await (await fetch(`${url}${path}`, { ...init, headers })).json()) as any;
  };
  const { product } = await call('/stores/v3/products/slug/thirty-three');
  const subscription = { title: 'Monthly', frequency: 'MONTH', autoRenewal: true, discount: { percentOff: 10 } };
  const subscriptionDetails = { subscriptions: [subscription], allowOneTimePurchases: true };
  const body = JSON.stringify({ product: { id: product.id, revision: product.revision, subscriptionDetails } });
  await call(`/stores/v3/products/${product.id}`, { method: 'PATCH', body });
}
