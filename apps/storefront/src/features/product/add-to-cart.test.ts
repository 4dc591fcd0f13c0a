import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { addToCart, buyNow } from './add-to-cart.ts';
import { print } from './print.fixture.ts';

const wish = { selection: { size: 'large', frame: 'none' }, answers: {}, quantity: 1, plan: '' };

async function add(product: typeof print, wanted: Parameters<typeof addToCart>[2]) {
  const sent: unknown[] = [];
  const carts = { addToCurrentCart: async (request: unknown) => void sent.push(request) as never };
  const problem = await addToCart(
    carts as unknown as Parameters<typeof addToCart>[0],
    product,
    wanted,
    messagesIn('en').product,
  );
  return { problem, sent };
}

test('the requested item is added to the cart by the ids of product and variant', async () => {
  const { problem, sent } = await add(print, wish);
  expect(problem).toBeNull();
  expect(sent).toMatchObject([
    { lineItems: [{ catalogReference: { catalogItemId: 'p', options: { variantId: '3' } }, quantity: 1 }] },
  ]);
});

test.each([
  [{ ...wish, selection: { size: 'large' } }, 'Please choose frame first.'],
  [
    { ...wish, selection: { size: 'large', frame: 'oak' } },
    'This combination isn’t available. Please choose another one.',
  ],
  [
    { ...wish, selection: { size: 'small', frame: 'oak' } },
    'Twin Suns in Small, Oak is sold out. Please choose another one.',
  ],
  [{ ...wish, quantity: null }, 'Enter a quantity from 1 to 999.'],
  [{ ...wish, quantity: 31 }, 'Only 30 left. Please choose a lower quantity.'],
])('%j: %s', async (wanted, message) => {
  expect(await add(print, wanted)).toEqual({ problem: { message, ofModifiers: {} }, sent: [] });
});

test('an item bought at once goes to a checkout of its own', async () => {
  const sent: unknown[] = [];
  const createCheckout = async (request: unknown) => {
    sent.push(request);
    return { checkout: { id: 'c' } };
  };
  const checkouts = { createCheckout } as unknown as Parameters<typeof buyNow>[0];
  expect(await buyNow(checkouts, print, wish, messagesIn('en').product)).toBe('c');
  expect(sent).toMatchObject([{ channelType: 'WEB', lineItems: [{ catalogReference: { catalogItemId: 'p' } }] }]);
  const refused = await buyNow(checkouts, print, { ...wish, quantity: 31 }, messagesIn('en').product);
  expect(refused).toEqual({ message: 'Only 30 left. Please choose a lower quantity.', ofModifiers: {} });
  expect(sent).toHaveLength(1);
});

test('products that only some people can buy are rejected with a message', async () => {
  const restricted = { ...print, restriction: 'members' as const };
  expect((await add(restricted, wish)).problem?.message).toBe('Only members can buy this.');
});
