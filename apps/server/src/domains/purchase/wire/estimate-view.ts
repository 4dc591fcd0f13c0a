import type { PricedLine } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import { type PriceStyle, priceStyle } from '../../currencies/index.ts';
import { viewPayment } from '../payment-options.ts';
import { chosenDelivery, type Quote } from '../quote.ts';
import { viewAppliedDiscounts } from './applied-discounts.ts';
import { viewCalculationErrors } from './calculation-errors.ts';
import { viewDeliveries, viewSelectedDelivery } from './delivery-view.ts';
import { viewFees } from './fees-view.ts';
import { viewMemberships } from './memberships-view.ts';
import { unitPriceAfterRules, viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';
import { viewAfterTrial, viewGiftCard, viewPriceSummary, viewTaxSummary } from './totals-view.ts';

/** What a quote says of a purchase that is no checkout: of a cart, or of items alone. */
export function viewEstimate(ctx: Pick<Context, 'site' | 'displayCurrency'>, quote: Quote, couponCode: string | null) {
  const style = priceStyle(ctx);
  const { priced, deliveries, coupon } = quote;
  const delivery = chosenDelivery(quote);
  return {
    calculatedLineItems: priced.lines.map((line) => viewCalculatedLine(line, style)),
    priceSummary: viewPriceSummary(priced.totals, style),
    taxSummary: viewTaxSummary(quote, style),
    shippingInfo: {
      carrierServiceOptions: viewDeliveries(deliveries, style),
      ...viewSelectedDelivery(quote, delivery, style),
    },
    ...viewCalculationErrors(quote, couponCode),
    ...viewGiftCard(quote, style),
    appliedDiscounts: viewAppliedDiscounts(
      { ...priced, coupon },
      (amount) => viewMultiCurrencyPrice(amount, style),
      'totalDiscountAmount',
    ),
    additionalFees: viewFees(priced, style),
    ...viewMemberships(quote),
    weightUnit: ctx.site.settings.weightUnit,
    currency: style.currency,
    payNow: viewPriceSummary(priced.payNow, style),
    payLater: viewPriceSummary(priced.payLater, style),
    ...viewAfterTrial(priced, style),
  };
}

function viewCalculatedLine(line: PricedLine, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  const { paymentOption, ...deposit } = viewPayment(line.payment, price);
  return {
    lineItemId: line.id,
    paymentOption,
    pricesBreakdown: {
      price: price(unitPriceAfterRules(line)),
      fullPrice: price(line.unitFullPrice),
      priceBeforeDiscounts: price(line.unitPrice),
      lineItemPrice: price(line.linePriceAfterRules),
      totalDiscount: price(line.discount),
      totalPriceBeforeTax: price(line.totalBeforeTax),
      totalPriceAfterTax: price(line.totalAfterTax),
      taxDetails: viewTaxDetails(line, style),
      ...deposit,
    },
  };
}
