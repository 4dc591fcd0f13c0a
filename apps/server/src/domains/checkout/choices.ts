import { type Refusal, refuse } from '../../platform/refusal.ts';
import { OWN_CARRIER_ID, type Quote } from '../purchase/index.ts';

export type DeliveryChoice = { code?: string; carrierId?: string | null };

/** The named selections of a request, all of which must apply to the resulting checkout. */
export type Choices = {
  delivery?: DeliveryChoice | null;
  couponCode?: string | null;
  giftCardCode?: string | null;
};

/** The refusal of a selection that does not apply; null if all do. */
export function refuseChoices(quote: Quote, { delivery, couponCode, giftCardCode }: Choices): Refusal | null {
  const { deliveries, calculationErrors } = quote;
  if (couponCode && calculationErrors.coupon) return refuse(calculationErrors.coupon, { couponCode });
  if (giftCardCode && calculationErrors.giftCard) return refuse(calculationErrors.giftCard);
  if (!delivery) return null;
  const { code, carrierId } = delivery;
  const isOurs = !carrierId || carrierId === OWN_CARRIER_ID;
  if (isOurs && deliveries.some(({ id }) => id === code)) return null;
  return refuse('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', { code });
}
