import type { checkouts, Response } from '@stoa/contract';
import type { PricedLine } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import {
  type Line,
  priceLines,
  unavailableDelivery,
  viewDeliveries,
  viewLine,
  viewMultiCurrencyPrice,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxDetails,
  viewTaxSummary,
  withoutNulls,
} from '../carts/index.ts';
import { buyerOf, type Checkout } from './checkout.ts';
import { priceCheckout } from './price-checkout.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
export type WireCheckout = NonNullable<Response<typeof checkouts.getCheckout>['checkout']>;

/** A checkout on the wire. Its lines must have been looked up, so that prices and availability are of now. */
export function viewCheckout(ctx: ViewContext, checkout: Checkout): WireCheckout {
  const { site } = ctx;
  const { currency, language, settings } = site;
  const { prices, deliveries, delivery, needsShipping } = priceCheckout(site, checkout);
  const priceSummary = viewPriceSummary(prices, site);
  const { deliveryCode, shippingDestination } = checkout;
  const isUndeliverable = needsShipping && deliveryCode !== null && !delivery;
  return {
    id: checkout.id,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
    completed: checkout.completed,
    channelType: checkout.channelType,
    createdBy: checkout.createdBy,
    lineItems: checkout.lines.map((line, index) => viewCheckoutLine(ctx, line, prices.lines[index])),
    buyerInfo: viewBuyer(checkout),
    shippingInfo: {
      ...(shippingDestination && { shippingDestination }),
      ...(delivery &&
        prices.shipping && { selectedCarrierServiceOption: viewSelectedDelivery(delivery, prices.shipping, site) }),
      carrierServiceOptions: viewDeliveries(deliveries, site),
    },
    ...(isUndeliverable && { calculationErrors: unavailableDelivery(deliveryCode) }),
    priceSummary,
    taxSummary: viewTaxSummary(prices, site),
    payNow: priceSummary,
    payLater: viewPriceSummary(priceLines(site, [], { delivery: null, taxed: false }), site),
    appliedDiscounts: [],
    additionalFees: [],
    violations: [],
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    siteLanguage: language,
    buyerLanguage: language,
    taxIncludedInPrice: prices.taxIncludedInPrices,
    weightUnit: settings.weightUnit,
    ...withoutNulls({
      cartId: checkout.cartId,
      billingInfo: checkout.billingInfo,
      buyerNote: checkout.buyerNote,
      customFields: checkout.customFields,
      extendedFields: checkout.extendedFields,
      businessLocationId: checkout.businessLocationId,
    }),
  };
}

const viewBuyer = (checkout: Checkout): WireCheckout['buyerInfo'] => ({
  ...buyerOf(checkout),
  ...withoutNulls({ contactId: checkout.contactId, email: checkout.email }),
});

function viewCheckoutLine(ctx: ViewContext, line: Line, priced: PricedLine | undefined) {
  const { picture, ...viewed } = viewLine(ctx, line);
  if (!priced) throw new Error(`line ${line.id} was not priced`);
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
