import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';

/** The site has no coupons and no gift cards: a code that is sent names none. */
export function refuseCodes(sent: { couponCode?: string | null; giftCardCode?: string | null }): Refusal | null {
  if (sent.couponCode) return refuse('ERROR_COUPON_DOES_NOT_EXIST', { couponCode: sent.couponCode });
  if (sent.giftCardCode) return refuse('GIFT_CARD_NOT_FOUND');
  return null;
}

/** An address that buyers are sent to must be one of the web: anything else could be a script. */
export function readOverrideUrl(url: string | null | undefined): string | null | undefined | Refusal {
  if (!url || /^https?:\/\//i.test(url)) return url;
  return invalid({ field: 'overrideCheckoutUrl', description: 'must be a web address', violatedRule: 'FORMAT' });
}
