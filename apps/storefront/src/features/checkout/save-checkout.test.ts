import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import type { Checkout, UpdateRequest } from '../../lib/api.ts';
import { usuallyAsked } from './asked.fixture.ts';
import { readCheckoutForm } from './checkout-fields.ts';
import { saveCheckout } from './save-checkout.ts';

const shipped = { needsShipping: true, asked: usuallyAsked };

/** A checkout that offers two delivery options once it has a country, and keeps all updates. */
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

test('a choice that is still offered is saved at once', async () => {
  const checkouts = aCheckout();
  expect(chosen(await saveCheckout(checkouts, 'c1', form('country=DE&shipping=post/express'), shipped))).toBe(
    'express',
  );
  expect(checkouts.sent).toHaveLength(1);
});

test('a choice that is not offered for the address is left out', async () => {
  const checkouts = aCheckout();
  const saved = await saveCheckout(checkouts, 'c1', form('country=DE&shipping=post/drone'), shipped);
  expect(chosen(saved)).toBeUndefined();
  expect(checkouts.sent).toHaveLength(2);
});

test('without changes, nothing is sent', async () => {
  const checkouts = aCheckout();
  expect((await saveCheckout(checkouts, 'c1', form('email=m'), shipped)).id).toBe('c1');
  expect(checkouts.sent).toEqual([]);
});

test('the time of a timed delivery names the option', async () => {
  const checkouts = aCheckout();
  const timed = new URLSearchParams({ country: 'DE', shipping: 'time:Courier', 'time:Courier': 'own/area/noon' });
  expect(chosen(await saveCheckout(checkouts, 'c1', readCheckoutForm(timed), shipped))).toBe('area/noon');
});
