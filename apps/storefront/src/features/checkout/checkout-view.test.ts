import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import type { Checkout } from '../../lib/api.ts';
import { usuallyAsked } from './asked.fixture.ts';
import { readCheckoutForm } from './checkout-fields.ts';
import { changesOf, formOfCheckout, viewCheckout } from './checkout-view.ts';
import { readShippingValue } from './shipping-view.ts';

const shipped = { needsShipping: true, asked: usuallyAsked };

const messages = messagesIn('en');

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
          { code: 'pickup', title: 'Collect', logistics: { pickupDetails: {} }, cost: { price: euro('0.00') } },
        ],
      },
    ],
  },
};

const untimed = (value: string) => ({ value, slot: value, slots: [], isPickup: false, isChosen: false });

test('lines, delivery options and the sum are shown with the API’s formatting', () => {
  const view = viewCheckout(checkout, messages);
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
    { ...untimed('post/standard'), title: 'Standard', notes: ['2 days'], price: '€4.90', isChosen: true },
    { ...untimed('post/pickup'), title: 'Collect', notes: [], price: 'Free', isPickup: true },
  ]);
  expect(view.shipping).toBe('post/standard');
  expect(view.rows).toEqual([
    { label: 'Subtotal', amount: '€40.00' },
    { label: 'Delivery', amount: '€4.90' },
    { label: 'Tax included', amount: '€7.17' },
  ]);
});

test('before there is an address, delivery is undecided', () => {
  const view = viewCheckout({ ...checkout, shippingInfo: {} }, messages);
  expect(view).toMatchObject({ hasDestination: false, shippingChoices: [], shipping: null });
  expect(view.rows[1]).toEqual({ label: 'Delivery', amount: 'Choose a country' });
});

test('each discount has its line, and the gift card’s share is subtracted from the amount to pay', () => {
  const discounted = {
    ...checkout,
    currency: 'EUR',
    buyerLanguage: 'en',
    appliedDiscounts: [
      { discountRule: { name: { original: 'Spring' }, amount: euro('4.00') } },
      { coupon: { code: 'TEN', amount: euro('3.60') } },
      { coupon: { code: 'IDLE', amount: euro('0.00') } },
    ],
    giftCard: { obfuscatedCode: '********AB12', amount: euro('4.95') },
    ...leftToPay('39.95'),
  };
  const { rows, total, totalLabel, isPaid, codes } = viewCheckout(discounted, messages);
  expect(rows.slice(1, 3)).toEqual([
    { label: 'Spring', amount: '−€4.00' },
    { label: 'Coupon TEN', amount: '−€3.60' },
  ]);
  expect(rows.slice(-2)).toEqual([
    { label: 'Total', amount: '€44.90' },
    { label: 'Gift card ending in AB12', amount: '−€4.95' },
  ]);
  expect([totalLabel, total, isPaid]).toEqual(['To pay', '€39.95', false]);
  expect(codes).toEqual({ coupon: { code: 'TEN', error: null }, giftCard: { code: 'AB12', error: null } });
});

/** What is left to pay with the order, and in all. */
const leftToPay = (now: string, all = now) => ({
  payNowTotalAfterGiftCard: euro(now),
  totalAfterGiftCard: euro(all),
});

test('a gift card that covers the full amount requires no payment', () => {
  const giftCard = { obfuscatedCode: '****AB12', amount: euro('44.90') };
  const view = viewCheckout({ ...checkout, currency: 'EUR', giftCard, ...leftToPay('0.00') }, messages);
  expect([view.total, view.isPaid]).toEqual(['€0.00', true]);
});

test('a deposit is due now, and the rest later, less what a gift card pays', () => {
  const divided = { ...checkout, currency: 'EUR', buyerLanguage: 'en' };
  const view = viewCheckout({ ...divided, ...leftToPay('20.00', '44.90') }, messages);
  expect(view).toMatchObject({ totalLabel: 'Due now', total: '€20.00', charged: '€20.00', isPaid: false });
  expect(view.later).toEqual({ label: 'Due later', amount: '€24.90' });
  expect(view.rows.at(-1)).toEqual({ label: 'Total', amount: '€44.90' });
  const giftCard = { obfuscatedCode: '****AB12', amount: euro('30.00') };
  const covered = viewCheckout({ ...divided, giftCard, ...leftToPay('0.00', '14.90') }, messages);
  expect(covered).toMatchObject({ total: '€0.00', isPaid: true, later: { amount: '€14.90' } });
  expect(covered.rows.at(-1)).toEqual({ label: 'Gift card ending in AB12', amount: '−€30.00' });
});

test('a buyer sees the total in their currency, and what is charged in the shop’s', () => {
  const inDollars = (amount: string, convertedAmount: string) => ({
    ...euro(amount),
    convertedAmount,
    formattedConvertedAmount: `$${convertedAmount}`,
  });
  const converted = {
    ...checkout,
    currency: 'EUR',
    conversionCurrency: 'USD',
    priceSummary: { total: inDollars('44.90', '48.60') },
  };
  const charges = { total: '$48.60', charged: '€44.90', isConverted: true };
  expect(viewCheckout(converted, messages)).toMatchObject(charges);
  const giftCard = { obfuscatedCode: '****AB12', amount: inDollars('4.95', '5.36') };
  const left = { total: '$43.24', charged: '€39.95', isConverted: true };
  expect(viewCheckout({ ...converted, giftCard, ...leftToPay('39.95') }, messages)).toMatchObject(left);
  expect(viewCheckout(checkout, messages)).toMatchObject({ charged: '€44.90', isConverted: false });
});

test('a code that no longer counts is shown with the reason, even if it no longer exists', () => {
  const error = (code: string, data?: object) => ({ applicationError: { code, data: { ...data } } });
  const calculationErrors = {
    couponCalculationError: error('ERROR_COUPON_DOES_NOT_EXIST', { couponCode: 'OLD' }),
    giftCardCalculationError: error('GIFT_CARD_NOT_FOUND'),
  };
  expect(viewCheckout({ ...checkout, calculationErrors }, messages).codes).toEqual({
    coupon: { code: 'OLD', error: 'ERROR_COUPON_DOES_NOT_EXIST' },
    giftCard: { code: null, error: 'GIFT_CARD_NOT_FOUND' },
  });
});

test('a carrier that has no prices for an address says what is wrong with it', () => {
  const errors = ['GENERIC_ERROR', 'MISSING_POSTAL_CODE'].map((code) => ({ error: { applicationError: { code } } }));
  const problemOf = (some: typeof errors) =>
    viewCheckout({ ...checkout, calculationErrors: { carrierErrors: { errors: some } } }, messages).deliveryProblem;
  expect(problemOf(errors)).toBe('Enter your postal code to see all delivery options.');
  expect(problemOf(errors.slice(0, 1))).toMatch(/try again in a few minutes/);
  expect(viewCheckout(checkout, messages).deliveryProblem).toBeNull();
});

test('files need no delivery', () => {
  const lineItems = [{ physicalProperties: { shippable: false } }, { itemType: { preset: 'DIGITAL' as const } }];
  expect(viewCheckout({ ...checkout, lineItems }, messages).needsShipping).toBe(false);
});

test('data of the checkout fills the form', () => {
  const form = formOfCheckout({ ...checkout, buyerInfo: { email: 'm@example.com' } }, 'card', usuallyAsked);
  expect(form).toMatchObject({ email: 'm@example.com', address: { city: 'Berlin' }, billing: null, payment: 'card' });
});

test('an incomplete form saves its valid fields', () => {
  const form = readCheckoutForm(new URLSearchParams('email=m@&country=DE&city=Berlin'));
  const address = { country: 'DE', city: 'Berlin' };
  expect(changesOf('c1', form, shipped)).toEqual({
    id: 'c1',
    billingInfo: { address, contactDetails: {} },
    shippingInfo: { shippingDestination: { address, contactDetails: {} } },
  });
  expect(changesOf('c1', readCheckoutForm(new URLSearchParams('email=m@example.com')), shipped)).toEqual({
    id: 'c1',
    buyerInfo: { email: 'm@example.com' },
  });
});

test('the bill may go to another address', () => {
  const form = readCheckoutForm(
    new URLSearchParams('country=DE&billTo=other&billing.country=FR&shipping=post/standard'),
  );
  expect(changesOf('c1', form, shipped)).toMatchObject({
    billingInfo: { address: { country: 'FR' } },
    shippingInfo: {
      shippingDestination: { address: { country: 'DE' } },
      selectedCarrierServiceOption: { carrierId: 'post', code: 'standard' },
    },
  });
});

test('a delivery choice consists of carrier and code', () => {
  expect(readShippingValue('post/by/air')).toEqual({ carrierId: 'post', code: 'by/air' });
  expect(readShippingValue('/standard')).toEqual({ code: 'standard' });
});

test('options that differ in their time are one, with the times on the clock of the shop', () => {
  const slot = (hour: number) => ({
    code: `area/${hour}`,
    title: 'Courier',
    logistics: {
      deliveryTimeSlot: { from: `2026-03-02T${hour}:00:00.000Z`, to: `2026-03-02T${hour + 2}:00:00.000Z` },
    },
    cost: { price: euro('6.00') },
  });
  const place = { address: { addressLine: 'Gneisenaustr. 12', postalCode: '10961', city: 'Berlin' } };
  const collect = { code: 'shop', title: 'Shop', logistics: { pickupDetails: place, instructions: 'Ring twice' } };
  const shippingInfo = {
    ...checkout.shippingInfo,
    selectedCarrierServiceOption: { carrierId: 'own', code: 'area/16' },
    carrierServiceOptions: [{ carrierId: 'own', shippingOptions: [slot(10), slot(16), collect] }],
  };
  const view = viewCheckout({ ...checkout, shippingInfo }, messages, 'Europe/Berlin');
  expect(view.shippingChoices).toMatchObject([
    {
      value: 'time:Courier',
      isChosen: true,
      slot: 'own/area/16',
      slots: [
        { value: 'own/area/10', label: 'Mon, Mar 2, 11:00 AM – 1:00 PM' },
        { value: 'own/area/16', label: 'Mon, Mar 2, 5:00 PM – 7:00 PM' },
      ],
    },
    { value: 'own/shop', notes: ['Gneisenaustr. 12, 10961 Berlin', 'Ring twice'], isPickup: true },
  ]);
  const some = [{ shippingOptions: [{ ...collect, partial: true }] }];
  const partly = viewCheckout(
    { ...checkout, shippingInfo: { ...shippingInfo, carrierServiceOptions: some } },
    messages,
  );
  expect(partly).toMatchObject({ isPartlyDelivered: true, shippingChoices: [] });
});

test('a checkout that is exempt from tax says so in place of an amount', () => {
  const [line] = checkout.lineItems ?? [];
  const untaxed = (nonTaxableAmount: string): Checkout => ({
    ...checkout,
    priceSummary: { ...checkout.priceSummary, tax: euro('0.00') },
    lineItems: [{ ...line, taxDetails: { taxBreakdown: [{ nonTaxableAmount: euro(nonTaxableAmount) }] } }],
  });
  expect(viewCheckout(untaxed('40.00'), messages).rows).toContainEqual({ label: 'Tax', amount: 'Exempt' });
  expect(viewCheckout(untaxed('40.00'), messagesIn('de')).rows).toContainEqual({ label: 'MwSt.', amount: 'Befreit' });
  for (const other of [untaxed('0.00'), checkout])
    expect(viewCheckout(other, messages).rows).not.toContainEqual({ label: 'Tax', amount: 'Exempt' });
});
