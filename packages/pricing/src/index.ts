export { inputAfterTrial } from './after-trial.ts';
export type { BuyXGetY } from './discounts/buy-x-get-y.ts';
export type { Scope } from './discounts/scope.ts';
export type { Trigger } from './discounts/trigger.ts';
export type { Discount } from './discounts/types.ts';
export type { CatalogItem } from './discounts/units.ts';
export type { LinePayment } from './line-payment.ts';
export { type PricedLines, priceCart, priceLines } from './price-cart.ts';
export { isPriceable, MOST_PER_LINE } from './priceable.ts';
export type {
  Adjustment,
  Combination,
  CouponOutcome,
  GiftCardPayment,
  ItemPrices,
  PartToPay,
  PricedCart,
  PricedFee,
  PricedLine,
  PricedShipping,
  TaxAmount,
  Taxed,
  Totals,
} from './priced-cart.ts';
export type {
  AdditionalFee,
  CalculatedTax,
  ChosenShipping,
  Coupon,
  DiscountRule,
  ExactTax,
  GiftCard,
  MerchantDiscount,
  PricingInput,
  PricingLine,
  TaxInput,
  TaxRule,
  Tip,
} from './pricing-input.ts';
export { splitTip, type TipPart, type TipShare } from './split-tip.ts';
export { percentageOf } from './stages/tips.ts';
export { untaxed } from './stages/untaxed.ts';
export { stages } from './stages.ts';
export { breakDownTax } from './tax-breakdown.ts';
export type { TaxName } from './tax-name.ts';
export { rateInMillionths } from './tax-rate.ts';
