import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Site } from '../../site.ts';
import { OWN_CARRIER_ID } from '../carts/index.ts';
import type { Checkout, SentCheckout } from './checkout.ts';
import { priceCheckout } from './price-checkout.ts';

/**
 * The checkout with what a client sent of it. Null takes a field away, what is left out stays. Refuses a way to deliver
 * that is not offered for the lines and the destination as they then are.
 */
export function applyInfo(site: Site, checkout: Checkout, sent: SentCheckout): Checkout | Refusal {
  const { buyerInfo = {}, shippingInfo = {} } = sent;
  if (buyerInfo.email === null && checkout.email !== null) return emailIsKept;
  const changed: Checkout = {
    ...checkout,
    email: chosen(buyerInfo.email, checkout.email),
    contactId: chosen(buyerInfo.contactId, checkout.contactId),
    buyerNote: chosen(sent.buyerNote, checkout.buyerNote),
    billingInfo: chosen(sent.billingInfo, checkout.billingInfo),
    shippingDestination: chosen(shippingInfo.shippingDestination, checkout.shippingDestination),
    customFields: chosen(sent.customFields, checkout.customFields),
    extendedFields: chosen(sent.extendedFields, checkout.extendedFields),
    businessLocationId: chosen(sent.businessLocationId, checkout.businessLocationId),
  };
  return chooseDelivery(site, changed, shippingInfo.selectedCarrierServiceOption);
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

const chosen = <T>(sent: T | undefined, known: T): T => (sent === undefined ? known : sent);

const emailIsKept = invalid({
  field: 'checkout.buyerInfo.email',
  description: 'cannot be removed once it is set',
  violatedRule: 'REQUIRED_FIELD',
});
