/** Stock at or below this level is low. */
export const LOW_STOCK = 5;
