import { checkouts, currentCart, productsV3 } from '@stoa/contract';
import { expect, test } from 'vitest';
import { brokenPromises, completed, completedMessage } from './promised-fields.ts';

const line = { id: 'a', quantity: 2, catalogReference: { appId: 'shop', catalogItemId: 'mug' } };

test('an answer gets the promised fields that it lacks, at any depth', () => {
  const { cart } = completed(currentCart.getCurrentCart.response, { cart: { lineItems: [line] } });
  expect(cart.lineItems[0]).toMatchObject({ ...line, membersOnly: false, fixedQuantity: false });
  expect(completedMessage('V3Product', { name: 'Mug' })).toMatchObject({ name: 'Mug', infoSections: [] });
});

test('what is there stays, also nothing where nothing is promised', () => {
  const answer = { product: { infoSections: [{ id: 'a' }], slug: undefined } };
  const whole = completed(productsV3.getProduct.response, answer);
  expect(whole.product.infoSections).toMatchObject([{ id: 'a' }]);
  expect(whole).not.toHaveProperty('product.ribbon');
  expect(answer).toEqual({ product: { infoSections: [{ id: 'a' }] } });
});

test('a complete answer is not copied', () => {
  const whole = completed(currentCart.getCurrentCart.response, { cart: { lineItems: [line] } });
  expect(completed(currentCart.getCurrentCart.response, whole)).toBe(whole);
  expect(completed(checkouts.getCheckout.response, {})).toEqual({});
});

test('fields that cannot be empty are missed', () => {
  const broken = brokenPromises(currentCart.getCurrentCart.response, {
    cart: { lineItems: [{ ...line, quantity: null }] },
  });
  expect(broken).toContain('.cart.lineItems[0].quantity');
  expect(broken).toContain('.cart.lineItems[0].membersOnly');
  expect(brokenPromises(currentCart.getCurrentCart.response, {})).toEqual([]);
});

test('each answer gets empty lists of its own', () => {
  const [one, other] = [1, 2].map(() => completedMessage('V3Product', {}) as { infoSections?: unknown[] });
  expect(one?.infoSections).toEqual([]);
  expect(one?.infoSections).not.toBe(other?.infoSections);
});

test('a message that does not exist is a fault', () => {
  expect(() => completedMessage('V4Product', {})).toThrow('there is no message V4Product');
});
