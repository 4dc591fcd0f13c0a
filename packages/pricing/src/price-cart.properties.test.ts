import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  option,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aLine, aTax } from './example-cart.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import { type PricingInput, type PricingLine, priceCart, type TaxRule } from './index.ts';

const anyGroup = constantFrom(null, 'books', 'food');
const anyPrice = nat({ max: 10_000_000 });
const anyRate = integer({ min: 0, max: 4_000_000 }).map((rate) => String(rate / 1_000_000));
const anyRounding = constantFrom('half-up' as const, 'half-even' as const);

const anyLine: Arbitrary<Omit<PricingLine, 'id'>> = record({
  quantity: nat({ max: 1000 }),
  prices: tuple(anyPrice, nat({ max: 10_000 })),
  taxGroupId: anyGroup,
  shippable: boolean(),
}).map(({ prices: [unitPrice, saved], ...line }) => {
  return { ...line, weight: null, unitPrice, unitFullPrice: unitPrice + saved };
});

const anyLines: Arbitrary<PricingLine[]> = array(anyLine, { maxLength: 8 }).map((lines): PricingLine[] => {
  return lines.map((line, index) => ({ id: `line ${index}`, ...line }));
});

const anyTaxRule: Arbitrary<TaxRule> = record({
  name: constantFrom('State', 'City'),
  rate: anyRate,
  taxGroupId: anyGroup,
  appliesToShipping: boolean(),
});

const anyCart: Arbitrary<PricingInput> = record({
  currency: constantFrom('EUR', 'JPY', 'KWD'),
  taxIncludedInPrices: boolean(),
  lines: anyLines,
  taxRules: array(anyTaxRule, { maxLength: 5 }),
  shipping: option(record({ optionId: constantFrom('post'), title: constantFrom('Post'), price: anyPrice })),
  additionalFees: array(
    record({ id: constantFrom('fee'), name: constantFrom('Fee'), price: anyPrice, taxable: boolean() }),
    { maxLength: 3 },
  ),
});

test('every part adds up and nothing is negative', () =>
  assert(
    property(anyCart, anyRounding, (input, rounding) => {
      expectAddsUp(priceCart(input, rounding));
    }),
  ));

test('the input is left as it is', () =>
  assert(
    property(anyCart, (input) => {
      const before = structuredClone(input);
      priceCart(input);
      expect(input).toEqual(before);
    }),
  ));

test('the order of lines does not matter', () => {
  const cartTwice = anyCart.chain((input) => {
    const shuffled = shuffledSubarray([...input.lines], { minLength: input.lines.length });
    return shuffled.map((lines) => [input, { ...input, lines }] as const);
  });
  return assert(
    property(cartTwice, ([input, shuffled]) => {
      const { lines, ...cart } = priceCart(input);
      const { lines: shuffledLines, ...shuffledCart } = priceCart(shuffled);
      expect(shuffledCart).toEqual(cart);
      expect(shuffledLines.toSorted((first, second) => (first.id < second.id ? -1 : 1))).toEqual(lines);
    }),
  );
});

test('prices that include tax never grow by it', () =>
  assert(
    property(anyCart, (input) => {
      const taxed = priceCart({ ...input, taxIncludedInPrices: true });
      const untaxed = priceCart({ ...input, taxIncludedInPrices: true, taxRules: [] });
      expect(taxed.totals).toEqual({ ...untaxed.totals, tax: taxed.totals.tax });
    }),
  ));

test('a line costs the same whether its net price is taxed or that gross price contains the tax', () =>
  assert(
    property(anyPrice, anyRate, anyRounding, (net, rate, rounding) => {
      const taxRules = [aTax(rate)];
      const added = priceCart(aCart([aLine(net)], { taxRules }), rounding);
      const gross = aLine(added.totals.total);
      const contained = priceCart(aCart([gross], { taxRules, taxIncludedInPrices: true }), rounding);
      expect(contained.totals).toEqual({ ...added.totals, subtotal: added.totals.total });
      expect(contained.taxBreakdown).toEqual(added.taxBreakdown);
    }),
  ));

test('one more unit never makes a cart cheaper', () =>
  assert(
    property(anyCart, anyLine, (input, line) => {
      const cart = (quantity: number) =>
        priceCart({ ...input, lines: [...input.lines, { ...line, id: 'more', quantity }] });
      const { totals } = cart(line.quantity);
      expect(cart(line.quantity + 1).totals.total).toBeGreaterThanOrEqual(totals.total);
    }),
  ));
