import { words } from '../../app/words.ts';

const texts = words.orders;

/** The label and colour of an order status. */
type Label = { text: string; color: string };

export const paymentStatuses: Record<string, Label> = {
  PAID: { text: texts.paymentStatuses.PAID, color: 'green' },
  NOT_PAID: { text: texts.paymentStatuses.NOT_PAID, color: 'yellow' },
  PARTIALLY_PAID: { text: texts.paymentStatuses.PARTIALLY_PAID, color: 'yellow' },
  PENDING: { text: texts.paymentStatuses.PENDING, color: 'blue' },
  PENDING_MERCHANT: { text: texts.paymentStatuses.PENDING_MERCHANT, color: 'blue' },
  PARTIALLY_REFUNDED: { text: texts.paymentStatuses.PARTIALLY_REFUNDED, color: 'gray' },
  FULLY_REFUNDED: { text: texts.paymentStatuses.FULLY_REFUNDED, color: 'gray' },
  CANCELED: { text: texts.paymentStatuses.CANCELED, color: 'gray' },
  DECLINED: { text: texts.paymentStatuses.DECLINED, color: 'red' },
};

export const fulfillmentStatuses: Record<string, Label> = {
  FULFILLED: { text: texts.fulfillmentStatuses.FULFILLED, color: 'green' },
  PARTIALLY_FULFILLED: { text: texts.fulfillmentStatuses.PARTIALLY_FULFILLED, color: 'yellow' },
  NOT_FULFILLED: { text: texts.fulfillmentStatuses.NOT_FULFILLED, color: 'orange' },
};

/** Approved is the usual state of an order and has no label. */
export const orderStatuses: Record<string, Label> = {
  INITIALIZED: { text: texts.statuses.INITIALIZED, color: 'gray' },
  PENDING: { text: texts.statuses.PENDING, color: 'blue' },
  CANCELED: { text: texts.statuses.CANCELED, color: 'red' },
  REJECTED: { text: texts.statuses.REJECTED, color: 'red' },
};

/** The statuses of a kind with their labels. */
export const textsOf = (labels: Record<string, Label>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([status, { text }]) => [status, text]));
