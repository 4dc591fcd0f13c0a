import type { Rounding } from '@stoa/money';
import { nothingToPay } from './add-up.ts';
import { inputAfterTrial } from './after-trial.ts';
import { checkInput } from './check-input.ts';
import type { ItemPrices, PricedCart } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';
import type { Stage } from './stage.ts';
import { stages, stagesOfLines } from './stages.ts';

/**
 * Prices a cart. Pure: no I/O, and the input is not changed. Tax is rounded per line, shipping and fee, and all totals
 * are sums of those rounded amounts, so that the displayed amounts add up to the charge. Throws a RangeError for
 * negative, fractional or malformed input, and when an amount leaves the safe integer range.
 */
export function priceCart(input: PricingInput, rounding: Rounding = 'half-up'): PricedCart {
  const cart = run(Object.values(stages), input, rounding);
  const inputAfter = inputAfterTrial(input);
  if (!inputAfter) return cart;
  const afterTrial = priceCart(inputAfter, rounding);
  // a coupon may have an effect on what comes after the trial alone
  const { couponOutcome } = cart.couponOutcome === 'APPLIED' ? cart : afterTrial;
  return { ...cart, couponOutcome, afterTrial };
}

type LinesInput = Pick<PricingInput, 'currency' | 'lines' | 'discountRules' | 'merchantDiscounts' | 'coupon'>;

/** The lines with their discounts, as in `priceCart`: the basis of delivery options and their prices. */
export function priceLines(lines: LinesInput): PricedLines {
  const input = { ...lines, ...nothingElse };
  const priced = run(Object.values(stagesOfLines), input, 'half-up');
  const inputAfter = inputAfterTrial(input);
  if (!inputAfter || priced.couponOutcome === 'APPLIED') return priced;
  return { ...priced, couponOutcome: priceLines(inputAfter).couponOutcome };
}

export type PricedLines = Pick<PricedCart, 'adjustments' | 'couponOutcome'> & { lines: ItemPrices[] };

const nothingElse = {
  taxIncludedInPrices: false,
  tax: { rules: [] },
  shipping: null,
  additionalFees: [],
  tip: null,
  giftCards: [],
};

function run(steps: readonly Stage[], input: PricingInput, rounding: Rounding): PricedCart {
  checkInput(input);
  return steps.reduce((draft, stage) => stage(draft, { ...input, rounding }), emptyCart(input));
}

const emptyCart = ({ currency, taxIncludedInPrices }: PricingInput): PricedCart => ({
  currency,
  taxIncludedInPrices,
  lines: [],
  adjustments: [],
  couponOutcome: null,
  shipping: null,
  additionalFees: [],
  tip: 0,
  taxBreakdown: [],
  totals: nothingToPay,
  giftCards: [],
  payNow: { ...nothingToPay, afterGiftCards: 0 },
  payLater: { ...nothingToPay, afterGiftCards: 0 },
});
