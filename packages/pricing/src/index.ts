export { priceCart } from './price-cart.ts';
export type {
  ItemPrices,
  PricedCart,
  PricedFee,
  PricedLine,
  PricedShipping,
  TaxAmount,
  Taxed,
  Totals,
} from './priced-cart.ts';
export type { AdditionalFee, ChosenShipping, PricingInput, PricingLine, TaxRule } from './pricing-input.ts';
export type {
  Destination,
  Shipment,
  ShippingOption,
  ShippingPrice,
  ShippingPriceRange,
  ShippingRule,
} from './shipping-options.ts';
export { shipmentOf, shippingOptions } from './shipping-options.ts';
