export { calculateTotals } from './calculate-totals.ts';
export { keyOfCode, obfuscated } from './codes.ts';
export type { LooseCustomLine } from './custom-details.ts';
export { readCustomItem } from './custom-lines.ts';
export { type DiscountedLines, discountLines, type NamedGiftCard } from './discount-lines.ts';
export { refuseUnavailable } from './exact-items.ts';
export { type ExemptGroupChange, readExemptGroup } from './exempt-group.ts';
export { fingerprintOf } from './fingerprint.ts';
export { mayBeginTrials, type TrialsAsked } from './free-trials.ts';
export { giftCardElsewhere, nameCardOf, withGiftCardOf } from './gift-card-elsewhere.ts';
export { addItems, readItems } from './items.ts';
export {
  addLines,
  availabilityOf,
  type Found,
  isGiftCard,
  isOnTrial,
  isShippable,
  isSubscription,
  type Line,
  type LineItem,
  MOST_LINES,
  quantityOf,
  removeLines,
  setQuantities,
  type Wanted,
  withoutBought,
  withoutTrial,
} from './line.ts';
export { isTooExpensive, nameLines, refuseTooExpensive } from './line-amounts.ts';
export { lookUpLines, lookUpShownLines } from './look-up-lines.ts';
export { readMerchantDiscounts } from './merchant-discounts.ts';
export { viewPayment } from './payment-options.ts';
export {
  deliveryRates,
  giftCardBalance,
  giftCardRedemption,
  giftCardVoid,
  membershipCharge,
  memberships,
  membershipVoid,
  taxCalculator,
} from './ports.ts';
export { toPricingLine } from './pricing-line.ts';
export { tellLine } from './providers/ask-providers.ts';
export type { GiftCardProvider } from './providers/gift-cards.ts';
export type { Eligible } from './providers/memberships.ts';
export type {
  AskedItem,
  AskedLine,
  AskedPlace,
  AskedPurchase,
  FeeAnswer,
  FinishedPurchase,
  MembershipAnswer,
  PaymentSettings,
  ProvidedGiftCard,
  ProvidedMembership,
  ProvidedViolation,
  Redeemed,
  RedeemProblem,
  RedeemQuestion,
  ValidationQuestion,
  VoidProblem,
} from './providers/provider.ts';
export type { Destination, Parts, Purchase, SelectedMembership } from './purchase.ts';
export {
  chosenDelivery,
  discountRulesFor,
  holds,
  type Quote,
  quotePurchase,
} from './quote.ts';
export { notAllowed, readLines, readMembership } from './read-lines.ts';
export { readOverrideUrl } from './read-override-url.ts';
export { refuseRestricted } from './restrictions.ts';
export { isOfBuyer, loadRules, loadRulesOfBuyer, rulesFor, siteRulesOf } from './rules.store.ts';
export {
  couponProblem,
  giftCardProblem,
  isLive,
  type PriceRules,
  type Rules,
  type SiteCoupon,
  type SiteGiftCard,
} from './rules.ts';
export { isSelected, readSelection, selectionOf } from './selected-memberships.ts';
export { taxAddressOf, taxableItemsOf, taxFactsFor, taxFactsWithin } from './taxes.ts';
export { type AppliedCoupon, viewAppliedDiscounts } from './wire/applied-discounts.ts';
export { viewCalculationErrors } from './wire/calculation-errors.ts';
export { viewDeliveries, viewSelectedDelivery } from './wire/delivery-view.ts';
export { viewEstimate } from './wire/estimate-view.ts';
export { feeNameIn, namedFees, viewFeeSource, viewFees } from './wire/fees-view.ts';
export { viewItem, viewLine } from './wire/line-view.ts';
export { viewMembershipChoice, viewMembershipsOfCart } from './wire/memberships-view.ts';
export {
  taxableOf,
  totalRate,
  unitPriceAfterRules,
  viewCurrencies,
  viewMultiCurrencyPrice,
  viewPrice,
  viewTaxDetails,
  viewTaxOrigin,
} from './wire/price-view.ts';
export { subscriptionWords, viewOrderedSubscription, viewSubscriptionSettings } from './wire/subscription-view.ts';
export {
  viewAfterTrial,
  viewGiftCard,
  viewLeftToPay,
  viewPriceSummary,
  viewTaxSummary,
} from './wire/totals-view.ts';
export { viewViolations } from './wire/violations-view.ts';
export { changed, withoutNulls } from './wire/wire-fields.ts';
