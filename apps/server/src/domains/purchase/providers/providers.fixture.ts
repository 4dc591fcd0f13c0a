// For tests: a shop whose purchases others have a say in.

import { checkoutForm, checkouts } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll } from 'vitest';
import type { Providers } from '../../../context.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { AskedPurchase } from './provider.ts';

export const APP = '7e8d1c3a-0d53-4a5c-9a4f-6d2f6f3b9c11';
export const provider = { id: APP, name: 'Others' };
export const never = () => new Promise<never>(() => {});
export const failing = () => Promise.reject(new Error('down'));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

const info = { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Ann', lastName: 'Lee' } };
export const checkoutInfo = {
  shippingInfo: { shippingDestination: info, selectedCarrierServiceOption: { code: PICKUP } },
  billingInfo: info,
};

/** What a port is asked, where only its answer counts. */
export const asked: AskedPurchase = {
  currency: 'EUR',
  lines: [],
  destination: null,
  billing: null,
  buyer: { email: null, memberId: null },
  subtotal: 0,
  couponCode: null,
};
/** As if buyers waited for hardly any time. */
export const HARDLY_ANY = 5;

export const costOf = (checkout: { priceSummary?: Record<string, { amount?: string } | undefined> }) => {
  const { additionalFees, tax, total } = checkout.priceSummary ?? {};
  return [additionalFees?.amount, tax?.amount, total?.amount];
};

/** Opens shops with providers, in a database of the test file. */
export function shopsWithProviders() {
  let database: Database;
  let latest: Shop;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());
  return {
    /** The shop that was opened last. */
    shop: () => latest,
    /** Opens a shop; returns a visitor of it. */
    async open(providers: Partial<Providers> = {}): Promise<Customer> {
      latest = await openShop(database, {}, { providers, tax: null, log: quiet });
      return latest.visitor();
    },
    /** A checkout of two mugs at 10.00, to be picked up for nothing. */
    async checkOut(customer: Customer, quantity = 2) {
      const mug = await latest.add({ name: 'Mug', price: 1000, stock: 50 });
      const wanted = { lineItems: [mug.line(quantity)], channelType: 'WEB', checkoutInfo };
      const { checkout } = expectAnswer(await customer.call(checkouts.createCheckout, wanted));
      if (!checkout?.id) throw new Error('there is no checkout');
      return { ...checkout, id: checkout.id, mug };
    },
    async changeRules(change: object) {
      const staff = latest.staff();
      const { rules } = expectAnswer(await staff.call(checkoutForm.getCheckoutRules, {}));
      return staff.call(checkoutForm.updateCheckoutRules, { rules: { revision: rules?.revision, ...change } });
    },
  };
}
