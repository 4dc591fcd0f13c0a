import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import { changed, OWN_CARRIER_ID } from '../carts/index.ts';
import type { Checkout, SentCheckout } from './checkout.ts';
import { priceCheckout } from './price-checkout.ts';

/**
 * The checkout with what a client sent of it. Null takes a field away, what is left out stays. Refuses a way to deliver
 * that is not offered for the lines and the destination as they then are.
 */
export function applyInfo(site: Site, checkout: Checkout, sent: SentCheckout): Checkout | Refusal {
  const { buyerInfo = {}, shippingInfo = {} } = sent;
  if (buyerInfo.email === null && checkout.email !== null) return emailIsKept;
  const next: Checkout = {
    ...checkout,
    email: changed(buyerInfo.email, checkout.email),
    contactId: changed(buyerInfo.contactId, checkout.contactId),
    buyerNote: changed(sent.buyerNote, checkout.buyerNote),
    billingInfo: changed(sent.billingInfo, checkout.billingInfo),
    shippingDestination: changed(shippingInfo.shippingDestination, checkout.shippingDestination),
    customFields: changed(sent.customFields, checkout.customFields),
    extendedFields: changed(sent.extendedFields, checkout.extendedFields),
    businessLocationId: changed(sent.businessLocationId, checkout.businessLocationId),
  };
  return chooseDelivery(site, next, shippingInfo.selectedCarrierServiceOption);
}

type Choice = { code?: string; carrierId?: string | null };

/** The checkout with a way to deliver chosen, where one is named. */
export function chooseDelivery(site: Site, checkout: Checkout, choice: Choice | null | undefined): Checkout | Refusal {
  if (choice === undefined) return checkout;
  if (choice === null) return { ...checkout, deliveryCode: null };
  const { code, carrierId } = choice;
  if (!code) return refuse('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  const isOurs = !carrierId || carrierId === OWN_CARRIER_ID;
  const isOffered = priceCheckout(site, checkout).deliveries.some(({ id }) => id === code);
  if (!isOurs || !isOffered) return refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', { code });
  return { ...checkout, deliveryCode: code };
}

const emailIsKept = invalid({
  field: 'checkout.buyerInfo.email',
  description: 'cannot be removed once it is set',
  violatedRule: 'REQUIRED_FIELD',
});
