import type { PricedShipping } from '@stoa/pricing';
import type { PriceStyle } from '../../currencies/index.ts';
import { type DeliveryOption, inWordsOf, viewAllocations } from '../../delivery/index.ts';
import type { Quote } from '../quote.ts';
import { viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';

const CHARGE = 'HANDLING_FEE' as const;

/** The buyer's delivery options, by carrier. */
export function viewDeliveries(deliveries: readonly DeliveryOption[], style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return [...Map.groupBy(deliveries, ({ carrierId }) => carrierId)].map(([carrierId, options]) => ({
    carrierId,
    shippingOptions: options
      .map((option) => inWordsOf(option, style.language))
      .map((option) => ({
        code: option.code,
        title: option.title,
        logistics: viewLogistics(option),
        cost: {
          price: price(option.price),
          otherCharges: option.charges.map(({ amount, details }) => ({ type: CHARGE, price: price(amount), details })),
        },
        deliveryAllocations: viewAllocations(option),
        ...(option.partial && { partial: true }),
      })),
  }));
}

/** The delivery option that counts, with its price; nothing where there is none. */
export function viewSelectedDelivery(quote: Quote, chosen: DeliveryOption | null, style: PriceStyle) {
  const { shipping } = quote.priced;
  const delivery = chosen && inWordsOf(chosen, style.language);
  if (!delivery || !shipping) return {};
  return {
    selectedCarrierServiceOption: {
      carrierId: delivery.carrierId,
      code: delivery.code,
      title: delivery.title,
      logistics: viewLogistics(delivery),
      cost: viewCost(shipping, style),
      requestedShippingOption: quote.isDeliveryRequested,
      otherCharges: delivery.charges.map(({ details, amount }) => ({
        type: CHARGE,
        details,
        cost: { price: viewMultiCurrencyPrice(amount, style) },
      })),
      deliveryAllocations: viewAllocations(delivery),
      ...(delivery.partial && { partial: true }),
    },
  };
}

function viewCost(shipping: PricedShipping, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    price: price(shipping.price),
    totalPriceBeforeTax: price(shipping.totalBeforeTax),
    totalPriceAfterTax: price(shipping.totalAfterTax),
    taxDetails: viewTaxDetails(shipping, style),
    totalDiscount: price(shipping.discount),
  };
}

const viewLogistics = ({ deliveryTime, instructions, pickup, slot }: DeliveryOption) => ({
  ...(deliveryTime !== null && { deliveryTime }),
  ...(instructions !== null && { instructions }),
  ...(pickup && {
    pickupDetails: { address: pickup, businessLocation: true, pickupMethod: 'STORE_PICKUP' as const },
  }),
  ...(slot && { deliveryTimeSlot: slot }),
});
