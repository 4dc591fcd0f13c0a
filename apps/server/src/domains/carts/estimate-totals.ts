import type { currentCart, Response } from '@stoa/contract';
import type { PricedLine } from '@stoa/pricing';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import {
  chosenDelivery,
  quotePurchase,
  unitPriceAfterRules,
  viewAppliedDiscounts,
  viewCalculationErrors,
  viewDeliveries,
  viewGiftCard,
  viewMultiCurrencyPrice,
  viewPriceSummary,
  viewSelectedDelivery,
  viewTaxDetails,
  viewTaxSummary,
  viewViolations,
} from '../purchase/index.ts';
import { purchaseOf } from './cart.ts';
import { viewCart } from './cart-view.ts';
import { readCart } from './read-cart.ts';

type Estimate = Response<typeof currentCart.estimateCurrentCartTotals>;

/** The totals of the caller's cart. Tax and shipping count only on request. */
export const estimateCurrentCartTotals: UseCase<typeof currentCart.estimateCurrentCartTotals> = async (
  ctx,
  request,
) => {
  const cart = await readSite(ctx, (tx) => readCart(ctx, tx));
  if (isRefusal(cart)) return cart;
  const { site } = ctx;
  const known = purchaseOf(cart);
  const purchase = {
    ...known,
    destination: request.shippingAddress ?? known.destination,
    deliveryCode: request.selectedShippingOption?.code ?? known.deliveryCode,
  };
  const parts = { shipping: request.calculateShipping === true, tax: request.calculateTax === true };
  const quote = await quotePurchase(ctx, purchase, { parts });
  const { priced, deliveries, calculationErrors, coupon } = quote;
  const delivery = chosenDelivery(quote);
  return {
    cart: viewCart(ctx, cart, { ...priced, coupon, couponProblem: calculationErrors.coupon }),
    calculatedLineItems: priced.lines.map((line) => viewCalculatedLine(line, site)),
    priceSummary: viewPriceSummary(priced.totals, site),
    taxSummary: viewTaxSummary(priced, site),
    shippingInfo: {
      carrierServiceOptions: viewDeliveries(deliveries, site),
      ...(delivery &&
        priced.shipping && { selectedCarrierServiceOption: viewSelectedDelivery(delivery, priced.shipping, site) }),
    },
    ...viewCalculationErrors(quote, cart.couponCode),
    ...viewGiftCard(quote, site),
    appliedDiscounts: viewAppliedDiscounts({ ...priced, coupon }, (amount) => viewMultiCurrencyPrice(amount, site)),
    additionalFees: [],
    violations: viewViolations(cart.lines),
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
    payNow: viewPriceSummary(priced.payNow, site),
    payLater: viewPriceSummary(priced.payLater, site),
  };
};

function viewCalculatedLine(line: PricedLine, site: Site): NonNullable<Estimate['calculatedLineItems']>[number] {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, site);
  return {
    lineItemId: line.id,
    paymentOption: 'FULL_PAYMENT_ONLINE',
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
