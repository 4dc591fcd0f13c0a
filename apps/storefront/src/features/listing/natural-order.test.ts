import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalOrder } from './natural-order.ts';

test.each([
  [
    ['100 cm', '120 cm', '21 cm', '1.1 m', '30 mm'],
    ['30 mm', '21 cm', '100 cm', '1.1 m', '120 cm'],
  ],
  [
    ['1 kg', '250 g', '1.5 kg', '0,5 kg'],
    ['250 g', '0,5 kg', '1 kg', '1.5 kg'],
  ],
  [
    ['50 × 70 cm', '100 × 70 cm', '30 × 40 cm'],
    ['30 × 40 cm', '50 × 70 cm', '100 × 70 cm'],
  ],
  [
    ['XL', 'S', 'XXL', 'M', 'XS', 'L'],
    ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ],
  [
    ['A10', 'A4', 'A3'],
    ['A3', 'A4', 'A10'],
  ],
  [
    ['Walnut', 'black', 'Öl', 'Oak'],
    ['black', 'Oak', 'Öl', 'Walnut'],
  ],
])('%s', (labels, sorted) => {
  expect(labels.toSorted(naturalOrder('en'))).toEqual(sorted);
});

const labels = fc.oneof(
  fc.constantFrom(
    'S',
    'XL',
    '2XL',
    'Oak',
    'oak',
    '7',
    '70',
    'A4',
    '50 × 70 cm',
    '1.1 m',
    '100 cm',
    '1 kg',
    '1,5 l',
    '',
  ),
  fc.tuple(fc.nat(2000), fc.constantFrom('', ' cm', 'mm', ' kg', 'g', ' ml', ' words')).map((parts) => parts.join('')),
);
const order = naturalOrder('en');

test('the order of any labels is one: what comes before something comes before all that follows', () => {
  fc.assert(
    fc.property(labels, labels, labels, (one, two, three) => {
      expect(Math.sign(order(one, two))).toBe(-Math.sign(order(two, one)) || 0);
      if (order(one, two) <= 0 && order(two, three) <= 0) expect(order(one, three)).toBeLessThanOrEqual(0);
    }),
  );
});
