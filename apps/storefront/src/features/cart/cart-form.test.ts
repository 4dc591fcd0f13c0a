import { expect, test } from 'vitest';
import { type RemovedItems, readQuantities, readRemoved, saveNote, saveQuantities, writeRemoved } from './cart-form.ts';

const form = (text: string) => readQuantities(new URLSearchParams(text), new URLSearchParams(text).get('intent') ?? '');
const TWO = 'before.a=1&quantity.a=1&before.b=2&quantity.b=5';

test('only quantities that differ from those of the page are saved', () => {
  expect(form(TWO)).toEqual({ changes: [{ id: 'b', quantity: 5 }], isWrong: false });
});

test('a note is saved if it was changed, and an emptied one is taken back', async () => {
  const saved: unknown[] = [];
  const carts = {
    updateCurrentCart: async (request?: object) => {
      saved.push(request);
      return {};
    },
  };
  for (const text of ['', 'noteBefore=Ring&note=Ring', 'noteBefore=&note=+Ring+', 'noteBefore=Ring&note='])
    await saveNote(carts, new URLSearchParams(text));
  expect(saved).toEqual([{ cartInfo: { buyerNote: 'Ring' } }, { cartInfo: { buyerNote: null } }]);
});

test('a button beside a line changes it, together with what was typed in others', () => {
  const b = { id: 'b', quantity: 5 };
  expect(form(`${TWO}&intent=more:a`).changes).toEqual([{ id: 'a', quantity: 2 }, b]);
  expect(form(`${TWO}&intent=less:a`).changes).toEqual([{ id: 'a', quantity: 0 }, b]);
  expect(form(`${TWO}&intent=remove:a`).changes).toEqual([{ id: 'a', quantity: 0 }, b]);
});

test('quantities that make no sense change nothing, and others are saved', () => {
  const changes = [{ id: 'b', quantity: 5 }];
  for (const wrong of ['x', '-1', '1.5', '1000', ''])
    expect(form(`before.a=1&quantity.a=${wrong}&before.b=2&quantity.b=5`)).toEqual({ changes, isWrong: true });
});

const shirt = { appId: 'stores', catalogItemId: 'shirt' };

function aCart() {
  const asked: unknown[] = [];
  const lines = [
    { id: 'a', quantity: 2, catalogReference: shirt },
    { id: 'b', quantity: 3 },
  ];
  const cart = { lineItems: lines } as never;
  return {
    asked,
    getCurrentCart: async () => ({ cart }),
    updateCurrentCartLineItemQuantity: async (request: unknown) => {
      asked.push(request);
      return { cart };
    },
    removeLineItemsFromCurrentCart: async (request: unknown) => {
      asked.push(request);
      return { cart };
    },
  };
}

test('a quantity of zero removes a line, which can be added again', async () => {
  const cart = aCart();
  const saved = await saveQuantities(cart, [{ id: 'a', quantity: 0 }]);
  expect(cart.asked).toEqual([{ lineItemIds: ['a'] }]);
  expect(saved).toEqual({ removed: [{ catalogReference: shirt, quantity: 2 }], isLimited: false });
  expect(readRemoved(writeRemoved(saved.removed))).toEqual(saved.removed);
  expect(['', '{', '{}', null].map(readRemoved)).toEqual([[], [], [], []]);
});

test('without changes there are no requests; a quantity above the stock is noticed', async () => {
  const cart = aCart();
  expect(await saveQuantities(cart, [])).toEqual({ removed: [], isLimited: false });
  expect(cart.asked).toEqual([]);
  expect(await saveQuantities(cart, [{ id: 'b', quantity: 9 }])).toMatchObject({ isLimited: true });
});

test('more removed items than an address can hold are not offered again, whoever wrote them there', () => {
  const many = Array.from({ length: 100 }, () => ({ catalogReference: { catalogItemId: 'mug' }, quantity: 1 }));
  expect(writeRemoved(many as RemovedItems)).toBe('');
  expect(readRemoved(JSON.stringify(many))).toEqual([]);
});
