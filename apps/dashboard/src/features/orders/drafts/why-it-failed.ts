import type { ApiError } from '@stoa/sdk';

/** Why a draft cannot become what it is meant to, in the words of a shop. */
const reasons: Record<string, string> = {
  ORDER_IS_EMPTY: 'There is nothing in it.',
  MISSING_DELIVERY_METHOD: 'Choose how it is delivered, or that it is handed over in person.',
  DRAFT_CHANGED: 'Someone else changed it at the same moment. Look at it again.',
  ORDER_CHANGED: 'The order has changed in the meantime. Discard the changes and begin again.',
  INSUFFICIENT_INVENTORY: 'There is not enough in stock.',
  FULL_OUT_OF_STOCK: 'There is not enough in stock.',
  PARTIAL_OUT_OF_STOCK: 'There is not enough in stock.',
  FULFILLMENT_EXCEEDS_ORDER: 'More was handed over than would be left.',
  PARTIALLY_OR_FULLY_REFUNDED: 'Something of the order was refunded in the meantime.',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'The order was cancelled in the meantime.',
};

export function whyItFailed({ data }: ApiError): string {
  const { reasons: codes = [] } = (data ?? {}) as { reasons?: string[] };
  return codes.map((code) => reasons[code]).find(Boolean) ?? 'The server refuses it as it is. Look at it again.';
}
