/** The payments and refunds of orders, as entities: what was paid, in which way, and what was given back. */
import {
  boolean,
  choice,
  date,
  guid,
  immutable,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { MembershipName } from '../shared/commerce.ts';
import { CashRounding } from './order.ts';
import { Price } from './order-activities.ts';

export const OrderPaymentStatus = choice(
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
);
/** The statuses of payments, as programs state them. */
export const OrderTransactionStatus = choice(
  'UNDEFINED',
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
);
export const CreditCardPaymentMethodDetails = message('CreditCardPaymentMethodDetails', {
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const AuthorizationActionFailureDetails = message('AuthorizationActionFailureDetails', {
  failureCode: text({ maxLength: 100 }),
});
export const AuthorizationCapture = message('AuthorizationCapture', {
  id: readonly(nullable(guid)),
  status: choice('PENDING', 'SUCCEEDED', 'FAILED'),
  amount: immutable(ref(Price)),
  createdDate: nullable(date),
  failureDetails: ref(AuthorizationActionFailureDetails),
});
export const AuthorizationVoid = message('AuthorizationVoid', {
  status: choice('PENDING', 'SUCCEEDED', 'FAILED'),
  voidedDate: nullable(date),
  failureDetails: ref(AuthorizationActionFailureDetails),
  reason: choice('MANUAL', 'SCHEDULED'),
});
/** What happens to money that is held, if nobody decides before. */
export const AuthorizationScheduledAction = message('AuthorizationScheduledAction', {
  actionType: choice('VOID', 'CAPTURE'),
  executionDate: nullable(date),
});
export const AuthorizationDetails = message('AuthorizationDetails', {
  delayedCapture: readonly(boolean),
  authorizedDate: nullable(date),
  captures: list(ref(AuthorizationCapture), { maxItems: 1 }),
  void: ref(AuthorizationVoid),
  scheduledAction: ref(AuthorizationScheduledAction),
});
export const Chargeback = message('Chargeback', {
  id: readonly(immutable(guid)),
  createdDate: readonly(immutable(nullable(date))),
  updatedDate: readonly(nullable(date)),
  amount: readonly(immutable(ref(Price))),
  reversalAmount: readonly(ref(Price)),
  status: choice('APPROVED', 'REVERSED'),
  externalId: readonly(immutable(nullable(guid))),
});
export const UserDefinedPaymentMethodName = message(
  'UserDefinedPaymentMethodName',
  {
    predefined: choice('CASH', 'BANK_TRANSFER', 'CHECK'),
    custom: nullable(text({ minLength: 1, maxLength: 150 })),
  },
  { atMostOne: [['predefined', 'custom']] },
);
export const PaymentMethodName = message('PaymentMethodName', {
  buyerLanguageName: nullable(text({ maxLength: 150 })),
  siteLanguageName: nullable(text({ maxLength: 150 })),
  userDefinedName: ref(UserDefinedPaymentMethodName),
});
export const OrderRegularPaymentDetails = message('OrderRegularPaymentDetails', {
  creditCardDetails: ref(CreditCardPaymentMethodDetails),
  paymentOrderId: nullable(text({ maxLength: 100 })),
  gatewayTransactionId: nullable(text({ maxLength: 100 })),
  paymentMethod: nullable(text({ maxLength: 150 })),
  /** The payment at the provider, as its own records name it; null where it has none. */
  providerTransactionId: nullable(text({ maxLength: 100 })),
  /** Whether it is paid outside the checkout: by invoice, on delivery. */
  offlinePayment: boolean,
  status: OrderTransactionStatus,
  /** Whether the card can be charged again for this order. */
  savedPaymentMethod: boolean,
  authorizationDetails: ref(AuthorizationDetails),
  chargebacks: list(ref(Chargeback), { maxItems: 6 }),
  platformFee: ref(Price),
  paymentMethodName: ref(PaymentMethodName),
});
export const OrderGiftCardPaymentDetails = message('OrderGiftCardPaymentDetails', {
  giftCardPaymentId: text({ maxLength: 100 }),
  appId: guid,
  voided: readonly(boolean),
  obfuscatedCode: immutable(nullable(text({ maxLength: 30 }))),
});
export const FutureMembershipDetails = message('FutureMembershipDetails', {
  lineItemId: guid,
  benefitId: text({ maxLength: 200 }),
});
export const OrderMembershipPaymentDetails = message('OrderMembershipPaymentDetails', {
  membershipId: text({ maxLength: 200 }),
  lineItemId: text({ minLength: 1, maxLength: 100 }),
  status: choice('CHARGED', 'CHARGE_FAILED', 'CHARGE_PENDING', 'VOIDED'),
  name: ref(MembershipName),
  externalTransactionId: nullable(text({ minLength: 1, maxLength: 100 })),
  voided: readonly(boolean),
  providerAppId: guid,
  futureMembership: ref(FutureMembershipDetails),
});
export const CashRoundingDetails = message('CashRoundingDetails', {
  unroundedAmount: ref(Price),
  roundingAdjustment: readonly(ref(CashRounding)),
});
export const CanceledStatusDetails = message('CanceledStatusDetails', {
  reason: choice('OTHER_PAYMENT_FAILURE', 'EXPIRED'),
});
export const DeclinedStatusDetails = message('DeclinedStatusDetails', {
  reason: choice('CHARGE_FAILED', 'EXPIRED', 'INSUFFICIENT_FUNDS', 'GIFT_CARD_DISABLED'),
});
export const VoidedStatusDetails = message('VoidedStatusDetails', {
  reason: choice('MERCHANT_REQUEST', 'OTHER_PAYMENT_FAILURE'),
});
/** By a provider, by a gift card or by a membership. */
export const OrderPayment = message(
  'OrderPayment',
  {
    regularPaymentDetails: ref(OrderRegularPaymentDetails),
    giftcardPaymentDetails: ref(OrderGiftCardPaymentDetails),
    membershipPaymentDetails: ref(OrderMembershipPaymentDetails),
    canceled: ref(CanceledStatusDetails),
    declined: ref(DeclinedStatusDetails),
    voided: ref(VoidedStatusDetails),
    id: readonly(nullable(guid)),
    createdDate: nullable(date),
    updatedDate: readonly(nullable(date)),
    amount: ref(Price),
    refundDisabled: boolean,
    supportReceiptGeneration: readonly(boolean),
    cashRounding: ref(CashRoundingDetails),
    status: OrderPaymentStatus,
    /** Payments of one charge have the same: if one of them fails, the others are undone. */
    chargeCorrelationId: nullable(guid),
  },
  {
    atMostOne: [
      ['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails'],
      ['canceled', 'declined', 'voided'],
    ],
  },
);

export const RefundStatusInfo = message('RefundStatusInfo', {
  paymentGatewayReasonCode: nullable(text({ minLength: 1, maxLength: 10 })),
  description: nullable(text({ minLength: 1, maxLength: 1000 })),
});
export const OrderRefundTransaction = message('OrderRefundTransaction', {
  paymentId: immutable(guid),
  amount: immutable(ref(Price)),
  refundStatus: choice('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'),
  refundStatusInfo: ref(RefundStatusInfo),
  gatewayRefundId: nullable(guid),
  /** The refund at the provider, as its own records name it; null where it has none. */
  providerRefundId: nullable(text()),
  /** Whether the money went back in another way, and is only recorded here. */
  externalRefund: immutable(boolean),
});
export const RefundedItem = message('RefundedItem', {
  lineItemId: guid,
  quantity: integer({ minimum: 1, maximum: 100000 }),
});
export const RefundedFee = message('RefundedFee', {
  additionalFeeId: guid,
  amount: ref(Price),
});
export const RefundedShipping = message('RefundedShipping', { amount: ref(Price) });
export const OrderRefundDetails = message('OrderRefundDetails', {
  items: list(ref(RefundedItem), { maxItems: 300 }),
  shippingIncluded: boolean,
  reason: nullable(text({ maxLength: 200 })),
  lineItems: list(ref(RefundedItem), { maxItems: 300 }),
  additionalFees: list(ref(RefundedFee), { maxItems: 100 }),
  shipping: ref(RefundedShipping),
});
export const LineItemRefundSummary = message('LineItemRefundSummary', {
  lineItemId: guid,
  totalRefundedAmount: ref(Price),
});
export const RefundItemsBreakdown = message('RefundItemsBreakdown', {
  lineItems: list(ref(LineItemRefundSummary), { maxItems: 300 }),
});
export const OrderRefundSummary = message('OrderRefundSummary', {
  requestedRefund: ref(Price),
  pendingRefund: ref(Price),
  refunded: ref(Price),
  failedRefundAmount: ref(Price),
  pending: boolean,
  breakdown: ref(RefundItemsBreakdown),
});
export const OrderRefund = message('OrderRefund', {
  id: readonly(guid),
  transactions: list(ref(OrderRefundTransaction), { maxItems: 50 }),
  details: ref(OrderRefundDetails),
  createdDate: readonly(immutable(nullable(date))),
  summary: readonly(ref(OrderRefundSummary)),
  requestingServiceAppId: readonly(immutable(nullable(guid))),
});
export const OrderTransactions = message('OrderTransactions', {
  orderId: guid,
  payments: list(ref(OrderPayment), { maxItems: 100 }),
  refunds: list(ref(OrderRefund), { maxItems: 300 }),
});

export const RestockItem = message('RestockItem', {
  lineItemId: guid,
  quantity: integer({ minimum: 1, maximum: 100000 }),
});
export const RestockInfo = message('RestockInfo', {
  type: choice('NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'),
  items: list(ref(RestockItem), { maxItems: 300 }),
});
/** What else a refund does, as the older calls say it. */
export const TriggeredSideEffects = message('TriggeredSideEffects', {
  restockInfo: ref(RestockInfo),
  sendOrderRefundedEmail: boolean,
  customMessage: nullable(text({ minLength: 1, maxLength: 1000 })),
});

export const PaymentRedirectUrls = message('PaymentRedirectUrls', {
  successUrl: nullable(text({ maxLength: 5000 })),
  cancelUrl: nullable(text({ maxLength: 5000 })),
  errorUrl: nullable(text({ maxLength: 5000 })),
  pendingUrl: nullable(text({ maxLength: 5000 })),
});
/** What happens to money that is held, and after how long. */
export const DelayedCaptureSettings = message('DelayedCaptureSettings', {
  scheduledAction: choice('VOID', 'CAPTURE'),
  delayDuration: ref(
    message('CaptureDelay', {
      count: integer({ minimum: 1 }),
      unit: choice('MINUTES', 'HOURS', 'DAYS'),
    }),
  ),
});
