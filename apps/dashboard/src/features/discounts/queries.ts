/** What all queries about discounts begin with. */
export const DISCOUNTS = ['discounts'] as const;

/** What the deletion of discounts means. */
export const DISCOUNT_LOST =
  'Carts lose the discount at once, and it cannot be brought back. Orders keep the discounts that they have.';
