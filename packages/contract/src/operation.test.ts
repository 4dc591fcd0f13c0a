import { expect, test } from 'vitest';
import { operations } from './index.ts';
import { anyone, operation } from './operation.ts';
import { text } from './schema.ts';

const all = [...operations.values()];

test('GET operations are reads, except where public clients change something by one', () => {
  expect(all.filter(({ method, effect }) => method === 'GET' && effect !== 'read').map(({ id }) => id)).toEqual([
    'payments.saved-payment-methods.markSavedPaymentMethodPrimary',
  ]);
});

test('operations that change nothing are reads, whatever their method and name', () => {
  const effectOf = (id: string) => operations.get(id)?.effect;
  expect(effectOf('ecom.current-cart.estimateCurrentCartTotals')).toBe('read');
  expect(effectOf('crm.contacts.previewMergeContacts')).toBe('read');
  expect(effectOf('identity.authentication.validateEmail')).toBe('read');
  expect(effectOf('stores.brands-v-3.getOrCreateBrand')).toBe('write');
  expect(effectOf('stoa.catalog-import.checkImport')).toBe('write');
});

test('the field with the created entity exists in the response', () => {
  const strange = all.filter(({ creates, response }) => creates !== null && !response.properties[creates]);
  expect(strange.map(({ id }) => id)).toEqual([]);
});

/** Tokens that identify a payment and grant no access. */
const HARMLESS = [
  'ecom.checkout.createOrderAndCharge paymentResponseToken',
  'ecom.order-billing.chargeOrder regularChargeResponseToken',
  'ecom.order-payment-requests.chargeOrderPaymentRequest paymentResponseToken',
];

test('responses with credentials are not stored', () => {
  const kept = all
    .filter(({ effect, isKept }) => effect === 'write' && isKept)
    .flatMap(({ id, response }) => Object.keys(response.properties).map((field) => `${id} ${field}`))
    .filter((field) => /(secret|token|session|codes|verificationId|uploadUrl)$/i.test(field));
  expect(kept).toEqual(HARMLESS);
});

const parts = { path: '/x', permit: anyone(), summary: 'x', request: {}, response: { thing: text() } } as const;

test('a missing effect and an unknown created field do not compile', () => {
  // @ts-expect-error the effect is missing
  operation({ method: 'POST', ...parts });
  // @ts-expect-error the response has no such field
  operation({ method: 'POST', effect: 'write', creates: 'other', ...parts });
  operation({ method: 'POST', effect: 'write', creates: 'thing', ...parts });
});
