/** The limits for compressed JavaScript of the dashboard, in bytes, in any of its languages. */

/** Until its home page shows all it has: what every page needs, this page and its chart, and their texts in one language. */
export const HOME_BYTES = 425_000;
/** Once the list of orders is there as well. */
export const ORDERS_BYTES = 445_000;
