export { keyOfCode, obfuscated } from './codes.ts';
export { readCustomLines } from './custom-lines.ts';
export { fingerprintOf } from './fingerprint.ts';
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
  withoutBought,
} from './line.ts';
export { isTooExpensive, nameLines, refuseTooExpensive } from './line-amounts.ts';
export { lookUpLines, lookUpShownLines } from './look-up-lines.ts';
export type { Destination, Parts, Purchase } from './purchase.ts';
export { chosenDelivery, type DiscountedLines, discountLines, holds, type Quote, quotePurchase } from './quote.ts';
export { notAllowed, readLines } from './read-lines.ts';
export { readOverrideUrl } from './read-override-url.ts';
export { refuseRestricted } from './restrictions.ts';
export { loadRules, namesCode, rulesFor, siteRulesOf } from './rules.store.ts';
export type { Rules } from './rules.ts';
export { type AppliedCoupon, viewAppliedDiscounts } from './wire/applied-discounts.ts';
export { viewCalculationErrors } from './wire/calculation-errors.ts';
export { viewItem, viewLine } from './wire/line-view.ts';
export {
  type PriceStyle,
  totalRate,
  unitPriceAfterRules,
  viewMultiCurrencyPrice,
  viewPrice,
  viewTaxDetails,
} from './wire/price-view.ts';
export {
  OWN_CARRIER_ID,
  viewDeliveries,
  viewGiftCard,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxSummary,
} from './wire/totals-view.ts';
export { viewViolations } from './wire/violations-view.ts';
export { changed, withoutNulls } from './wire/wire-fields.ts';
