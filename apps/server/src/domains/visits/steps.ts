/** The steps on the way to an order, each with the bit that stands for it. */
export const STEPS = { PRODUCT: 1, CART: 2, CHECKOUT: 4, ORDER: 8 } as const;
export type Step = keyof typeof STEPS;
