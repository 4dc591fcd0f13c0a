import { words } from '../../app/words.ts';
/** What all queries about discounts begin with. */
export const DISCOUNTS = ['discounts'] as const;

/** What the deletion of discounts means. */
export const DISCOUNT_LOST = words.discounts.deleteText;
