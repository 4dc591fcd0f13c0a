import { expect, test } from 'vitest';
import { blankProduct, blankVariant, type OptionDraft, type ProductForm, type VariantDraft } from './product-form.ts';
import { validateProduct } from './validate.ts';

const aProduct = (fields: Partial<ProductForm> = {}, variant: Partial<VariantDraft> = {}): ProductForm => ({
  ...blankProduct(),
  name: 'Mug',
  variants: [{ ...blankVariant(), price: '12.00', ...variant }],
  ...fields,
});
const anOption = (name: string, ...choices: string[]): OptionDraft => ({
  key: name,
  id: null,
  name,
  renderType: 'TEXT_CHOICES',
  choices: choices.map((choice) => ({ key: choice, id: null, name: choice, colorCode: '', original: null })),
});

test('a name and a price are enough', () => {
  expect(validateProduct(aProduct())).toEqual({});
  expect(Object.keys(validateProduct(blankProduct()))).toEqual(['name', 'variants.0.price']);
});

test('amounts of a variant', () => {
  expect(validateProduct(aProduct({}, { price: 'a', cost: '-1', weight: 'x', compareAtPrice: '?' }))).toEqual({
    'variants.0.price': 'Enter an amount',
    'variants.0.compareAtPrice': 'Enter an amount',
    'variants.0.cost': 'Enter an amount',
    'variants.0.weight': 'Enter a number',
  });
  expect(validateProduct(aProduct({}, { compareAtPrice: '12,00' }))).toEqual({
    'variants.0.compareAtPrice': 'Must be above the price',
  });
});

test('a tracked quantity must be there', () => {
  expect(validateProduct(aProduct({}, { stock: { mode: 'TRACKED', quantity: '' } }))).toHaveProperty([
    'variants.0.quantity',
  ]);
  expect(validateProduct(aProduct({}, { stock: { mode: 'TRACKED', quantity: '0' } }))).toEqual({});
});

test('names within a product differ', () => {
  const options = [anOption('Size', 'S', ' s '), anOption('size', 'M'), anOption('Colour')];
  expect(validateProduct(aProduct({ options }))).toEqual({
    'options.0.name': 'Another option has this name',
    'options.0.choices.0.name': 'Another choice has this name',
    'options.0.choices.1.name': 'Another choice has this name',
    'options.1.name': 'Another option has this name',
    'options.2.choices': 'Add at least one choice',
  });
  const variants = ['A', 'a', ''].map((sku) => ({ ...blankVariant(), price: '1', sku }));
  expect(Object.keys(validateProduct(aProduct({ variants })))).toEqual(['variants.0.sku', 'variants.1.sku']);
});

test('swatches need colours', () => {
  const option = { ...anOption('Colour', 'Red'), renderType: 'SWATCH_CHOICES' as const };
  expect(validateProduct(aProduct({ options: [option] }))).toEqual({
    'options.0.choices.0.colorCode': 'Pick a colour',
  });
});

test('an address has no blanks or slashes', () => {
  expect(validateProduct(aProduct({ slug: 'blue mug' }))).toHaveProperty('slug');
  expect(validateProduct(aProduct({ slug: 'tasse-à-café' }))).toEqual({});
});
