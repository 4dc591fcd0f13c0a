/**
 * The life of an order. INITIALIZED: placed, and waits for the buyer's payment. PENDING: the payment itself takes its
 * time. APPROVED: stands, paid or to be paid outside. REJECTED: the payment failed for good.
 */
export type OrderStatus = 'INITIALIZED' | 'PENDING' | 'APPROVED' | 'CANCELED' | 'REJECTED';
export type OrderStep = 'approve' | 'await' | 'reject' | 'cancel';

export const FIRST_STATUS: OrderStatus = 'INITIALIZED';

export const orderMachine: Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>> = {
  INITIALIZED: { approve: 'APPROVED', await: 'PENDING', cancel: 'CANCELED' },
  PENDING: { approve: 'APPROVED', reject: 'REJECTED' },
  APPROVED: { cancel: 'CANCELED' },
  CANCELED: {},
  REJECTED: {},
};

/** Where a step leads from a status; null where it is not allowed. */
export const nextStatus = (status: OrderStatus, step: OrderStep): OrderStatus | null =>
  orderMachine[status][step] ?? null;
