import { type ErrorCode, errorCodes } from '@stoa/contract';
import type { Quote } from '../quote.ts';

/** The buyer's selections that do not count (any more), on the wire; nothing where all of them do. */
export function viewCalculationErrors(
  { calculationErrors }: Pick<Quote, 'calculationErrors'>,
  couponCode: string | null,
) {
  const { delivery, coupon, giftCard } = calculationErrors;
  if (delivery === null && !coupon && !giftCard) return {};
  return {
    calculationErrors: {
      ...(delivery !== null && {
        selectedShippingOptionError: details('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', { code: delivery }),
      }),
      ...(coupon && { couponCalculationError: details(coupon, { couponCode }) }),
      ...(giftCard && { giftCardCalculationError: details(giftCard) }),
    },
  };
}

function details(code: ErrorCode, data?: Record<string, unknown>) {
  return { applicationError: { code, description: errorCodes[code].description, ...(data && { data }) } };
}
