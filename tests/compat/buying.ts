/** The products that the tests buy, and the buyers. */

import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { newOwner, type Visitor } from './public-clients.ts';

/** Both names under which clients know the store's catalogue. */
export const V1_APP = '1380b703-ce81-ff05-f115-39571d94dfcd';
export const V3_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

type Line = { catalogReference: { appId: string; catalogItemId: string; options?: object }; quantity: number };
/** A product as a line to add; any text but a slug is used as an id. */
export type Lines = (slug: string, quantity?: number, options?: object, appId?: string) => Line;

export async function linesOf(shop: TestServer): Promise<Lines> {
  const { items } = await newOwner(shop).products.queryProducts().find();
  const ids = new Map(items.map(({ slug, _id }) => [slug, _id ?? '']));
  return (slug, quantity = 1, options = undefined, appId = V3_APP) => ({
    catalogReference: { appId, catalogItemId: ids.get(slug) ?? slug, ...(options && { options }) },
    quantity,
  });
}

/** Buyer and delivery address; new each time, as the client modifies its arguments. */
export function delivery() {
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Torstraße 1' };
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace', phone: '+49 30 1234567' };
  const shippingDestination = { address, contactDetails };
  return {
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { address, contactDetails },
    shippingInfo: { shippingDestination, selectedCarrierServiceOption: { code: STANDARD } },
  };
}

/** A checkout of a visitor's cart, with all data for an order. */
export async function readyCheckout(
  visitor: Pick<Visitor, 'checkout' | 'currentCart'>,
  ...lineItems: Line[]
): Promise<string> {
  await visitor.currentCart.addToCurrentCart({ lineItems });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  await visitor.checkout.updateCheckout(checkoutId, delivery());
  return checkoutId;
}
