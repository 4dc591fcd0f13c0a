import type { PricedCart, PricedShipping, ShippingOption } from '@stoa/pricing';
import { type PriceStyle, viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';

/** The site's own shipping rules, as a carrier among others. */
export const OWN_CARRIER_ID = '45c44b27-ca7b-4891-8c0d-1747d588b835';

export function viewPriceSummary({ totals }: Pick<PricedCart, 'totals'>, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    subtotal: price(totals.subtotal),
    shipping: price(totals.shipping),
    tax: price(totals.tax),
    discount: price(totals.discount),
    total: price(totals.total),
    additionalFees: price(totals.additionalFees),
  };
}

export function viewTaxSummary({ lines, shipping, additionalFees, totals }: PricedCart, style: PriceStyle) {
  const taxable = [...lines, ...(shipping ? [shipping] : []), ...additionalFees].filter(
    ({ taxes }) => taxes.length > 0,
  );
  return {
    taxableAmount: viewMultiCurrencyPrice(
      taxable.reduce((total, part) => total + part.totalBeforeTax, 0),
      style,
    ),
    totalTax: viewMultiCurrencyPrice(totals.tax, style),
    calculationDetails: { rateType: 'MANUAL_RATE' as const, manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' as const },
  };
}

/** What a buyer may choose from. */
export function viewDeliveries(deliveries: readonly ShippingOption[], style: PriceStyle) {
  if (deliveries.length === 0) return [];
  const shippingOptions = deliveries.map((delivery) => ({
    code: delivery.id,
    title: delivery.title,
    logistics: viewLogistics(delivery),
    cost: { price: viewMultiCurrencyPrice(delivery.price, style), otherCharges: [] },
  }));
  return [{ carrierId: OWN_CARRIER_ID, shippingOptions }];
}

/** What the buyer chose, with its price. */
export function viewSelectedDelivery(delivery: ShippingOption, priced: PricedShipping, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    carrierId: OWN_CARRIER_ID,
    code: delivery.id,
    title: delivery.title,
    logistics: viewLogistics(delivery),
    cost: {
      price: price(priced.price),
      totalPriceBeforeTax: price(priced.totalBeforeTax),
      totalPriceAfterTax: price(priced.totalAfterTax),
      taxDetails: viewTaxDetails(priced, style),
      totalDiscount: price(0),
    },
    requestedShippingOption: true,
    otherCharges: [],
  };
}

const viewLogistics = ({ deliveryTime, pickup }: ShippingOption) => ({
  deliveryTime,
  ...(pickup && { pickupDetails: { businessLocation: true, pickupMethod: 'STORE_PICKUP' as const } }),
});
