import type { Rounding } from '@stoa/money';
import { priceFees } from './additional-fees.ts';
import { checkInput } from './check-input.ts';
import { priceItems } from './items.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';
import { priceShipping } from './shipping.ts';
import { type Taxation, taxLines } from './tax.ts';
import { addUp } from './totals.ts';

/**
 * Works out every amount of a cart. Pure: no I/O, and the input is left as it is. Tax is rounded per line, shipping
 * and fee, and all totals are sums of those rounded amounts, so that what is shown adds up to what is charged.
 *
 * Throws a RangeError for negative, fractional or malformed input, and when an amount leaves the safe integer range.
 */
export function priceCart(input: PricingInput, rounding: Rounding = 'half-up'): PricedCart {
  checkInput(input);
  const { currency, taxIncludedInPrices } = input;
  const taxation: Taxation = { rules: input.taxRules, taxIncludedInPrices, rounding };

  const items = priceItems(input.lines);
  const lines = taxLines(items, taxation);
  const shipping = priceShipping(input.shipping, taxation);
  const additionalFees = priceFees(input.additionalFees, taxation);

  const parts = { lines, shipping, additionalFees };
  return { currency, taxIncludedInPrices, ...parts, ...addUp(parts) };
}
