import { errorCodes } from '@stoa/contract';

/** Says on the wire that a chosen way to deliver is not offered (any more). */
export function unavailableDelivery(optionCode: string) {
  const code = 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE';
  const applicationError = { code, description: errorCodes[code].description, data: { code: optionCode } };
  return { selectedShippingOptionError: { applicationError } };
}
