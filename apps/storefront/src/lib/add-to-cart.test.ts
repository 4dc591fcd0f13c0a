import { expect, test } from 'vitest';
import { addToCart } from './add-to-cart.ts';
import { print } from './print.fixture.ts';

const wish = { selection: { size: 'large', frame: 'none' }, answers: {}, quantity: 1 };

async function add(product: typeof print, wanted: Parameters<typeof addToCart>[2]) {
  const sent: unknown[] = [];
  const carts = { addToCurrentCart: async (request: unknown) => void sent.push(request) as never };
  const problem = await addToCart(carts as unknown as Parameters<typeof addToCart>[0], product, wanted);
  return { problem, sent };
}

test('what is wished goes to the cart by the ids of product and variant', async () => {
  const { problem, sent } = await add(print, wish);
  expect(problem).toBeNull();
  expect(sent).toMatchObject([
    { lineItems: [{ catalogReference: { catalogItemId: 'p', options: { variantId: '3' } }, quantity: 1 }] },
  ]);
});

test.each([
  [{ ...wish, selection: { size: 'large' } }, 'Choose frame first.'],
  [{ ...wish, selection: { size: 'large', frame: 'oak' } }, 'This combination is not available. Choose another one.'],
  [{ ...wish, selection: { size: 'small', frame: 'oak' } }, 'Twin Suns in Small, Oak is sold out. Choose another one.'],
  [{ ...wish, quantity: null }, 'The quantity must be a whole number from 1 to 999.'],
  [{ ...wish, quantity: 31 }, 'There are only 30 left. Choose a lower quantity.'],
])('%j: %s', async (wanted, message) => {
  expect(await add(print, wanted)).toEqual({ problem: { message, ofModifiers: {} }, sent: [] });
});

test('what not everybody can buy once says so', async () => {
  const restricted = { ...print, restriction: 'Only members can buy this.' };
  expect((await add(restricted, wish)).problem?.message).toBe('Only members can buy this.');
});
