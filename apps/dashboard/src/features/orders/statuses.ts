/** The label and colour of an order status. */
type Label = { text: string; color: string };

export const paymentStatuses: Record<string, Label> = {
  PAID: { text: 'Paid', color: 'green' },
  NOT_PAID: { text: 'Unpaid', color: 'yellow' },
  PARTIALLY_PAID: { text: 'Partly paid', color: 'yellow' },
  PENDING: { text: 'Payment pending', color: 'blue' },
  PENDING_MERCHANT: { text: 'Awaiting your approval', color: 'blue' },
  PARTIALLY_REFUNDED: { text: 'Partly refunded', color: 'gray' },
  FULLY_REFUNDED: { text: 'Refunded', color: 'gray' },
  CANCELED: { text: 'Payment cancelled', color: 'gray' },
  DECLINED: { text: 'Payment declined', color: 'red' },
};

export const fulfillmentStatuses: Record<string, Label> = {
  FULFILLED: { text: 'Fulfilled', color: 'green' },
  PARTIALLY_FULFILLED: { text: 'Partly fulfilled', color: 'yellow' },
  NOT_FULFILLED: { text: 'Unfulfilled', color: 'orange' },
};

/** Approved is the usual state of an order and has no label. */
export const orderStatuses: Record<string, Label> = {
  INITIALIZED: { text: 'Not placed', color: 'gray' },
  PENDING: { text: 'Pending', color: 'blue' },
  CANCELED: { text: 'Cancelled', color: 'red' },
  REJECTED: { text: 'Rejected', color: 'red' },
};

/** The statuses of a kind with their labels. */
export const textsOf = (labels: Record<string, Label>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([status, { text }]) => [status, text]));
