import { type Refusal, refuse } from '../../platform/refusal.ts';

/** The site has no coupons and no gift cards: a code that is sent names none. */
export function refuseCodes(sent: { couponCode?: string | null; giftCardCode?: string | null }): Refusal | null {
  if (sent.couponCode) return refuse('ERROR_COUPON_DOES_NOT_EXIST', { couponCode: sent.couponCode });
  if (sent.giftCardCode) return refuse('GIFT_CARD_NOT_FOUND');
  return null;
}
