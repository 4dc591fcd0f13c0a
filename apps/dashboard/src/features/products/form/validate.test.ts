import { expect, test } from 'vitest';
import { newModifier } from './modifiers/modifier-form.ts';
import { newChoice, type OptionDraft } from './options/option-form.ts';
import { blankProduct, blankVariant, type ProductForm, type VariantDraft } from './product-form.ts';
import { newPlan } from './subscriptions/plan-form.ts';
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
  choices: choices.map((choice) => newChoice(choice, false)),
});

test('a name and a price are enough', () => {
  expect(validateProduct(aProduct())).toEqual({});
  expect(Object.keys(validateProduct(blankProduct()))).toEqual(['name', 'variants.0.price']);
});

test('a long name is refused, not cut', () => {
  expect(validateProduct(aProduct({ name: 'x'.repeat(81) }))).toEqual({ name: 'Use at most 80 characters' });
  expect(validateProduct(aProduct({ name: ` ${'😀'.repeat(80)} ` }))).toEqual({});
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

test('a tracked quantity is required', () => {
  expect(validateProduct(aProduct({}, { stock: { mode: 'TRACKED', quantity: '', preorder: null } }))).toHaveProperty([
    'variants.0.quantity',
  ]);
  expect(validateProduct(aProduct({}, { stock: { mode: 'TRACKED', quantity: '0', preorder: null } }))).toEqual({});
});

test('names within a product must differ', () => {
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

test('modifiers must be named and complete', () => {
  const engraving = newModifier('FREE_TEXT');
  const freeText = { title: '', minimum: '20', maximum: '10', addedPrice: 'much' };
  const modifiers = [{ ...engraving, name: 'Engraving', freeText }, newModifier('TEXT_CHOICES')];
  expect(validateProduct(aProduct({ modifiers }))).toEqual({
    'modifiers.0.freeText.maximum': 'Enter 20 to 500',
    'modifiers.0.freeText.addedPrice': 'Enter an amount',
    'modifiers.1.name': 'Name it, for example Engraving',
    'modifiers.1.choices': 'Add at least one choice',
  });
});

test('plans need a name, a frequency and a sensible discount', () => {
  const plans = [
    { ...newPlan(), title: 'Monthly', discountType: 'PERCENT' as const, discount: '10' },
    { ...newPlan(), interval: '0', billingCycles: '1', discountType: 'PERCENT' as const, discount: '100' },
  ];
  expect(Object.keys(validateProduct(aProduct({ plans })))).toEqual([
    'plans.1.title',
    'plans.1.interval',
    'plans.1.billingCycles',
    'plans.1.discount',
  ]);
});

test('a deposit is an amount, or a part of the price in percent', () => {
  const errorOf = (type: 'NONE' | 'AMOUNT' | 'PERCENT', value: string) =>
    validateProduct(aProduct({ deposit: { type, value } })).deposit;
  expect([errorOf('NONE', ''), errorOf('AMOUNT', '12,50'), errorOf('PERCENT', '30')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const value of ['', '0', 'much']) expect(errorOf('AMOUNT', value)).toBe('Enter an amount');
  for (const value of ['', '0', '100']) expect(errorOf('PERCENT', value)).toContain('percent');
});

test('a canonical address must be absolute', () => {
  expect(validateProduct(aProduct({ canonical: 'javascript:alert(1)' }))).toHaveProperty('canonical');
  expect(validateProduct(aProduct({ canonical: 'https://stoa.test/mug' }))).toEqual({});
});

test('an address contains no spaces or slashes', () => {
  expect(validateProduct(aProduct({ slug: 'blue mug' }))).toHaveProperty('slug');
  expect(validateProduct(aProduct({ slug: 'tasse-à-café' }))).toEqual({});
});
