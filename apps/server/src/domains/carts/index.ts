export {
  addLines,
  availabilityOf,
  type Found,
  isShippable,
  type Line,
  type LineItem,
  MOST_LINES,
  removeLines,
  setQuantities,
  type Wanted,
} from './line.ts';
export { viewItem, viewLine } from './line-view.ts';
export { lookUpLines } from './look-up-lines.ts';
export { mergeCarts } from './merge-carts.ts';
export { cartData } from './personal-data.store.ts';
export { deliveriesOf, priceLines } from './price-lines.ts';
export { type PriceStyle, totalRate, viewMultiCurrencyPrice, viewPrice, viewTaxDetails } from './price-view.ts';
export { notAllowed, readLines } from './read-lines.ts';
export { readOverrideUrl } from './read-override-url.ts';
export { removeForgottenCarts } from './remove-forgotten-carts.store.ts';
export { refuseRestricted } from './restrictions.ts';
export { unavailableDelivery } from './shipping-errors.ts';
export { takeOutBought } from './take-out-bought.ts';
export {
  OWN_CARRIER_ID,
  viewDeliveries,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxSummary,
} from './totals-view.ts';
export { changed, withoutNulls } from './wire-fields.ts';
