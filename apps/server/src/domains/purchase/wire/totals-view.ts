import type { PricedCart, PricedShipping, ShippingOption, Totals } from '@stoa/pricing';
import type { Quote } from '../quote.ts';
import { type PriceStyle, viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';

/** The site's own shipping rules, as a carrier among others. */
export const OWN_CARRIER_ID = '45c44b27-ca7b-4891-8c0d-1747d588b835';

export function viewPriceSummary(totals: Totals, style: PriceStyle) {
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

/** The buyer's delivery options. */
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

/** The selected delivery option, with its price. */
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
      totalDiscount: price(priced.discount),
    },
    requestedShippingOption: true,
    otherCharges: [],
  };
}

const viewLogistics = ({ deliveryTime, pickup }: ShippingOption) => ({
  deliveryTime,
  ...(pickup && { pickupDetails: { businessLocation: true, pickupMethod: 'STORE_PICKUP' as const } }),
});

/** The gift card that pays, or was entered without effect; nothing where there is none. */
export function viewGiftCard({ priced, giftCard }: Pick<Quote, 'priced' | 'giftCard'>, style: PriceStyle) {
  if (!giftCard) return {};
  const amount = priced.giftCards.find(({ id }) => id === giftCard.id)?.amount ?? 0;
  return { giftCard: { ...giftCard, amount: viewMultiCurrencyPrice(amount, style) } };
}
