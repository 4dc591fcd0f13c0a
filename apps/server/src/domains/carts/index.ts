export { withoutNulls } from './cart-view.ts';
export {
  addLines,
  availabilityOf,
  type Found,
  isShippable,
  type Line,
  type LineItem,
  MOST_LINES,
  MOST_OF_AN_ITEM,
  removeLines,
  setQuantities,
  type Wanted,
} from './line.ts';
export { viewItem, viewLine } from './line-view.ts';
export { lookUpLines } from './look-up-lines.ts';
export { deliveriesOf, priceLines } from './price-lines.ts';
export { type PriceStyle, totalRate, viewMultiCurrencyPrice, viewPrice, viewTaxDetails } from './price-view.ts';
export { notAllowed, readLines } from './read-lines.ts';
export { removeCart } from './remove-cart.ts';
export { removeForgottenCarts } from './remove-forgotten-carts.store.ts';
export { unavailableDelivery } from './shipping-errors.ts';
export {
  OWN_CARRIER_ID,
  viewDeliveries,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxSummary,
} from './totals-view.ts';
