import type { PricedShipping } from './priced-cart.ts';
import type { ChosenShipping } from './pricing-input.ts';
import { type Taxation, taxPrice } from './tax.ts';

/** The chosen shipping, taxed by every rule that applies to shipping. */
export function priceShipping(chosen: ChosenShipping | null, taxation: Taxation): PricedShipping | null {
  if (!chosen) return null;
  const { optionId, title, price } = chosen;
  const rules = taxation.rules.filter((rule) => rule.appliesToShipping);
  return { optionId, title, price, ...taxPrice(price, rules, taxation) };
}
