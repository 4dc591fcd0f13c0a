import { expect, test } from 'vitest';
import { newChoice, type OptionDraft } from '../options/option-form.ts';
import { blankVariant, type VariantDraft } from '../product-form.ts';
import { alignVariants, combinationCount, lostVariants } from './variant-matrix.ts';

const anOption = (name: string, ...choices: string[]): OptionDraft => ({
  key: name,
  id: name,
  name,
  renderType: 'TEXT_CHOICES',
  choices: choices.map((choice) => ({ ...newChoice(choice, false), key: choice, id: choice })),
});
const aVariant = (choices: string[], fields: Partial<VariantDraft> = {}): VariantDraft => ({
  ...blankVariant(),
  key: choices.join('-') || 'only',
  choices,
  original: { id: choices.join('-') || 'only' },
  ...fields,
});
const choicesOf = (variants: VariantDraft[]) => variants.map(({ choices }) => choices.join('-'));

const size = anOption('size', 'S', 'M');
const colour = anOption('colour', 'red', 'blue');

test('every combination has a variant, in the order of the options', () => {
  expect(choicesOf(alignVariants([size, colour], [aVariant([])]))).toEqual(['S-red', 'S-blue', 'M-red', 'M-blue']);
  expect(combinationCount([size, colour, anOption('empty')])).toBe(4);
});

test('an existing combination keeps its variant, wherever its options move', () => {
  const before = alignVariants([size, colour], []).map((variant, index) => ({ ...variant, sku: `SKU-${index}` }));
  const after = alignVariants([colour, size], before);
  expect(after.map(({ choices, sku }) => `${choices.join('-')} ${sku}`)).toEqual([
    'red-S SKU-0',
    'red-M SKU-2',
    'blue-S SKU-1',
    'blue-M SKU-3',
  ]);
  expect(after.map(({ key }) => key).toSorted()).toEqual(before.map(({ key }) => key).toSorted());
});

test('a first option splits the only variant: prices go to all, SKU and stock to one', () => {
  const only = aVariant([], {
    price: '12.00',
    weight: '0.3',
    sku: 'MUG',
    stock: { mode: 'TRACKED', quantity: '7', preorder: null },
  });
  const [first, second] = alignVariants([size], [only]);
  expect(first).toMatchObject({
    choices: ['S'],
    price: '12.00',
    weight: '0.3',
    sku: 'MUG',
    stock: { quantity: '7' },
    original: null,
  });
  expect(second).toMatchObject({
    choices: ['M'],
    price: '12.00',
    weight: '0.3',
    sku: '',
    stock: { mode: 'TRACKED', quantity: '0' },
  });
});

test('a new choice copies prices from the variant with the most choices in common', () => {
  const variants = [
    aVariant(['S', 'red'], { price: '10' }),
    aVariant(['S', 'blue'], { price: '11' }),
    aVariant(['M', 'red'], { price: '20' }),
    aVariant(['M', 'blue'], { price: '21' }),
  ];
  const after = alignVariants([anOption('size', 'S', 'M'), anOption('colour', 'red', 'blue', 'green')], variants);
  expect(after.map(({ choices, price }) => `${choices.join('-')} ${price}`)).toEqual([
    'S-red 10',
    'S-blue 11',
    'S-green 10',
    'M-red 20',
    'M-blue 21',
    'M-green 20',
  ]);
  expect(lostVariants(variants, after)).toEqual([]);
});

test('removing a choice removes its variants', () => {
  const variants = [aVariant(['S']), aVariant(['M'])];
  const after = alignVariants([anOption('size', 'S')], variants);
  expect(choicesOf(after)).toEqual(['S']);
  expect(choicesOf(lostVariants(variants, after))).toEqual(['M']);
});

test('removing an option leaves one variant of each group, and removing the last leaves a single one', () => {
  const variants = [
    aVariant(['S', 'red'], { sku: 'A' }),
    aVariant(['S', 'blue'], { sku: 'B' }),
    aVariant(['M', 'red'], { sku: 'C' }),
  ];
  expect(alignVariants([size], variants).map(({ choices, sku }) => `${choices} ${sku}`)).toEqual(['S A', 'M C']);
  expect(alignVariants([], variants)).toHaveLength(1);
});

test('an option without choices changes nothing yet', () => {
  const variants = [aVariant(['S']), aVariant(['M'])];
  expect(alignVariants([size, anOption('colour')], variants)).toEqual(variants);
});
