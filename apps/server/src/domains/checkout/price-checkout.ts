import type { PricedCart, ShippingOption } from '@stoa/pricing';
import type { Site } from '../../site.ts';
import { deliveriesOf, isShippable, priceLines } from '../carts/index.ts';
import type { Checkout } from './checkout.ts';

export type PricedCheckout = {
  prices: PricedCart;
  /** The ways to deliver to the destination. */
  deliveries: ShippingOption[];
  /** The chosen one; null while there is none, and when it is not offered (any more). */
  delivery: ShippingOption | null;
  needsShipping: boolean;
};

/** Works out all amounts of a checkout whose lines have been looked up. */
export function priceCheckout(site: Site, checkout: Checkout): PricedCheckout {
  const { lines, shippingDestination, deliveryCode } = checkout;
  const deliveries = deliveriesOf(site, lines, shippingDestination?.address);
  const delivery = deliveries.find(({ id }) => id === deliveryCode) ?? null;
  const prices = priceLines(site, lines, { delivery, taxed: true });
  return { prices, deliveries, delivery, needsShipping: lines.some(isShippable) };
}
