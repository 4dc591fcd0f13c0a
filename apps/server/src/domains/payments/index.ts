export type { Payable, Settlement } from './payable.ts';
export {
  authorizationOf,
  type CaptureTime,
  type Card,
  capturedOf,
  chargedBackOf,
  collectableOf,
  heldOf,
  isForCard,
  isPending,
  lastOf,
  type Outcome,
  type Payment,
  type PaymentDetails,
  type PaymentTransaction,
  pendingOf,
  refundableOf,
  refundedOf,
  refundingOf,
  reversedOf,
  type TransactionDetails,
  type TransactionStatus,
  type TransactionType,
  total,
} from './payment.ts';
export { findSiteOfAccount } from './payment-accounts.store.ts';
export { insertIntent, lockIntent, type PaymentIntent, saveIntent } from './payment-intents.store.ts';
export { isSettled } from './payment-machine.ts';
export { type PaymentStatus, statusOf } from './payment-status.ts';
export { findPayableOf, paymentsColumn, saveDetails } from './payments.store.ts';
export {
  type Begun,
  beginMovement,
  beginPayment,
  cardOfPayment,
  movePayment,
  perform,
  performAll,
} from './perform.ts';
export type { CardOf, PaymentProvider } from './provider.ts';
export { brandName } from './providers/card-brands.ts';
export type { Sandbox } from './providers/sandbox.ts';
export { type Providers, paymentFormsOf, providersOf, sandboxOf } from './providers-of.ts';
export { receiveNotification } from './receive-notification.ts';
export { reconcilePayment } from './reconciliation/reconcile-payment.ts';
export { type NewRecord, recordMovement, recordPayment, recordStatus } from './record-payment.ts';
export { askNow, resumePayment } from './resume-payment.ts';
export { ordersToChargeAgain } from './saved-cards/charges-of-card.store.ts';
export { forgetCard, forgetLater } from './saved-cards/forget-card.ts';
export { savedCardData } from './saved-cards/saved-card-data.ts';
export { currentCardOf } from './saved-cards/saved-card-of.ts';
export {
  deleteSavedCard,
  findSavedCard,
  listSavedCards,
  preferSavedCard,
  type SavedCard,
  updateSavedCard,
} from './saved-cards/saved-cards.store.ts';
export { ownerOf, type PayableOwner, type Settled, settle } from './settle.ts';
