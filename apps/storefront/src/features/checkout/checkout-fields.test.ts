import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import type { AddressFormat } from '../../lib/api.ts';
import { usuallyAsked } from './asked.fixture.ts';
import type { Asked } from './asked.ts';
import { isOverlong, type Offers, readCheckoutForm, validateCheckout } from './checkout-fields.ts';

const complete = {
  email: ' mara@example.com ',
  country: 'DE',
  firstName: 'Mara',
  lastName: 'Lindt',
  addressLine: 'Torstr. 1',
  postalCode: '10119',
  city: 'Berlin',
  billTo: 'same',
  shipping: 'post/standard',
  payment: 'card',
  card: 'test-card',
};

const asked = usuallyAsked;

const offers: Offers = {
  asked,
  needsShipping: true,
  shipping: ['post/standard', 'post/express', 'post/pickup'],
  pickups: ['post/pickup'],
  payments: ['card', 'offline'],
  isPaid: false,
  saved: [],
  cards: ['test-card'],
};

const german: AddressFormat = {
  country: 'DE',
  lines: [{ parts: ['addressLine'] }, { parts: ['postalCode', 'city'] }],
  required: ['addressLine', 'city', 'postalCode'],
  postalCode: { name: 'POSTAL_CODE', pattern: '\\d{5}', example: '26133' },
};
const formats = { address: german, billing: german };

const errorsOf = (changes: Record<string, string>, changedOffers: Partial<Offers> = {}) =>
  validateCheckout(
    readCheckoutForm(new URLSearchParams({ ...complete, ...changes })),
    { ...offers, ...changedOffers },
    formats,
    messagesIn('en'),
  );

test('a complete form is valid', () => {
  expect(errorsOf({})).toEqual({});
});

test('values are trimmed; billing fields count only if the bill goes elsewhere', () => {
  const form = readCheckoutForm(new URLSearchParams({ ...complete, 'billing.city': ' Paris ' }));
  expect(form.email).toBe('mara@example.com');
  expect(form.billing).toBeNull();
  const elsewhere = readCheckoutForm(new URLSearchParams({ ...complete, billTo: 'other', 'billing.city': ' Paris ' }));
  expect(elsewhere.billing?.city).toBe('Paris');
});

test('all missing fields are listed, from top to bottom', () => {
  const nothing = validateCheckout(readCheckoutForm(new URLSearchParams()), offers, formats, messagesIn('en'));
  expect(Object.keys(nothing)).toEqual([
    'email',
    'country',
    'firstName',
    'lastName',
    'addressLine',
    'postalCode',
    'city',
    'payment',
  ]);
});

test.each(['mara', 'mara@', '@example.com', 'mara@example', 'ma ra@example.com', 'mara@example.'])(
  '%j is not an e-mail address',
  (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Enter an e-mail address such as name@example.com.' });
  },
);

test('a postal code must be one of the country', () => {
  expect(errorsOf({ postalCode: '' })).toEqual({ postalCode: 'Enter the postal code.' });
  expect(errorsOf({ postalCode: '1' })).toEqual({ postalCode: 'Enter a valid postal code, such as 26133.' });
});

test('whoever collects the goods need not say where they live', () => {
  const nowhere = { addressLine: '', postalCode: '', city: '' };
  expect(errorsOf({ ...nowhere, shipping: 'post/pickup' })).toEqual({});
  expect(errorsOf({ ...nowhere, shipping: 'post/pickup', lastName: '' })).toHaveProperty('lastName');
  expect(Object.keys(errorsOf(nowhere))).toEqual(['addressLine', 'postalCode', 'city']);
});

test('delivery must be one of the offered options', () => {
  expect(errorsOf({ shipping: '' })).toHaveProperty('shipping');
  expect(errorsOf({ shipping: 'drone' })).toHaveProperty('shipping');
  expect(errorsOf({}, { shipping: [] })).toEqual({ country: 'We don’t deliver to this address.' });
  expect(errorsOf({ shipping: '' }, { needsShipping: false })).toEqual({});
});

test('a card is required only for paying by card', () => {
  expect(errorsOf({ card: '' })).toEqual({ card: 'Choose a card.' });
  expect(errorsOf({ card: '', payment: 'offline' })).toEqual({});
  expect(errorsOf({ payment: 'bitcoin' })).toEqual({ payment: 'Choose a payment method.' });
});

test('errors in a separate billing address are listed by its field names', () => {
  const errors = errorsOf({ billTo: 'other', 'billing.country': 'FR', 'billing.firstName': 'Mara' });
  expect(Object.keys(errors)).toEqual([
    'billing.lastName',
    'billing.addressLine',
    'billing.postalCode',
    'billing.city',
  ]);
});

test('if nothing is left to pay, no payment method is required', () => {
  expect(errorsOf({ payment: '' })).toHaveProperty('payment');
  expect(errorsOf({ payment: '' }, { isPaid: true })).toEqual({});
});

test('values that are too long are reported before the server rejects them', () => {
  expect(errorsOf({ city: 'x'.repeat(51) })).toEqual({ city: 'Use no more than 50 characters.' });
});

test.each([
  [{}, false],
  [{ phone: '1'.repeat(51) }, true],
  [{ city: 'B'.repeat(51) }, true],
  [{ 'billing.city': 'B'.repeat(51) }, false],
  [{ billTo: 'other', 'billing.city': 'B'.repeat(51) }, true],
])('%j is too long to be saved: %s', (changes, expected) => {
  expect(isOverlong(readCheckoutForm(new URLSearchParams({ ...complete, ...changes })))).toBe(expected);
});

test('what the site requires is an error beside its field, and what it hides is not asked for', () => {
  const strict: Asked = {
    ...asked,
    phone: 'REQUIRED',
    address: { company: 'REQUIRED', addressLine2: 'HIDDEN' },
    customField: { name: 'Size', title: 'Size', isRequired: true },
    agreement: { isChecked: false, policies: [{ title: 'Terms', href: '/policies/terms' }] },
  };
  expect(Object.keys(errorsOf({}, { asked: strict }))).toEqual(['phone', 'company', 'custom', 'agrees']);
  const answers = { phone: '030 1', company: 'Halftone', custom: 'M', agrees: 'on' };
  expect(errorsOf(answers, { asked: strict })).toEqual({});
  const elsewhere = { ...answers, billTo: 'other', 'billing.country': 'DE', 'billing.firstName': 'Mara' };
  expect(errorsOf(elsewhere, { asked: strict })).not.toHaveProperty('billing.company');
});

test('an offer of e-mails may be left alone', () => {
  const offered: Asked = { ...asked, marketing: { isChecked: false } };
  expect(errorsOf({}, { asked: offered })).toEqual({});
  expect(readCheckoutForm(new URLSearchParams(complete)).wantsMarketing).toBe(false);
  expect(readCheckoutForm(new URLSearchParams({ ...complete, wantsMarketing: 'on' })).wantsMarketing).toBe(true);
});

test('a bill for what is not delivered needs no more than a country, if the site says so', () => {
  const bare = { addressLine: '', postalCode: '', city: '' };
  const digital = { needsShipping: false, shipping: [], pickups: [] };
  expect(errorsOf(bare, digital)).not.toEqual({});
  expect(errorsOf(bare, { ...digital, asked: { ...asked, minimalBilling: true } })).toEqual({});
});
