import type { Rounding } from '@stoa/money';
import type { PricedCart } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';

/** One step of pricing a cart: the draft of the stages before it, with this stage's part filled in. Pure. */
export type Stage = (draft: PricedCart, input: PricingInput & { rounding: Rounding }) => PricedCart;
