import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { formPath, serverErrors } from './server-errors.ts';

const refusal = (status: number, details: Record<string, unknown>) =>
  new ApiError({ status, body: { message: '', details }, requestId: null });

test('paths of the wire lead to fields of the form', () => {
  expect(formPath('product.name')).toBe('name');
  expect(formPath('product.variantsInfo.variants[2].price.actualPrice.amount')).toBe('variants.2.price');
  expect(formPath('product.variantsInfo.variants.12.inventoryItem.quantity')).toBe('variants.12.quantity');
  expect(formPath('product.options[1].choicesSettings.choices[3].name')).toBe('options.1.choices.3.name');
  expect(formPath('product.options[1].optionRenderType')).toBe('options.1.choices');
  expect(formPath('product.media.itemsInfo.items[0].altText')).toBe('media.0.altText');
  expect(formPath('product.nameplate')).toBeNull();
});

test('violations are told at their fields, the rest above the form', () => {
  const fieldViolations = [
    { field: 'product.name', description: 'must be at most 80 characters long' },
    { field: 'product.handle', description: 'must be a text' },
  ];
  expect(serverErrors(refusal(400, { validationError: { fieldViolations } }))).toEqual({
    errors: { name: 'Must be at most 80 characters long' },
    rest: 'product.handle must be a text',
  });
});

test('a code about one field is told there', () => {
  expect(serverErrors(refusal(409, { applicationError: { code: 'DUPLICATE_SLUG_ERROR' } }))).toEqual({
    errors: { slug: 'Another product has this slug.' },
    rest: null,
  });
  expect(serverErrors(refusal(409, { applicationError: { code: 'SKU_ALREADY_EXIST_ERROR' } })).rest).toBe(
    'Another variant of the product has this SKU.',
  );
});
