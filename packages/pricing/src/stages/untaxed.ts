import type { Taxed } from '../priced-cart.ts';

/** A price without tax (yet). */
export const untaxed = (price: number): Taxed => ({ taxes: [], tax: 0, totalBeforeTax: price, totalAfterTax: price });
