export type { Payable, Settlement } from './payable.ts';
export {
  authorizationOf,
  type CaptureTime,
  capturedOf,
  collectableOf,
  heldOf,
  type Payment,
  pendingOf,
  refundedOf,
  refundingOf,
  type TransactionStatus,
  type TransactionType,
  total,
} from './payment.ts';
export { findSiteOfAccount } from './payment-accounts.store.ts';
export { statusOf } from './payment-status.ts';
export { findPayableOf, paymentsColumn } from './payments.store.ts';
export { type Begun, beginMovement, beginPayment, movePayment, perform } from './perform.ts';
export type { PaymentProvider } from './provider.ts';
export type { Sandbox } from './providers/sandbox.ts';
export { providersOf, sandboxOf } from './providers-of.ts';
export { receiveNotification } from './receive-notification.ts';
export { resumePayment } from './resume-payment.ts';
export { type PayableOwner, type Settled, settle } from './settle.ts';
