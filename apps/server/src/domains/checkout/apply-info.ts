import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import { changed, readSelection } from '../purchase/index.ts';
import type { Checkout, SentCheckout } from './checkout.ts';
import type { Choices } from './choices.ts';

/** The checkout with a client's changes. Null clears a field, an omitted one stays. */
export function applyInfo(
  checkout: Checkout,
  sent: SentCheckout,
  codes: Omit<Choices, 'delivery'>,
): Checkout | Refusal {
  const { buyerInfo = {}, shippingInfo = {} } = sent;
  if (buyerInfo.email === null && checkout.email !== null) return emailIsKept;
  const { selectedCarrierServiceOption: delivery } = shippingInfo;
  if (delivery && !delivery.code) return refuse('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  return {
    ...checkout,
    email: changed(buyerInfo.email, checkout.email),
    contactId: changed(buyerInfo.contactId, checkout.contactId),
    buyerNote: changed(sent.buyerNote, checkout.buyerNote),
    billingInfo: changed(sent.billingInfo, checkout.billingInfo),
    shippingDestination: changed(shippingInfo.shippingDestination, checkout.shippingDestination),
    deliveryCode: changed(delivery && (delivery.code ?? null), checkout.deliveryCode),
    couponCode: codes.couponCode || checkout.couponCode,
    giftCardCode: codes.giftCardCode || checkout.giftCardCode,
    // another card pays all it can, unless the request says otherwise
    giftCardLimit: changed(codes.giftCardLimit, codes.giftCardCode ? null : checkout.giftCardLimit),
    memberships: readSelection(sent.membershipOptions?.selectedMemberships) ?? checkout.memberships,
    customFields: changed(sent.customFields, checkout.customFields),
    extendedFields: changed(sent.extendedFields, checkout.extendedFields),
    businessLocationId: changed(sent.businessLocationId, checkout.businessLocationId),
  };
}

type SentCodes = { couponCode?: string | null; giftCardCode?: string | null; giftCardRedeemAmount?: string | null };

/** The codes of a request, and how much of the gift card it wants to spend. */
export function readCodes(
  { site }: Pick<Context, 'site'>,
  { couponCode, giftCardCode, giftCardRedeemAmount: sent }: SentCodes,
): Omit<Choices, 'delivery'> | Refusal {
  const giftCardLimit = sent ? parseAmount(sent, site.currency) : (sent as null | undefined);
  if (!sent || giftCardLimit !== null) return { couponCode, giftCardCode, giftCardLimit };
  const description = `must be an amount of ${site.currency}`;
  return invalid({ field: 'giftCardRedeemAmount', description, violatedRule: 'OTHER' });
}

/** The named selections of a request. */
export const choicesOf = (sent: SentCheckout, { couponCode, giftCardCode }: Omit<Choices, 'delivery'>): Choices => ({
  delivery: sent.shippingInfo?.selectedCarrierServiceOption,
  memberships: readSelection(sent.membershipOptions?.selectedMemberships),
  couponCode,
  giftCardCode,
});

const emailIsKept = invalid({
  field: 'checkout.buyerInfo.email',
  description: 'cannot be removed once set',
  violatedRule: 'REQUIRED_FIELD',
});
