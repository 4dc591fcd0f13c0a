/**
 * The life of an order. INITIALIZED: placed, awaiting the buyer's payment. PENDING: the payment itself takes time.
 * APPROVED: final, paid or to be paid outside. REJECTED: the payment failed for good. CANCELED: given up by the shop, or
 * never paid.
 */
export type OrderStatus = 'INITIALIZED' | 'PENDING' | 'APPROVED' | 'CANCELED' | 'REJECTED';
export type OrderStep = 'approve' | 'await' | 'reject' | 'cancel';

export const FIRST_STATUS: OrderStatus = 'INITIALIZED';

export const orderMachine: Record<OrderStatus, Partial<Record<OrderStep, OrderStatus>>> = {
  INITIALIZED: { approve: 'APPROVED', await: 'PENDING', reject: 'REJECTED', cancel: 'CANCELED' },
  PENDING: { approve: 'APPROVED', reject: 'REJECTED' },
  APPROVED: { cancel: 'CANCELED' },
  CANCELED: {},
  REJECTED: {},
};

/** Whether an order awaits its buyer's payment. */
export const isOpen = ({ status }: { status: OrderStatus }): boolean => status === 'INITIALIZED';

/** Whether an order may still become final: it is not, as long as its payment is open. */
export const isUndecided = ({ status }: { status: OrderStatus }): boolean =>
  status === 'INITIALIZED' || status === 'PENDING';

/** The step that leads to a status; null for the first, to which none leads. */
export const stepTo: Record<OrderStatus, OrderStep | null> = {
  INITIALIZED: null,
  APPROVED: 'approve',
  PENDING: 'await',
  REJECTED: 'reject',
  CANCELED: 'cancel',
};

/** The status after a step; null where it is not allowed. */
export const nextStatus = (status: OrderStatus, step: OrderStep): OrderStatus | null =>
  orderMachine[status][step] ?? null;
