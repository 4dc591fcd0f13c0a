import type { PricedLine } from '@stoa/pricing';
import type { Site } from '../../../site.ts';
import { chosenDelivery, type Quote } from '../quote.ts';
import { viewAppliedDiscounts } from './applied-discounts.ts';
import { viewCalculationErrors } from './calculation-errors.ts';
import { viewDeliveries, viewSelectedDelivery } from './delivery-view.ts';
import { viewFees } from './fees-view.ts';
import { unitPriceAfterRules, viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';
import { viewGiftCard, viewPriceSummary, viewTaxSummary } from './totals-view.ts';

/** What a quote says of a purchase that is no checkout: of a cart, or of items alone. */
export function viewEstimate(quote: Quote, site: Site, couponCode: string | null) {
  const { priced, deliveries, coupon } = quote;
  const delivery = chosenDelivery(quote);
  return {
    calculatedLineItems: priced.lines.map((line) => viewCalculatedLine(line, site)),
    priceSummary: viewPriceSummary(priced.totals, site),
    taxSummary: viewTaxSummary(quote, site),
    shippingInfo: {
      carrierServiceOptions: viewDeliveries(deliveries, site),
      ...viewSelectedDelivery(quote, delivery, site),
    },
    ...viewCalculationErrors(quote, couponCode),
    ...viewGiftCard(quote, site),
    appliedDiscounts: viewAppliedDiscounts(
      { ...priced, coupon },
      (amount) => viewMultiCurrencyPrice(amount, site),
      'totalDiscountAmount',
    ),
    additionalFees: viewFees(priced, site),
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
    payNow: viewPriceSummary(priced.payNow, site),
    payLater: viewPriceSummary(priced.payLater, site),
  };
}

function viewCalculatedLine(line: PricedLine, site: Site) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, site);
  return {
    lineItemId: line.id,
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
    pricesBreakdown: {
      price: price(unitPriceAfterRules(line)),
      fullPrice: price(line.unitFullPrice),
      priceBeforeDiscounts: price(line.unitPrice),
      lineItemPrice: price(line.linePriceAfterRules),
      totalDiscount: price(line.discount),
      totalPriceBeforeTax: price(line.totalBeforeTax),
      totalPriceAfterTax: price(line.totalAfterTax),
      taxDetails: viewTaxDetails(line, site),
    },
  };
}
