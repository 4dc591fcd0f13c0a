import type { checkouts, Response } from '@stoa/contract';
import type { PricedLine } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { mainLanguageOf } from '../../site.ts';
import { type PriceStyle, priceStyle } from '../currencies/index.ts';
import {
  chosenDelivery,
  type Line,
  viewAfterTrial,
  viewAppliedDiscounts,
  viewCalculationErrors,
  viewCurrencies,
  viewDeliveries,
  viewFees,
  viewGiftCard,
  viewLeftToPay,
  viewLine,
  viewMembershipChoice,
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

type ViewContext = Pick<Context, 'addresses' | 'site' | 'displayCurrency'>;
export type WireCheckout = NonNullable<Response<typeof checkouts.getCheckout>['checkout']>;

/**
 * A checkout on the wire. Its lines must have been looked up and quoted, so that prices and availability are current.
 */
export function viewCheckout(ctx: ViewContext, checkout: Quoted): WireCheckout {
  const { language, settings } = ctx.site;
  const style = priceStyle(ctx, checkout.displayCurrency);
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
    lineItems: checkout.lines.map((line, index) => viewCheckoutLine(ctx, line, priced.lines[index], style)),
    buyerInfo: viewBuyer(checkout),
    shippingInfo: {
      ...(shippingDestination && { shippingDestination }),
      ...viewSelectedDelivery(quote, delivery, style),
      carrierServiceOptions: viewDeliveries(deliveries, style),
    },
    ...viewCalculationErrors(quote, checkout.couponCode),
    ...viewGiftCard(quote, style),
    priceSummary: viewPriceSummary(priced.totals, style),
    taxSummary: viewTaxSummary(quote, style),
    payNow: viewPriceSummary(priced.payNow, style),
    payLater: viewPriceSummary(priced.payLater, style),
    ...viewAfterTrial(priced, style),
    ...viewLeftToPay(priced, style),
    appliedDiscounts: viewAppliedDiscounts(
      { ...priced, coupon },
      (amount) => viewMultiCurrencyPrice(amount, style),
      'totalDiscountAmount',
    ),
    additionalFees: viewFees(priced, style),
    ...viewMembershipChoice(quote),
    violations: viewViolations(checkout.lines, quote, style),
    ...viewCurrencies(style),
    siteLanguage: mainLanguageOf(ctx.site),
    buyerLanguage: ctx.site.mainLanguage ? language : (checkout.language ?? language),
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

function viewCheckoutLine(ctx: ViewContext, line: Line, priced: PricedLine | undefined, style: PriceStyle) {
  if (!priced) throw new Error(`line ${line.id} was not priced`);
  const { picture, ...viewed } = viewLine(ctx, line, priced, style);
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    ...viewed,
    media: picture,
    discount: price(priced.discount),
    totalPriceBeforeTax: price(priced.totalBeforeTax),
    totalPriceAfterTax: price(priced.totalAfterTax),
    taxDetails: viewTaxDetails(priced, style),
  };
}
