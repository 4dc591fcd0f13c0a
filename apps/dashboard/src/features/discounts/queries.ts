/** What all queries about discounts begin with. */
export const DISCOUNTS = ['discounts'] as const;
