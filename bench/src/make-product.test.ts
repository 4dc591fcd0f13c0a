import { expect, test } from 'vitest';
import { makeProduct } from './make-product.ts';
import { newRandom } from './random.ts';

const newest = new Date('2026-01-31T12:00:00.000Z');
const make = (count: number) => {
  const random = newRandom(1);
  return Array.from({ length: count }, (_, number) => makeProduct(number, newest, ['a', 'b', 'c'], random));
};

test('the same seed makes the same products, except for their ids', () => {
  const texts = () => make(5).map(({ name, slug, description }) => ({ name, slug, description }));
  expect(texts()).toEqual(texts());
});

test('products have the size that the measurements assume', () => {
  const products = make(600);
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0) / products.length;
  expect(variants).toBeCloseTo(4, 0);
  for (const { options, media, description } of products) {
    expect(options).toHaveLength(2);
    expect(media).toHaveLength(2);
    expect(description.length).toBeGreaterThan(750);
    expect(description.length).toBeLessThan(900);
  }
});

test('every slug is unique, and every variant has one choice of each option', () => {
  const products = make(300);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(300);
  for (const { options, variants } of products) {
    const chosen = variants.map(({ choices }) => choices.map(({ choiceId }) => choiceId).join(' '));
    expect(new Set(chosen).size).toBe(variants.length);
    for (const { choices } of variants)
      expect(choices.map(({ optionId }) => optionId)).toEqual(options.map(({ id }) => id));
  }
});
