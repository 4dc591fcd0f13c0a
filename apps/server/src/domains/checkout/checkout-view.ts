import type { checkouts, Response } from '@stoa/contract';
import type { PricedLine } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import {
  chosenDelivery,
  type Line,
  viewAppliedDiscounts,
  viewCalculationErrors,
  viewDeliveries,
  viewFees,
  viewGiftCard,
  viewLine,
  viewMultiCurrencyPrice,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxDetails,
  viewTaxSummary,
  viewViolations,
  withoutNulls,
} from '../purchase/index.ts';
import { buyerOf, type Checkout } from './checkout.ts';
import type { Quoted } from './checkouts.store.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
export type WireCheckout = NonNullable<Response<typeof checkouts.getCheckout>['checkout']>;

/**
 * A checkout on the wire. Its lines must have been looked up and quoted, so that prices and availability are current.
 */
export function viewCheckout(ctx: ViewContext, checkout: Quoted): WireCheckout {
  const { site } = ctx;
  const { currency, language, settings } = site;
  const { quote, shippingDestination } = checkout;
  const { priced, deliveries, coupon } = quote;
  const delivery = chosenDelivery(quote);
  return {
    id: checkout.id,
    purchaseFlowId: checkout.id,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
    completed: checkout.completed,
    channelType: checkout.channelType,
    createdBy: checkout.createdBy,
    lineItems: checkout.lines.map((line, index) => viewCheckoutLine(ctx, line, priced.lines[index])),
    buyerInfo: viewBuyer(checkout),
    shippingInfo: {
      ...(shippingDestination && { shippingDestination }),
      ...viewSelectedDelivery(quote, delivery, site),
      carrierServiceOptions: viewDeliveries(deliveries, site),
    },
    ...viewCalculationErrors(quote, checkout.couponCode),
    ...viewGiftCard(quote, site),
    priceSummary: viewPriceSummary(priced.totals, site),
    taxSummary: viewTaxSummary(quote, site),
    payNow: viewPriceSummary(priced.payNow, site),
    payLater: viewPriceSummary(priced.payLater, site),
    appliedDiscounts: viewAppliedDiscounts(
      { ...priced, coupon },
      (amount) => viewMultiCurrencyPrice(amount, site),
      'totalDiscountAmount',
    ),
    additionalFees: viewFees(priced, site),
    violations: viewViolations(checkout.lines, quote, site),
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    siteLanguage: language,
    buyerLanguage: language,
    taxIncludedInPrice: priced.taxIncludedInPrices,
    weightUnit: settings.weightUnit,
    ...withoutNulls({
      cartId: checkout.cartId,
      billingInfo: checkout.billingInfo,
      buyerNote: checkout.buyerNote,
      customFields: checkout.customFields,
      extendedFields: checkout.extendedFields,
      businessLocationId: checkout.businessLocationId,
      taxExemptGroupId: checkout.taxExemptGroupId,
      customSettings: checkout.customSettings,
      externalReference: checkout.externalReference,
      customContentReference: checkout.customContentReference,
    }),
  };
}

const viewBuyer = (checkout: Checkout): WireCheckout['buyerInfo'] => ({
  ...buyerOf(checkout),
  ...withoutNulls({ contactId: checkout.contactId, email: checkout.email }),
});

function viewCheckoutLine(ctx: ViewContext, line: Line, priced: PricedLine | undefined) {
  if (!priced) throw new Error(`line ${line.id} was not priced`);
  const { picture, ...viewed } = viewLine(ctx, line, priced);
  const price = (amount: number) => viewMultiCurrencyPrice(amount, ctx.site);
  return {
    ...viewed,
    media: picture,
    discount: price(priced.discount),
    totalPriceBeforeTax: price(priced.totalBeforeTax),
    totalPriceAfterTax: price(priced.totalAfterTax),
    taxDetails: viewTaxDetails(priced, ctx.site),
  };
}
