import { type PayPalStandIn, payPalStandIn } from '@stoa/testkit/paypal-stand-in';
import { type StripeStandIn, stripeStandIn } from '@stoa/testkit/stripe-stand-in';
import { afterAll, describe, test } from 'vitest';
import { theOwnerConnectsProviders, visitorsPayOnPages } from './stories/paying-elsewhere.ts';
import { inAShop, type Shop } from './support/shop.ts';

let stripe: StripeStandIn & { secretKey: string };
let payPal: PayPalStandIn;
let shop: Shop;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => {
    [stripe, payPal] = await Promise.all([stripeStandIn(), payPalStandIn()]);
    return {
      STRIPE_URL: stripe.url,
      PAYPAL_SANDBOX_URL: payPal.url,
      FETCH_ALLOWED_HOSTS: `${stripe.host} ${payPal.host}`,
    };
  },
);
afterAll(() => Promise.all([stripe?.close(), payPal?.close()]));

describe('paying on the page of a provider', () => {
  test('the owner connects providers, and wrong keys are told', () => theOwnerConnectsProviders(shop, stripe, payPal));
  test('visitors pay there and come back, with and without JavaScript', () => visitorsPayOnPages(shop, stripe, payPal));
});
