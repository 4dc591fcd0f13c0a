import { expect, test } from 'vitest';
import { addressOf, GONE, keyOf, namesOf, newLineOf, titleOf, type Variant } from './pay-link.ts';

const oak: Variant = {
  variantId: 'oak',
  productData: { productId: 'poppy', name: 'Poppy Field' },
  optionChoices: [{ optionChoiceNames: { optionName: 'Frame', choiceName: 'Oak' } }],
};
const names = namesOf([oak]);
const line = (catalogItemId: string, options: object | null, quantity = 1) => ({
  quantity,
  catalogReference: { appId: 'stores', catalogItemId, options: options as Record<string, unknown> | null },
});

test('a pay link is called by what it sells', () => {
  const template = {
    lineItems: [line('poppy', { variantId: 'oak' }, 2), line('poppy', null), line('other', null)],
    customLineItems: [{ quantity: 1, productName: { original: 'Gift wrap' } }],
  };
  expect(titleOf({ template, names })).toBe(`2 × Poppy Field – Oak, Poppy Field, ${GONE}, Gift wrap`);
});

test('a chosen variant becomes a line that is found again by its name', () => {
  const chosen = newLineOf(oak, 'stores');
  expect(chosen).toEqual(line('poppy', { variantId: 'oak' }));
  expect(names.get(keyOf(chosen))).toBe('Poppy Field – Oak');
});

test('the address names the link and the site', () => {
  expect(addressOf({ url: 'https://shop.example/', id: 'site' }, { id: 'link' })).toBe(
    'https://shop.example/ecom/v1/checkout-templates/link/create-and-redirect-to-checkout?siteId=site',
  );
});
