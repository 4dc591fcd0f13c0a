import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { Scope } from './discounts/scope.ts';
import type { Trigger } from './discounts/trigger.ts';
import { aCart, aLine, aTax, categoryOf, itemsOf, taxedBy } from './example-cart.ts';
import { expectAddsUp } from './expect-adds-up.ts';
import {
  type Coupon,
  type Discount,
  type DiscountRule,
  type LinePayment,
  type MerchantDiscount,
  type PricingInput,
  type PricingLine,
  priceCart,
  priceLines,
  type Taxed,
  type TaxRule,
  type Tip,
} from './index.ts';

/** Each line's taxes are rounded separately, so that another split over the lines may cost one unit more per tax. */
const roundingOf = ({ lines, tax }: PricingInput): number => lines.length * ('rules' in tax ? tax.rules.length : 0);

const anyGroup = constantFrom(null, 'books', 'food');
const anyPrice = nat({ max: 10_000_000 });
const anyRate = integer({ min: 0, max: 4_000_000 }).map((rate) => String(rate / 1_000_000));
const anyRounding = constantFrom('half-up' as const, 'half-even' as const);

/** Most lines are paid with the order. */
const anyPayment: Arbitrary<LinePayment | null> = oneof(
  constantFrom(null, null),
  record({ option: constantFrom('FULL_PAYMENT_OFFLINE' as const) }),
  record({ option: constantFrom('DEPOSIT_ONLINE' as const), deposit: anyPrice }),
);

const anyLine: Arbitrary<Omit<PricingLine, 'id'>> = record({
  quantity: nat({ max: 1000 }),
  prices: tuple(anyPrice, nat({ max: 10_000 })),
  taxGroupId: anyGroup,
  shippable: boolean(),
  payment: anyPayment,
  item: option(
    record({
      appId: constantFrom('shop'),
      itemId: constantFrom('mug', 'tea', 'jug'),
      categoryIds: constantFrom([], ['pots'], ['pots', 'sale']),
    }),
  ),
}).map(({ prices: [unitPrice, saved], payment, ...line }) => {
  return { ...line, weight: null, unitPrice, unitFullPrice: unitPrice + saved, ...(payment && { payment }) };
});

const anyLines: Arbitrary<PricingLine[]> = array(anyLine, { maxLength: 8 }).map((lines): PricingLine[] => {
  return lines.map((line, index) => ({ id: `line ${index}`, ...line }));
});

const anyTaxRule: Arbitrary<TaxRule> = record({
  name: constantFrom('State', 'City'),
  rate: anyRate,
  taxGroupId: anyGroup,
  target: constantFrom('LINES', 'COSTS'),
});

const anyCart: Arbitrary<PricingInput> = record({
  currency: constantFrom('EUR', 'JPY', 'KWD'),
  taxIncludedInPrices: boolean(),
  lines: anyLines,
  tax: array(anyTaxRule, { maxLength: 5 }).map((rules) => ({ rules })),
  shipping: option(record({ optionId: constantFrom('post'), title: constantFrom('Post'), price: anyPrice })),
  additionalFees: array(
    record({ id: constantFrom('fee'), name: constantFrom('Fee'), price: anyPrice, taxable: boolean() }),
    { maxLength: 3 },
  ),
  discountRules: constantFrom([]),
  merchantDiscounts: constantFrom([]),
  coupon: constantFrom(null),
  tip: constantFrom(null),
  giftCards: constantFrom([]),
});

const anyPercentage = integer({ min: 1, max: 1_000_000 }).map((percentage) => percentage / 10_000);

const anyScopes: Arbitrary<Scope[] | null> = option(
  array(constantFrom(itemsOf('mug'), itemsOf('tea', 'jug'), categoryOf('pots'), categoryOf('sale')), {
    minLength: 1,
    maxLength: 2,
  }),
);

const anyUnitDiscount = oneof(
  record({ type: constantFrom('UNIT_PERCENTAGE' as const), percentage: anyPercentage }),
  record({ type: constantFrom('UNIT_AMOUNT' as const), amount: anyPrice }),
  record({ type: constantFrom('UNIT_PRICE' as const), price: anyPrice }),
);

const anyDiscount: Arbitrary<Discount> = oneof(
  anyUnitDiscount,
  record({ type: constantFrom('ORDER_PERCENTAGE' as const), percentage: anyPercentage }),
  record({ type: constantFrom('ORDER_AMOUNT' as const), amount: anyPrice }),
  record({ type: constantFrom('BUNDLES' as const), quantity: integer({ min: 2, max: 20 }), price: anyPrice }),
  record({
    type: constantFrom('BUY_X_GET_Y' as const),
    buys: record({
      scopes: anyScopes,
      least: oneof(
        record({ quantity: integer({ min: 1, max: 9 }) }),
        record({ spend: integer({ min: 1, max: 10_000_000 }) }),
      ),
    }),
    gets: integer({ min: 1, max: 9 }),
    off: anyUnitDiscount,
    limit: option(integer({ min: 1, max: 9 })),
  }),
);

const anyTrigger: Arbitrary<Trigger> = record({
  type: constantFrom('SUBTOTAL' as const, 'QUANTITY' as const),
  scopes: anyScopes,
  from: option(nat({ max: 1000 })),
  to: option(integer({ min: 1000, max: 10_000_000 })),
}).map((range): Trigger => range);

const anyRules: Arbitrary<DiscountRule[]> = array(
  record({
    name: constantFrom('Rule'),
    createdDate: constantFrom('2024', '2025'),
    trigger: option(anyTrigger),
    scopes: anyScopes,
    onlyLowestPriced: boolean(),
    discount: anyDiscount,
  }),
  { maxLength: 4 },
).map((rules): DiscountRule[] => rules.map((rule, index) => ({ id: `rule ${index}`, ...rule })));

const anyGifts: Arbitrary<MerchantDiscount[]> = array(
  record({
    name: constantFrom('Discount'),
    lineIds: option(constantFrom(['line 0'], ['line 1', 'line 2'])),
    discount: oneof(
      record({ type: constantFrom('PERCENTAGE' as const), percentage: anyPercentage }),
      record({ type: constantFrom('AMOUNT' as const), amount: anyPrice }),
    ),
  }),
  { maxLength: 2 },
).map((gifts): MerchantDiscount[] => gifts.map((gift, index) => ({ id: `gift ${index}`, ...gift })));

const anyCoupon: Arbitrary<Coupon> = record({
  id: constantFrom('coupon'),
  name: constantFrom('Coupon'),
  code: constantFrom('CODE'),
  minimumSubtotal: option(anyPrice),
  scopes: anyScopes,
  onlyLowestPriced: boolean(),
  discount: oneof(anyDiscount, record({ type: constantFrom('FREE_SHIPPING' as const) })),
});

const anyTip: Arbitrary<Tip> = oneof(
  record({
    id: constantFrom('tip'),
    type: constantFrom('PERCENTAGE' as const),
    percentage: nat({ max: 10_000 }).map((hundredths) => hundredths / 100),
  }),
  record({
    id: constantFrom('tip'),
    type: constantFrom('AMOUNT' as const, 'CUSTOM' as const),
    amount: nat({ max: 5000 }),
  }),
);

/** With discounts, coupon, tip and gift cards. */
const anyDiscountedCart: Arbitrary<PricingInput> = record({
  cart: anyCart,
  discountRules: anyRules,
  merchantDiscounts: anyGifts,
  coupon: option(anyCoupon),
  tip: option(anyTip),
  giftCards: array(record({ balance: anyPrice, most: option(anyPrice) }), { maxLength: 2 }),
}).map(({ cart, giftCards, ...rest }) => ({
  ...cart,
  ...rest,
  giftCards: giftCards.map((card, index) => ({ id: `card ${index}`, ...card })),
}));

test('every part adds up and nothing is negative', () =>
  assert(
    property(anyCart, anyRounding, (input, rounding) => {
      expectAddsUp(priceCart(input, rounding));
    }),
  ));

test('also with discounts, coupons, tips and gift cards', () =>
  assert(
    property(anyDiscountedCart, anyRounding, (input, rounding) => {
      const cart = priceCart(input, rounding);
      expectAddsUp(cart);
      for (const { id, amount } of cart.giftCards) {
        const { balance, most } = input.giftCards.find((card) => card.id === id) ?? { balance: 0, most: 0 };
        expect(amount).toBeLessThanOrEqual(Math.min(balance, most ?? balance));
      }
    }),
  ));

test('a discount, a coupon or a gift card never makes a cart more expensive', () =>
  assert(
    property(anyDiscountedCart, (input) => {
      const plain = priceCart({ ...input, discountRules: [], coupon: null, giftCards: [] });
      const withRules = priceCart({ ...input, coupon: null, giftCards: [] });
      const cart = priceCart(input);
      expect(withRules.totals.total).toBeLessThanOrEqual(plain.totals.total + roundingOf(input));
      expect(cart.totals.total).toBeLessThanOrEqual(withRules.totals.total + roundingOf(input));
      expect(cart.payNow.afterGiftCards).toBeLessThanOrEqual(cart.totals.total);
    }),
  ));

test('the order in which rules are given does not matter', () => {
  const cartTwice = anyDiscountedCart.chain((input) => {
    const { discountRules: rules } = input;
    const shuffled = shuffledSubarray([...rules], { minLength: rules.length });
    return shuffled.map((discountRules) => [input, { ...input, discountRules }] as const);
  });
  return assert(
    property(cartTwice, ([input, shuffled]) => {
      expect(priceCart(shuffled)).toEqual(priceCart(input));
    }),
  );
});

test('no discount saves more than a line or shipping costs, and bundles save what they say', () =>
  assert(
    property(anyDiscountedCart, (input) => {
      const { lines, shipping, adjustments } = priceCart(input);
      for (const { linePrice, discount } of lines) expect(discount).toBeLessThanOrEqual(linePrice);
      if (shipping) expect(shipping.discount).toBeLessThanOrEqual(shipping.price);
      for (const { amount, combinations } of adjustments) {
        const saved = combinations?.flatMap((one) => one.lines).reduce((total, line) => total + line.amount, 0);
        expect(saved ?? amount).toBe(amount);
      }
    }),
  ));

test('lines priced alone have the same discounts as in the whole cart', () =>
  assert(
    property(anyDiscountedCart, (input) => {
      const { lines, adjustments } = priceLines(input);
      const cart = priceCart(input);
      expect(adjustments).toEqual(cart.adjustments.filter(({ target }) => target !== 'SHIPPING'));
      expect(lines.map(({ discount }) => discount)).toEqual(cart.lines.map(({ discount }) => discount));
    }),
  ));

test('a calculator’s amounts are used unchanged', () =>
  assert(
    property(anyDiscountedCart, (input) => {
      const cart = priceCart(input);
      const amountsOf = ({ taxes }: Taxed) => taxes.map(({ name, rate, amount }) => ({ name, rate, amount }));
      const byId = (parts: readonly (Taxed & { id: string })[]) =>
        Object.fromEntries(parts.map((part) => [part.id, amountsOf(part)]));
      const fees = cart.additionalFees.slice(0, 1);
      const once = { ...input, additionalFees: input.additionalFees.slice(0, 1) };
      const tax = {
        byLine: byId(cart.lines),
        byFee: byId(fees),
        shipping: cart.shipping ? amountsOf(cart.shipping) : [],
      };
      expect(priceCart({ ...once, tax })).toEqual(priceCart(once));
    }),
  ));

test('when a line is paid changes what is due now, and nothing else', () =>
  assert(
    property(anyDiscountedCart, (input) => {
      const atOnce = priceCart({ ...input, lines: input.lines.map(({ payment: _, ...line }) => line) });
      const cart = priceCart(input);
      expect(cart.totals).toEqual(atOnce.totals);
      expect(cart.taxBreakdown).toEqual(atOnce.taxBreakdown);
      expect(cart.giftCards).toEqual(atOnce.giftCards);
      expect(atOnce.payLater.total).toBe(0);
      const most = input.lines.reduce((due, { quantity, payment }, index) => {
        const { totalAfterTax = 0 } = cart.lines[index] ?? {};
        if (payment?.option === 'DEPOSIT_ONLINE') return due + Math.min(payment.deposit * quantity, totalAfterTax);
        return payment ? due : due + totalAfterTax;
      }, 0);
      const costs = [...(cart.shipping ? [cart.shipping] : []), ...cart.additionalFees];
      const ofCosts = costs.reduce((due, { totalAfterTax }) => due + totalAfterTax, 0);
      const isElsewhere =
        input.lines.length > 0 && input.lines.every(({ payment }) => payment && !('deposit' in payment));
      expect(cart.payNow.total).toBe(isElsewhere ? 0 : most + ofCosts);
    }),
  ));

test('what is on trial costs nothing yet, and afterwards what it would cost without a trial', () =>
  assert(
    property(anyDiscountedCart, boolean(), (input, isMixed) => {
      const lines = input.lines.map((line, index) => ({ ...line, isOnTrial: !isMixed || index % 2 === 0 }));
      const cart = priceCart({ ...input, lines });
      expectAddsUp(cart);
      const onTrial = input.lines.filter((_, index) => lines[index]?.isOnTrial);
      if (onTrial.length === 0) {
        expect(cart.afterTrial).toBeUndefined();
        return;
      }
      for (const [index, { linePrice }] of cart.lines.entries()) if (lines[index]?.isOnTrial) expect(linePrice).toBe(0);
      const isWhole = onTrial.length === lines.length;
      const costs = isWhole ? {} : { shipping: null, additionalFees: [] };
      expect(cart.afterTrial).toEqual(priceCart({ ...input, lines: onTrial, tip: null, giftCards: [], ...costs }));
    }),
  ));

test('the input is not changed', () =>
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

test('prices that include tax do not increase by it', () =>
  assert(
    property(anyCart, (input) => {
      const taxed = priceCart({ ...input, taxIncludedInPrices: true });
      const untaxed = priceCart({ ...input, taxIncludedInPrices: true, tax: { rules: [] } });
      expect(taxed.totals).toEqual({ ...untaxed.totals, tax: taxed.totals.tax });
    }),
  ));

test('a line costs the same whether tax is added to its net price or extracted from the gross price', () =>
  assert(
    property(anyPrice, anyRate, anyRounding, (net, rate, rounding) => {
      const taxed = taxedBy(aTax(rate));
      const added = priceCart(aCart([aLine(net)], taxed), rounding);
      const gross = aLine(added.totals.total);
      const contained = priceCart(aCart([gross], { ...taxed, taxIncludedInPrices: true }), rounding);
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
