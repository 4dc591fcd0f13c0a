/**
 * The life of an order. INITIALIZED: placed, awaiting the buyer's payment. PENDING: the payment itself takes time.
 * APPROVED: final, paid or to be paid outside. REJECTED: the payment failed for good.
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

/** Whether an order awaits its buyer's payment. */
export const isOpen = ({ status }: { status: OrderStatus }): boolean => status === 'INITIALIZED';

/** The status after a step; null where it is not allowed. */
export const nextStatus = (status: OrderStatus, step: OrderStep): OrderStatus | null =>
  orderMachine[status][step] ?? null;
