/** Payments on the pages of Stripe and PayPal. */
import type { PayPalStandIn } from '@stoa/testkit/paypal-stand-in';
import type { StripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const CARDS = 'initials-cards-set-of-six';

type Stripe = StripeStandIn & { secretKey: string };

/** Keys are tried before anything changes; the account that is connected replaces the test cards. */
export async function theOwnerConnectsProviders(shop: Shop, stripe: Stripe, payPal: PayPalStandIn): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/payments');
  owner.watch.expect(428, '/stoa/v1/payment-accounts');
  const { page } = owner;
  await owner.sees('Payment providers');
  const problems = await inspect(owner, 'payments-settings');
  await owner.press('Connect');
  await page.getByRole('menuitem', { name: 'Stripe' }).click();
  const drawer = page.getByRole('dialog', { name: 'Connect Stripe' });
  await drawer.getByLabel('Secret key').fill('sk_test_mistyped');
  await drawer.getByRole('button', { name: 'Connect', exact: true }).click();
  await owner.sees(/does not accept these keys/);
  problems.push(...(await inspect(owner, 'payments-connect')));
  await drawer.getByLabel('Secret key').fill(stripe.secretKey);
  await drawer.getByRole('button', { name: 'Connect', exact: true }).click();
  await owner.sees('Stripe is connected');
  await owner.sees('Halftone Ltd');
  await owner.press('Connect');
  await page.getByRole('menuitem', { name: 'PayPal' }).click();
  const second = page.getByRole('dialog', { name: 'Connect PayPal' });
  await second.getByLabel('Client ID').fill(payPal.clientId);
  await second.locator('input[type=password]').fill(payPal.clientSecret);
  await second.getByLabel('This is a live app').uncheck();
  await second.getByRole('button', { name: 'Connect', exact: true }).click();
  await owner.sees('PayPal is connected');
  problems.push(...(await inspect(owner, 'payments-connected')));
  await page.getByRole('checkbox', { name: 'PayPal' }).check();
  await owner.press('Save');
  await owner.sees('The settings were saved');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Who comes back without paying can go on, or choose another way. */
export async function visitorsPayOnPages(shop: Shop, stripe: Stripe, payPal: PayPalStandIn): Promise<void> {
  const alsoAt = [stripe.url, payPal.url];
  const problems: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await shop.newVisitor({ alsoAt, javaScriptEnabled });
    await goToCheckout(visitor, CARDS);
    await fillInAddress(visitor);
    if (!javaScriptEnabled) await visitor.press('Update delivery and total');
    await visitor.sees('Standard delivery');
    await visitor.choose('Card');
    if (javaScriptEnabled) problems.push(...(await inspect(visitor, 'checkout-pays-elsewhere')));
    await toPage(visitor, 'Pay', stripe.url);
    await visitor.press('Cancel');
    await visitor.seesHeading('Your payment isn’t finished');
    if (javaScriptEnabled) problems.push(...(await inspect(visitor, 'payment-unfinished')));
    await visitor.press('Choose another way to pay');
    await visitor.seesHeading('Checkout');
    await visitor.choose('PayPal');
    await toPage(visitor, 'Pay', payPal.url);
    await visitor.press('Pay');
    await visitor.seesHeading('Thank you, Ada');
    expect(await orderNumber(visitor)).not.toBe('');
    await visitor.leave();
  }
  expect(problems).toEqual([]);
}

async function toPage(visitor: Person, button: string, address: string): Promise<void> {
  await visitor.press(button);
  await visitor.page.waitForURL(`${address}/**`);
}
