import type { OrderActivity } from '../order.ts';

type ActivityName = NonNullable<OrderActivity['type']>;

const sentences: Record<Exclude<ActivityName, 'CUSTOM_ACTIVITY'>, string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_PARTIALLY_PAID: 'Order partly paid',
  ORDER_FULFILLED: 'Order fulfilled',
  ORDER_NOT_FULFILLED: 'Order marked as unfulfilled',
  ORDER_CANCELED: 'Order cancelled',
  ORDER_REFUNDED: 'Order refunded',
  ORDER_PENDING: 'Order pending',
  ORDER_REJECTED: 'Order rejected',
  DOWNLOAD_LINK_SENT: 'Download link sent',
  TRACKING_NUMBER_ADDED: 'Tracking number added',
  TRACKING_NUMBER_EDITED: 'Tracking number changed',
  TRACKING_LINK_ADDED: 'Tracking link added',
  SHIPPING_CONFIRMATION_EMAIL_SENT: 'Dispatch confirmation sent',
  PICKUP_READY_EMAIL_SENT: 'Pickup notice sent',
  INVOICE_ADDED: 'Invoice added',
  INVOICE_REMOVED: 'Invoice removed',
  INVOICE_SENT: 'Invoice sent',
  FULFILLER_EMAIL_SENT: 'Fulfilment service informed',
  SHIPPING_ADDRESS_EDITED: 'Delivery address changed',
  EMAIL_EDITED: 'E-mail address changed',
  MERCHANT_COMMENT: 'Note',
  DRAFT_ORDER_CHANGES_APPLIED: 'Order edited',
  SAVED_PAYMENT_METHOD: 'Payment method saved',
  AUTHORIZED_PAYMENT_CREATED: 'Payment authorised',
  AUTHORIZED_PAYMENT_CAPTURED: 'Payment captured',
  AUTHORIZED_PAYMENT_VOIDED: 'Payment voided',
  REFUND_INITIATED: 'Refund started',
  PAYMENT_REFUNDED: 'Payment refunded',
  PAYMENT_REFUND_FAILED: 'Refund failed',
  REFUNDED_AS_STORE_CREDIT: 'Refunded as store credit',
  PAYMENT_PENDING: 'Payment pending',
  PAYMENT_CANCELED: 'Payment cancelled',
  PAYMENT_DECLINED: 'Payment declined',
  RECEIPT_CREATED: 'Receipt created',
  RECEIPT_SENT: 'Receipt sent',
  CHARGEBACK_CREATED: 'Chargeback opened',
  CHARGEBACK_REVERSED: 'Chargeback reversed',
};

/** Steps of returns, which histories hold as activities of an app. */
const returnSentences: Record<string, string> = {
  RETURN_REQUESTED: 'Return requested',
  RETURN_APPROVED: 'Return approved',
  RETURN_DECLINED: 'Return declined',
  RETURN_RECEIVED: 'Returned items received',
  RETURN_REFUNDED: 'Return refunded',
  RETURN_CANCELED: 'Return cancelled by the customer',
};

/** Describes an activity in a few words. Unknown types are shown by their own name. */
export function activityTitle({ type, activityType, customActivity }: OrderActivity): string {
  const step = returnSentences[customActivity?.type ?? ''];
  if (step) return step;
  const name = type ?? activityType ?? '';
  const words = name.toLowerCase().replaceAll('_', ' ');
  return (
    (sentences as Record<string, string>)[name] ??
    (words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Something changed')
  );
}

/** The amount of an activity, as a decimal string in the order's currency. */
export function activityAmount(activity: OrderActivity): string | null {
  const money =
    activity.orderRefunded?.amount ??
    activity.refundInitiated?.amount ??
    activity.refundedAsStoreCredit?.amount ??
    activity.authorizedPaymentCreated?.amount ??
    activity.authorizedPaymentCaptured?.amount ??
    activity.authorizedPaymentVoided?.amount ??
    activity.paymentPending?.regular?.amount ??
    activity.paymentCanceled?.regular?.amount ??
    activity.paymentDeclined?.regular?.amount ??
    activity.paymentRefunded?.payment?.regular?.amount ??
    activity.paymentRefunded?.payment?.giftCard?.amount;
  return money?.amount ?? null;
}

/** What an activity means where its title does not say it. */
export const activityMeaning = ({ type, activityType }: OrderActivity): string | null =>
  meanings[type ?? activityType ?? ''] ?? null;

const meanings: Record<string, string> = {
  PAYMENT_DECLINED: 'The payment was refused and nothing was charged. The customer can try again.',
  AUTHORIZED_PAYMENT_CREATED: 'The amount is held by the customer’s bank until it is captured.',
  PAYMENT_REFUND_FAILED: 'The payment provider refused the refund. No money was returned.',
  CHARGEBACK_CREATED: 'The customer’s bank claimed the payment back.',
};

/** Whether a person wrote the entry, so that people may change it. */
export const isNote = ({ type, activityType }: OrderActivity): boolean => (type ?? activityType) === 'MERCHANT_COMMENT';

/** The text written by a person: a note or a reason. */
export const activityNote = ({
  merchantComment,
  orderRefunded,
  refundInitiated,
  draftOrderChangesApplied,
}: OrderActivity): string | null =>
  merchantComment?.message ||
  orderRefunded?.reason ||
  refundInitiated?.reason ||
  draftOrderChangesApplied?.reason ||
  null;

/** Newest first. The server lists what happened in order, so that the later of two at the same time comes first. */
export const inOrder = (activities: OrderActivity[]): OrderActivity[] =>
  activities.toReversed().toSorted((left, right) => (right.createdDate ?? '').localeCompare(left.createdDate ?? ''));
