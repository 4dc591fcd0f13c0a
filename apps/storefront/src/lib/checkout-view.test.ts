import { expect, test } from 'vitest';
import type { Checkout } from './api.ts';
import { readCheckoutForm } from './checkout-form.ts';
import { changesOf, formOfCheckout, readShippingValue, viewCheckout } from './checkout-view.ts';

const euro = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

const checkout: Checkout = {
  id: 'c1',
  lineItems: [
    {
      id: 'l1',
      quantity: 2,
      productName: { original: 'Twin Suns' },
      physicalProperties: { shippable: true },
      price: euro('20.00'),
      fullPrice: euro('24.00'),
      lineItemPrice: euro('40.00'),
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original: 'Small' } }],
    },
  ],
  priceSummary: { subtotal: euro('40.00'), shipping: euro('4.90'), tax: euro('7.17'), total: euro('44.90') },
  taxIncludedInPrice: true,
  shippingInfo: {
    shippingDestination: { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Mara' } },
    selectedCarrierServiceOption: { code: 'standard' },
    carrierServiceOptions: [
      {
        carrierId: 'post',
        shippingOptions: [
          { code: 'standard', title: 'Standard', logistics: { deliveryTime: '2 days' }, cost: { price: euro('4.90') } },
          { code: 'pickup', title: 'Collect', cost: { price: euro('0.00') } },
        ],
      },
    ],
  },
};

test('lines, choices of delivery and the sum are shown as the API formats them', () => {
  const view = viewCheckout(checkout);
  expect(view.lines).toMatchObject([
    {
      name: 'Twin Suns',
      price: '€20.00',
      fullPrice: '€24.00',
      total: '€40.00',
      details: [{ name: 'Size', value: 'Small' }],
    },
  ]);
  expect(view.shippingChoices).toEqual([
    { value: 'post/standard', title: 'Standard', time: '2 days', price: '€4.90' },
    { value: 'post/pickup', title: 'Collect', time: '', price: 'Free' },
  ]);
  expect(view.shipping).toBe('post/standard');
  expect(view.rows).toEqual([
    { label: 'Subtotal', amount: '€40.00' },
    { label: 'Delivery', amount: '€4.90' },
    { label: 'Tax, included', amount: '€7.17' },
  ]);
});

test('before there is an address, delivery is open', () => {
  const view = viewCheckout({ ...checkout, shippingInfo: {} });
  expect(view).toMatchObject({ hasDestination: false, shippingChoices: [], shipping: null });
  expect(view.rows[1]).toEqual({ label: 'Delivery', amount: 'Choose a country' });
});

test('files need no delivery', () => {
  const lineItems = [{ physicalProperties: { shippable: false } }, { itemType: { preset: 'DIGITAL' as const } }];
  expect(viewCheckout({ ...checkout, lineItems }).needsShipping).toBe(false);
});

test('what the checkout knows fills the form', () => {
  const form = formOfCheckout({ ...checkout, buyerInfo: { email: 'm@example.com' } }, 'card');
  expect(form).toMatchObject({ email: 'm@example.com', address: { city: 'Berlin' }, billing: null, payment: 'card' });
});

test('an incomplete form saves what is well formed', () => {
  const form = readCheckoutForm(new URLSearchParams('email=m@&country=DE&city=Berlin'));
  const address = { country: 'DE', city: 'Berlin' };
  expect(changesOf('c1', form, true)).toEqual({
    id: 'c1',
    billingInfo: { address, contactDetails: {} },
    shippingInfo: { shippingDestination: { address, contactDetails: {} } },
  });
  expect(changesOf('c1', readCheckoutForm(new URLSearchParams('email=m@example.com')), true)).toEqual({
    id: 'c1',
    buyerInfo: { email: 'm@example.com' },
  });
});

test('the bill may go elsewhere', () => {
  const form = readCheckoutForm(
    new URLSearchParams('country=DE&billTo=other&billing.country=FR&shipping=post/standard'),
  );
  expect(changesOf('c1', form, true)).toMatchObject({
    billingInfo: { address: { country: 'FR' } },
    shippingInfo: {
      shippingDestination: { address: { country: 'DE' } },
      selectedCarrierServiceOption: { carrierId: 'post', code: 'standard' },
    },
  });
});

test('a choice of delivery names carrier and code', () => {
  expect(readShippingValue('post/by/air')).toEqual({ carrierId: 'post', code: 'by/air' });
  expect(readShippingValue('/standard')).toEqual({ code: 'standard' });
});
