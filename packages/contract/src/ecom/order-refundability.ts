/** What of an order can go back, and what a refund comes to. */
import { boolean, choice, guid, integer, list, message, nullable, ref, text, webUrl } from '../schema.ts';
import { Details } from '../shared/errors.ts';
import { Price } from './order-activities.ts';
import {
  CreditCardPaymentMethodDetails,
  RefundedFee,
  RefundedItem,
  RefundedShipping,
  RestockItem,
} from './order-payments.ts';

export const ManuallyRefundablePaymentStatus = message('ManuallyRefundablePaymentStatus', {
  reason: choice('UNKNOWN_REASON', 'EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'),
});
export const NonRefundablePaymentStatus = message('NonRefundablePaymentStatus', {
  reason: choice(
    'UNKNOWN_REASON',
    'ALREADY_REFUNDED',
    'PROVIDER_IS_DOWN',
    'NOT_PAID',
    'ZERO_PRICE',
    'DISABLED_BY_PROVIDER',
    'PENDING_REFUND',
    'FORBIDDEN',
    'TRANSACTION_NOT_FOUND',
    'ORDER_IS_PENDING',
    'ORDER_IS_REJECTED',
    'AMOUNT_OFFSET_BY_CHARGEBACK',
  ),
});
export const MonetaryPaymentSummary = message('MonetaryPaymentSummary', {
  paid: ref(Price),
  refunded: ref(Price),
  refundPending: ref(Price),
  maxRefund: ref(Price),
});
export const MembershipPaymentSummary = message('MembershipPaymentSummary', {
  paidLineItemIds: list(guid, { maxItems: 100 }),
  refundedLineItemIds: list(guid, { maxItems: 100 }),
  refundableLineItemIds: list(guid, { maxItems: 100 }),
});
export const PaymentInfo = message(
  'PaymentInfo',
  {
    monetary: ref(MonetaryPaymentSummary),
    membership: ref(MembershipPaymentSummary),
    creditCardDetails: ref(CreditCardPaymentMethodDetails),
    paymentId: guid,
    paymentMethod: nullable(text({ maxLength: 50 })),
    offlinePayment: boolean,
  },
  { atMostOne: [['monetary', 'membership']] },
);
export const PaymentRefundability = message(
  'PaymentRefundability',
  {
    refundable: boolean,
    manuallyRefundable: ref(ManuallyRefundablePaymentStatus),
    nonRefundable: ref(NonRefundablePaymentStatus),
    payment: ref(PaymentInfo),
    providerLink: nullable(webUrl),
  },
  { atMostOne: [['refundable', 'manuallyRefundable', 'nonRefundable']] },
);
export const PaymentsSummary = message('PaymentsSummary', {
  monetary: ref(MonetaryPaymentSummary),
  membership: ref(MembershipPaymentSummary),
});
export const LineItemRefundability = message('LineItemRefundability', {
  lineItemId: guid,
  originalQuantity: integer(),
  refundedQuantity: integer(),
  availableRefundQuantity: integer(),
});
export const ShippingRefundability = message('ShippingRefundability', {
  amount: ref(Price),
  refundedAmount: ref(Price),
  availableRefundAmount: ref(Price),
});
export const AdditionalFeeRefundability = message('AdditionalFeeRefundability', {
  additionalFeeId: guid,
  amount: ref(Price),
  refundedAmount: ref(Price),
  availableRefundAmount: ref(Price),
});
export const RefundItems = message('RefundItems', {
  lineItems: list(ref(RefundedItem), { maxItems: 300 }),
  additionalFees: list(ref(RefundedFee), { maxItems: 100 }),
  shipping: ref(RefundedShipping),
});
export const refundItemFields = [
  'refundItems.additionalFees.additionalFeeId',
  'refundItems.lineItems.lineItemId',
  'refundItems.lineItems.quantity',
] as const;
export const RefundCalculationError = message(
  'RefundCalculationError',
  {
    lineItem: ref(RefundedItem),
    additionalFee: ref(RefundedFee),
    shipping: ref(RefundedShipping),
    error: ref(Details),
  },
  { atMostOne: [['lineItem', 'additionalFee', 'shipping']] },
);
export const CalculatedRefundSummary = message('CalculatedRefundSummary', {
  total: ref(Price),
  tax: ref(Price),
  discount: ref(Price),
  subtotal: ref(Price),
});
export const CalculatedRefundItems = message('CalculatedRefundItems', {
  lineItems: list(
    ref(message('CalculatedLineItemRefund', { item: ref(RefundedItem), summary: ref(CalculatedRefundSummary) })),
    { maxItems: 300 },
  ),
  additionalFees: list(
    ref(
      message('CalculatedAdditionalFeeRefund', {
        additionalFee: ref(RefundedFee),
        summary: ref(CalculatedRefundSummary),
      }),
    ),
    { maxItems: 100 },
  ),
  shipping: ref(
    message('CalculatedShippingRefund', { shipping: ref(RefundedShipping), summary: ref(CalculatedRefundSummary) }),
  ),
});
export const AggregatedRefundSummary = message('AggregatedRefundSummary', {
  total: ref(Price),
  tax: ref(Price),
  discount: ref(Price),
  subtotal: ref(Price),
  lineItemsSubtotal: ref(Price),
  additionalFeesTotal: ref(Price),
});
export const PaymentRefund = message('PaymentRefund', {
  paymentId: guid,
  amount: ref(Price),
  /** Whether the money goes back in another way, and the refund is only recorded. */
  externalRefund: boolean,
  externalRefundInfo: ref(message('ExternalRefundInfo', { refundStatus: choice('SUCCEEDED', 'PENDING') })),
});
export const RefundSideEffects = message('RefundSideEffects', {
  restock: ref(message('RestockSideEffects', { lineItems: list(ref(RestockItem), { maxItems: 300 }) })),
  notifications: ref(
    message('NotificationSideEffects', {
      sendCustomerEmail: boolean,
      customMessage: nullable(text({ minLength: 1, maxLength: 1000 })),
    }),
  ),
});
