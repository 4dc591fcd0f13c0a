export type { Discount } from './discounts/types.ts';
export { priceCart, priceLines } from './price-cart.ts';
export { isPriceable, MOST_PER_LINE } from './priceable.ts';
export type {
  Adjustment,
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
  PricingInput,
  PricingLine,
  TaxInput,
  TaxRule,
} from './pricing-input.ts';
export type {
  Destination,
  Shipment,
  ShippingOption,
  ShippingPrice,
  ShippingPriceRange,
  ShippingRule,
} from './shipping-options.ts';
export { shipmentOf, shippingOptions } from './shipping-options.ts';
export { stages } from './stages.ts';
