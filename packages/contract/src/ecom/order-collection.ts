/** Calls by which money is collected for orders and given back, as the older generation of programs makes them. Part of `orders`. */
import { backOffice, operation } from '../operation.ts';
import { anyObject, boolean, choice, guid, list, message, nullable, ref, text } from '../schema.ts';
import { CatalogReference, MembershipName, ServiceProperties } from '../shared/commerce.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { Order } from './order.ts';
import { Price } from './order-activities.ts';
import {
  DelayedCaptureSettings,
  OrderRefundDetails,
  OrderTransactions,
  PaymentRedirectUrls,
  TriggeredSideEffects,
  UserDefinedPaymentMethodName,
} from './order-payments.ts';

const ecomOrderId = text({ minLength: 1, maxLength: 100 });
const path = (rest: string) => `/v1/payments-collector/orders/{ecomOrderId}/${rest}`;
const changed = { orderTransactions: ref(OrderTransactions) };

export const PaymentCollectabilityStatus = choice(
  'UNKNOWN',
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
);
export const ManuallyRefundableReason = choice('EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER');
export const NonRefundableReason = choice(
  'NONE',
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
);
export const Refundability = message(
  'Refundability',
  {
    nonRefundableReason: NonRefundableReason,
    manuallyRefundableReason: ManuallyRefundableReason,
    paymentId: text(),
    refundabilityStatus: choice('NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'),
    providerLink: nullable(text()),
  },
  { atMostOne: [['nonRefundableReason', 'manuallyRefundableReason']] },
);
export const TriggeredPaymentRefund = message('TriggeredPaymentRefund', {
  paymentId: guid,
  amount: ref(Price),
  externalRefund: boolean,
});
export const CollectedPaymentCapture = message('CollectedPaymentCapture', {
  paymentId: nullable(guid),
  amount: ref(Price),
});
export const MembershipChargeItem = message('MembershipChargeItem', {
  membershipId: text({ minLength: 1, maxLength: 100 }),
  appId: guid,
  membershipName: ref(MembershipName),
  membershipAdditionalData: nullable(anyObject),
  catalogReference: ref(CatalogReference),
  serviceProperties: ref(ServiceProperties),
  rootCatalogItemId: nullable(text({ minLength: 1, maxLength: 36 })),
  lineItemId: text({ minLength: 1, maxLength: 100 }),
});
export const BulkMarkOrderAsPaidResult = message('BulkMarkOrderAsPaidResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(Order),
});

export const orderCollection = {
  getPaymentCollectabilityStatus: operation({
    method: 'GET',
    path: path('payment-collectability-status'),
    summary: 'Find out whether money can be collected for an order, and how much',
    permit: backOffice('ECOM.COLLECT_PAYMENTS'),
    request: { ecomOrderId },
    response: {
      status: PaymentCollectabilityStatus,
      amount: ref(Price),
      authorizationSupported: boolean,
      customAmountSupported: boolean,
    },
    required: ['ecomOrderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  preparePaymentCollection: operation({
    method: 'POST',
    effect: 'write',
    path: path('prepare-payment-collection'),
    summary: 'Prepare to charge a card for an order: makes a payment intent, or changes the amount of one',
    permit: backOffice('ECOM.COLLECT_PAYMENTS'),
    request: {
      ecomOrderId,
      amount: ref(Price),
      paymentGatewayOrderId: nullable(text()),
      delayedCapture: boolean,
      merchantInitiated: nullable(boolean),
      redirectUrls: ref(PaymentRedirectUrls),
      delayedCaptureSettings: ref(DelayedCaptureSettings),
    },
    response: { paymentGatewayOrderId: text() },
    required: ['amount', 'ecomOrderId'],
    errors: [
      'PAYMENT_METHODS_NOT_FOUND',
      'ORDER_CANCELED',
      'INVALID_AMOUNT',
      'ORDER_ALREADY_PAID',
      'NO_ASSOCIATED_ECOM_ORDER',
      'ORDER_HAS_CHARGEBACKS',
    ],
  }),
  paymentCollectionCreatePaymentGatewayOrder: operation({
    method: 'POST',
    effect: 'write',
    path: path('create-payment-gateway-order'),
    summary: 'Prepare to charge a card for everything that is owed for an order',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: {
      ecomOrderId,
      chargedBy: ref(message('ChargedBy', { id: guid, fullName: nullable(text({ minLength: 1, maxLength: 200 })) })),
      delayedCapture: boolean,
    },
    response: { paymentGatewayOrderId: text() },
    required: ['ecomOrderId'],
    errors: ['ORDER_NOT_FOUND', 'ORDER_ALREADY_PAID', 'ORDER_CANCELED'],
  }),
  recordManuallyCollectedPayment: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments-collector/orders/{orderId}/manual-payment',
    summary: 'Record a payment that the merchant received outside, of a part or all of what is owed',
    permit: backOffice('ECOM.COLLECT_PAYMENTS'),
    request: {
      orderId: ecomOrderId,
      amount: ref(Price),
      userDefinedPaymentMethodName: ref(UserDefinedPaymentMethodName),
    },
    response: {},
    required: ['amount', 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'ORDER_ALREADY_PAID', 'INVALID_AMOUNT', 'ORDER_CANCELED'],
  }),
  paymentCollectionMarkOrderAsPaid: operation({
    method: 'POST',
    effect: 'write',
    path: path('mark-as-paid'),
    summary: 'Record that everything that is owed for an order was paid outside',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { ecomOrderId, userDefinedPaymentMethodName: ref(UserDefinedPaymentMethodName) },
    response: { order: ref(Order) },
    required: ['ecomOrderId'],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_ALREADY_PAID',
      'ORDER_CANCELED',
      'PAYMENT_GATEWAY_ID_NOT_FOUND',
      'ORDER_HAS_CHARGEBACKS',
    ],
  }),
  paymentCollectionBulkMarkOrdersAsPaid: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/payments-collector/mark-as-paid',
    summary: 'Record that up to 100 orders were paid outside',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { ecomOrderIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }) },
    response: { results: list(ref(BulkMarkOrderAsPaidResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['ecomOrderIds'],
  }),
  getRefundabilityStatus: operation({
    method: 'GET',
    path: path('refundability'),
    summary: 'Find out which payments of an order can be refunded, and in which way',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: { ecomOrderId },
    response: { refundabilities: list(ref(Refundability), { maxItems: 300 }), refundablePerItem: boolean },
    required: ['ecomOrderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  triggerRefund: operation({
    method: 'POST',
    effect: 'write',
    path: path('trigger-refund'),
    summary: 'Refund a payment of an order, all of it or a part',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: {
      ecomOrderId,
      payments: list(ref(TriggeredPaymentRefund), { minItems: 1, maxItems: 1 }),
      details: ref(OrderRefundDetails),
      sideEffects: ref(TriggeredSideEffects),
    },
    response: { ...changed, refundId: nullable(text()), failedPaymentIds: list(ref(ItemMetadata)) },
    required: ['ecomOrderId', 'payments', 'payments.paymentId'],
    errors: ['ORDER_NOT_FOUND', 'PAYMENTS_NOT_FOUND', 'REFUND_NOT_AVAILABLE', 'INVALID_AMOUNT'],
  }),
  captureAuthorizedPayments: operation({
    method: 'POST',
    effect: 'write',
    path: path('capture-authorized-payments'),
    summary: 'Capture authorised payments of an order, each once: all of it or a part',
    permit: backOffice('ECOM.ORDER_CAPTURE_AUTHORIZED_PAYMENT'),
    request: { ecomOrderId, payments: list(ref(CollectedPaymentCapture), { minItems: 1, maxItems: 100 }) },
    response: changed,
    required: ['ecomOrderId', 'payments', 'payments.paymentId'],
    errors: [
      'ORDER_NOT_FOUND',
      'INVALID_AMOUNT',
      'NOT_REGULAR_ONLINE_PAYMENT',
      'PAYMENT_ALREADY_VOIDED',
      'PAYMENT_ALREADY_CAPTURED',
      'PAYMENT_NOT_AUTHORIZED',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_GATEWAY_ID_NOT_FOUND',
      'PAYMENT_HAS_PENDING_CAPTURE',
    ],
  }),
  voidAuthorizedPayments: operation({
    method: 'POST',
    effect: 'write',
    path: path('void-authorized-payments'),
    summary: 'Release authorised payments of an order',
    permit: backOffice('ECOM.ORDER_VOID_AUTHORIZED_PAYMENT'),
    request: { ecomOrderId, paymentIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: changed,
    required: ['ecomOrderId', 'paymentIds'],
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_ALREADY_VOIDED',
      'PAYMENT_ALREADY_CAPTURED',
      'PAYMENT_HAS_PENDING_CAPTURE',
      'PAYMENT_NOT_AUTHORIZED',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_GATEWAY_ID_NOT_FOUND',
    ],
  }),
  chargeMemberships: operation({
    method: 'POST',
    effect: 'write',
    path: path('charge-membership'),
    summary: "Pay for lines of an order by a member's memberships",
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: {
      ecomOrderId,
      memberId: guid,
      membershipCharges: list(ref(MembershipChargeItem), { minItems: 1, maxItems: 300 }),
    },
    response: {},
    required: [
      'ecomOrderId',
      'memberId',
      'membershipCharges.appId',
      'membershipCharges.catalogReference',
      'membershipCharges.catalogReference.appId',
      'membershipCharges.catalogReference.catalogItemId',
      'membershipCharges.membershipId',
      'membershipCharges.membershipName',
      'membershipCharges.membershipName.original',
      'membershipCharges.rootCatalogItemId',
    ],
    errors: ['ORDER_NOT_FOUND', 'MEMBERSHIP_NOT_ELIGIBLE', 'LINE_ITEM_PAID'],
  }),
} as const;
