import type { currentCart, Response } from '@stoa/contract';
import type { PricedLine } from '@stoa/pricing';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { viewCart } from './cart-view.ts';
import { isShippable } from './line.ts';
import { deliveriesOf, priceLines } from './price-lines.ts';
import { viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';
import { readCart } from './read-cart.ts';
import { unavailableDelivery } from './shipping-errors.ts';
import { viewDeliveries, viewPriceSummary, viewSelectedDelivery, viewTaxSummary } from './totals-view.ts';

type Estimate = Response<typeof currentCart.estimateCurrentCartTotals>;

/** The totals of the caller's cart. Tax and shipping count only where they are asked for. */
export const estimateCurrentCartTotals: UseCase<typeof currentCart.estimateCurrentCartTotals> = async (
  ctx,
  request,
) => {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
  if (isRefusal(cart)) return cart;
  const { site } = ctx;
  const address = request.shippingAddress ?? cart.contactInfo?.address;
  const deliveries = request.calculateShipping ? deliveriesOf(site, cart.lines, address) : [];
  const code = request.calculateShipping
    ? (request.selectedShippingOption ?? cart.selectedShippingOption)?.code
    : undefined;
  const delivery = deliveries.find(({ id }) => id === code) ?? null;
  const priced = priceLines(site, cart.lines, { delivery, taxed: request.calculateTax === true });
  const priceSummary = viewPriceSummary(priced, site);
  return {
    cart: viewCart(ctx, cart),
    calculatedLineItems: priced.lines.map((line) => viewCalculatedLine(line, site)),
    priceSummary,
    taxSummary: viewTaxSummary(priced, site),
    shippingInfo: {
      carrierServiceOptions: viewDeliveries(deliveries, site),
      ...(delivery &&
        priced.shipping && { selectedCarrierServiceOption: viewSelectedDelivery(delivery, priced.shipping, site) }),
    },
    ...(code && !delivery && cart.lines.some(isShippable) && { calculationErrors: unavailableDelivery(code) }),
    appliedDiscounts: [],
    additionalFees: [],
    violations: [],
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
    payNow: priceSummary,
    payLater: viewPriceSummary(priceLines(site, [], { delivery: null, taxed: false }), site),
  };
};

function viewCalculatedLine(line: PricedLine, site: Site): NonNullable<Estimate['calculatedLineItems']>[number] {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, site);
  return {
    lineItemId: line.id,
    paymentOption: 'FULL_PAYMENT_ONLINE',
    pricesBreakdown: {
      price: price(line.unitPrice),
      fullPrice: price(line.unitFullPrice),
      priceBeforeDiscounts: price(line.unitPrice),
      lineItemPrice: price(line.linePrice - line.discount),
      totalDiscount: price(line.discount),
      totalPriceBeforeTax: price(line.totalBeforeTax),
      totalPriceAfterTax: price(line.totalAfterTax),
      taxDetails: viewTaxDetails(line, site),
    },
  };
}
