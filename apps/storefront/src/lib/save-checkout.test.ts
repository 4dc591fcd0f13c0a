import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import type { Checkout, UpdateRequest } from './api.ts';
import { readCheckoutForm } from './checkout-form.ts';
import { saveCheckout } from './save-checkout.ts';

/** A checkout that offers two ways of delivery once it has a country, and keeps what it is told. */
function aCheckout() {
  const sent: Checkout[] = [];
  let current: Checkout = { id: 'c1', lineItems: [{ physicalProperties: { shippable: true } }] };
  return {
    sent,
    getCheckout: async () => ({ checkout: current }),
    updateCheckout: async (request?: UpdateRequest) => {
      const changes = (request?.checkout ?? {}) as Checkout;
      sent.push(changes);
      const code = changes.shippingInfo?.selectedCarrierServiceOption?.code;
      if (code === 'drone') throw refusal('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
      const shippingOptions = [{ code: 'standard' }, { code: 'express' }];
      current = {
        ...current,
        ...changes,
        shippingInfo: { ...changes.shippingInfo, carrierServiceOptions: [{ carrierId: 'post', shippingOptions }] },
      };
      return { checkout: current };
    },
  };
}

const refusal = (code: string) =>
  new ApiError({ status: 400, requestId: null, body: { details: { applicationError: { code } } } });
const form = (query: string) => readCheckoutForm(new URLSearchParams(query));
const chosen = (checkout: Checkout | undefined) => checkout?.shippingInfo?.selectedCarrierServiceOption?.code;

test('where nothing was chosen, the first delivery is', async () => {
  const checkouts = aCheckout();
  expect(chosen(await saveCheckout(checkouts, 'c1', form('country=DE'), true))).toBe('standard');
  expect(checkouts.sent).toHaveLength(2);
});

test('a choice that stands is saved at once', async () => {
  const checkouts = aCheckout();
  expect(chosen(await saveCheckout(checkouts, 'c1', form('country=DE&shipping=post/express'), true))).toBe('express');
  expect(checkouts.sent).toHaveLength(1);
});

test('a choice that is not offered for the address gives way', async () => {
  const checkouts = aCheckout();
  expect(chosen(await saveCheckout(checkouts, 'c1', form('country=DE&shipping=post/drone'), true))).toBe('standard');
});

test('with nothing to save, nothing is sent', async () => {
  const checkouts = aCheckout();
  expect((await saveCheckout(checkouts, 'c1', form('email=m'), true)).id).toBe('c1');
  expect(checkouts.sent).toEqual([]);
});
