import { ApiError } from '@stoa/sdk';
import { expect, test } from 'vitest';
import { loadFailureTexts } from '../../../app/failure-texts.ts';
import { formPath, serverErrors } from '../../../ui/form/server-errors.ts';
import { productWire } from './product-wire.ts';

const refusal = (code: string) =>
  new ApiError({ status: 409, body: { message: '', details: { applicationError: { code } } }, requestId: null });
const pathOf = (wirePath: string) => formPath(wirePath, productWire.fields ?? [], []);

test('wire paths map to form fields', () => {
  expect(pathOf('product.name')).toBe('name');
  expect(pathOf('product.brand.name')).toBe('brand');
  expect(pathOf('product.variantsInfo.variants[2].price.actualPrice.amount')).toBe('variants.2.price');
  expect(pathOf('product.variantsInfo.variants.12.inventoryItem.quantity')).toBe('variants.12.quantity');
  expect(pathOf('product.options[1].choicesSettings.choices[3].name')).toBe('options.1.choices.3.name');
  expect(pathOf('product.options[1].optionRenderType')).toBe('options.1.choices');
  expect(pathOf('product.media.itemsInfo.items[0].altText')).toBe('media.0.altText');
  expect(pathOf('product.nameplate')).toBeNull();
});

test('an error code about one field is shown at that field', async () => {
  await loadFailureTexts();
  expect(serverErrors(refusal('DUPLICATE_SLUG_ERROR'), productWire, [])).toEqual({
    errors: { slug: 'Another product has this slug.' },
    rest: null,
  });
  expect(serverErrors(refusal('SKU_ALREADY_EXIST_ERROR'), productWire, []).rest).toBe(
    'Another variant of the product has this SKU.',
  );
});
