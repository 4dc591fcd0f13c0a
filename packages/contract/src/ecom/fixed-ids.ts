/** Ids that are the same on every site. */
/** The app that gift cards of the site itself belong to on the wire. */
export const GIFT_CARDS_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

/** The tax group of products without one of their own, on every site. */
export const PRODUCTS_TAX_GROUP_ID = '00000000-0000-4000-8000-0000000000a1';
/** The tax group of products that are sold without tax, on every site. */
export const UNTAXED_TAX_GROUP_ID = '00000000-0000-4000-8000-0000000000a2';
/** The tax-exempt group of buyers who pay no tax at all, on every site. */
export const FULLY_EXEMPT_GROUP_ID = '00000000-0000-4000-8000-0000000000c1';

/** The tax group of shipping and taxed fees, on every site: no group for products. */
export const SHIPPING_TAX_GROUP_ID = '00000000-0000-4000-8000-0000000000a3';
