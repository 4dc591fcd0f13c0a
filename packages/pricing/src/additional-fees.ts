import type { PricedFee } from './priced-cart.ts';
import type { AdditionalFee } from './pricing-input.ts';
import { rulesOfGroup, type Taxation, taxPrice } from './tax.ts';

/** The fees; those that are taxable by the rules without a tax group. */
export function priceFees(fees: readonly AdditionalFee[], taxation: Taxation): PricedFee[] {
  const rules = rulesOfGroup(null, taxation.rules);
  return fees.map(({ id, name, price, taxable }) => {
    return { id, name, price, ...taxPrice(price, taxable ? rules : [], taxation) };
  });
}
