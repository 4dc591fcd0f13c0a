import type { Caller } from '../../caller.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { CheckoutRules } from '../checkout-settings/index.ts';
import { isSelected, notAllowed, type Quote, type SelectedMembership } from '../purchase/index.ts';

export type DeliveryChoice = { code?: string; carrierId?: string | null };

/** The named selections of a request, all of which must apply to the resulting checkout. */
export type Choices = {
  delivery?: DeliveryChoice | null;
  memberships?: readonly SelectedMembership[] | undefined;
  couponCode?: string | null;
  giftCardCode?: string | null;
  /** The most that the gift card is to pay, in minor units; null: all it can. */
  giftCardLimit?: number | null;
};

/** The refusal of codes that the site does not take from buyers; staff and apps know what they do. */
export function refuseUntaken(
  { kind }: Caller,
  { couponCode, giftCardCode }: Omit<Choices, 'delivery'>,
  rules: Pick<CheckoutRules, 'couponCode' | 'giftCardCode'>,
): Refusal | null {
  if (kind === 'staff' || kind === 'app') return null;
  if (couponCode && !rules.couponCode) return notAllowed('couponCode', 'is not taken on this site');
  return giftCardCode && !rules.giftCardCode ? notAllowed('giftCardCode', 'is not taken on this site') : null;
}

/** The refusal of a selection that does not apply; null if all do. */
export function refuseChoices(
  quote: Quote,
  { delivery, memberships, couponCode, giftCardCode }: Choices,
): Refusal | null {
  const { deliveries, calculationErrors } = quote;
  if (memberships && !isSelected(memberships, quote.memberships?.selected ?? [])) return cannotPay;
  if (couponCode && calculationErrors.coupon) return refuse(calculationErrors.coupon, { couponCode });
  if (giftCardCode && calculationErrors.giftCard) return refuse(calculationErrors.giftCard);
  if (!delivery) return null;
  const { code, carrierId } = delivery;
  if (deliveries.some((option) => option.code === code && (!carrierId || carrierId === option.carrierId))) return null;
  return refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', { code });
}

const cannotPay = invalid({
  field: 'membershipOptions.selectedMemberships',
  description: 'names a membership that cannot pay for the line',
  violatedRule: 'OTHER',
});
