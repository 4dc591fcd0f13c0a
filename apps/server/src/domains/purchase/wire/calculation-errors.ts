import { type ErrorCode, errorCodes } from '@stoa/contract';
import type { Quote } from '../quote.ts';

/** The buyer's selections that do not count (any more), on the wire; nothing where all of them do. */
export function viewCalculationErrors(
  { calculationErrors, undeliverable = [] }: Pick<Quote, 'calculationErrors'> & Partial<Pick<Quote, 'undeliverable'>>,
  couponCode: string | null,
) {
  const { delivery, carriers, coupon, giftCard, tax, unanswered = noneUnanswered } = calculationErrors;
  const { discounts, fees, validations, memberships = [] } = unanswered;
  const isDelivered = delivery === null && carriers.length === 0 && undeliverable.length === 0;
  const isAnswered = [discounts, fees, validations, memberships].every((ids) => ids.length === 0);
  if (isDelivered && isAnswered && !coupon && !giftCard && !tax) return {};
  return {
    calculationErrors: {
      ...viewDeliveryError({ delivery, carriers }, undeliverable),
      ...(coupon && { couponCalculationError: details(coupon, { couponCode }) }),
      ...(tax && { taxCalculationError: details('CALCULATION_ERROR') }),
      ...(giftCard && { giftCardCalculationError: details(giftCard) }),
      ...(discounts.length > 0 && {
        discountsCalculationError: details('CALCULATION_ERROR', { providerIds: discounts }),
      }),
      ...(memberships.length > 0 && { membershipError: details('CALCULATION_ERROR', { providerIds: memberships }) }),
      ...viewUnchecked(fees, validations),
    },
  };
}

const noneUnanswered = { discounts: [], fees: [], validations: [], memberships: [] };

/** Fees that could not be found, and checks that were not made: of the order, as the wire has no fields for them. */
function viewUnchecked(fees: readonly string[], validations: readonly string[]) {
  const errors = [
    ...fees.map((providerId) => applicationError('CALCULATION_ERROR', { providerId })),
    ...validations.map((providerId) => applicationError('FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS', { providerId })),
  ];
  return errors.length > 0 ? { orderValidationErrors: errors } : {};
}

/** The most important one: clients are told only one. */
function viewDeliveryError(
  { delivery, carriers }: Pick<Quote['calculationErrors'], 'delivery' | 'carriers'>,
  undeliverable: readonly string[],
) {
  if (delivery !== null) {
    const gone = details('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', { code: delivery });
    return { selectedShippingOptionError: gone };
  }
  if (carriers.length > 0) {
    const errors = carriers.map(({ carrierId, code = 'GENERIC_ERROR' }) => ({ carrierId, error: details(code) }));
    return { carrierErrors: { errors } };
  }
  if (undeliverable.length === 0) return {};
  return {
    generalShippingCalculationError: details('NO_DELIVERY_REGION_FOUND', { lineItemIds: undeliverable }),
  };
}

const details = (code: ErrorCode, data?: Record<string, unknown>) => ({
  applicationError: applicationError(code, data),
});

const applicationError = (code: ErrorCode, data?: Record<string, unknown>) => ({
  code,
  description: errorCodes[code].description,
  ...(data && { data }),
});
