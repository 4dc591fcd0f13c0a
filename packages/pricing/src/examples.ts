import type { Example } from './example-cart.ts';
import { examples as discounts } from './stages/discounts.examples.ts';
import { examples as fees } from './stages/fees.examples.ts';
import { examples as giftCards } from './stages/gift-cards.examples.ts';
import { examples as items } from './stages/items.examples.ts';
import { examples as shipping } from './stages/shipping.examples.ts';
import { examples as split } from './stages/split.examples.ts';
import { examples as tax } from './stages/tax.examples.ts';
import { examples as tips } from './stages/tips.examples.ts';
import type { stages } from './stages.ts';

/** Carts that demonstrate each stage. */
export const examples: Record<keyof typeof stages, Example[]> = {
  items,
  discounts,
  shipping,
  fees,
  tax,
  tips,
  giftCards,
  split,
};
