import { discounts } from './stages/discounts.ts';
import { fees } from './stages/fees.ts';
import { giftCards } from './stages/gift-cards.ts';
import { items } from './stages/items.ts';
import { shipping } from './stages/shipping.ts';
import { split } from './stages/split.ts';
import { tax } from './stages/tax.ts';
import { tips } from './stages/tips.ts';

/** The order in which a cart is priced. docs/pricing.md is generated from the stages' comments and examples. */
export const stages = { items, discounts, shipping, fees, tax, tips, giftCards, split } as const;

/** The stages that price lines before a shipping option is known. */
export const stagesOfLines = { items, discounts } as const;
