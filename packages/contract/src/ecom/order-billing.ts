/** Collecting money for orders, and giving it back. */
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  currency,
  decimal,
  guid,
  integer,
  list,
  message,
  nullable,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { ServiceProperties } from '../shared/commerce.ts';
import { Details } from '../shared/errors.ts';
import { Price } from './order-activities.ts';
import {
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  OrderPayment,
  OrderRefund,
  OrderTransactions,
  PaymentRedirectUrls,
  RefundedFee,
  RefundedItem,
  RefundedShipping,
  RestockItem,
} from './order-payments.ts';

const changed = { orderTransactions: ref(OrderTransactions) };
const path = (rest: string) => `/v1/order-billing/${rest}`;

export const RegularCharge = message(
  'RegularCharge',
  {
    paymentIntentId: guid,
    /** Prepares the charge: the answer's token names a payment intent, for the buyer to pay. */
    delayedCharge: boolean,
    amount: ref(Price),
    redirectUrls: ref(PaymentRedirectUrls),
    delayedCaptureSettings: ref(DelayedCaptureSettings),
    savePaymentMethod: boolean,
  },
  { atMostOne: [['paymentIntentId', 'delayedCharge']] },
);
export const GiftCardCharge = message('GiftCardCharge', {
  giftCardCode: text({ minLength: 8, maxLength: 20 }),
  amount: ref(Price),
  currencyConversionInfo: ref(
    message('CurrencyConversionInfo', {
      originalCurrency: currency,
      originalAmount: decimal({ gte: 0, lte: 1000000000000000, maxScale: 4 }),
      conversionRate: decimal({ gt: 0, lte: 1000000000000000 }),
    }),
  ),
});
export const MembershipIdentifier = message(
  'MembershipIdentifier',
  {
    existingMembership: ref(
      message('ExistingMembershipIdentifier', { appId: guid, membershipId: text({ minLength: 1, maxLength: 200 }) }),
    ),
    futureMembership: ref(
      message('FutureMembershipIdentifier', { lineItemId: guid, benefitId: text({ maxLength: 200 }) }),
    ),
    membershipId: text({ maxLength: 200 }),
    membershipAppId: text({ maxLength: 100 }),
  },
  { atMostOne: [['existingMembership', 'futureMembership']] },
);
export const MembershipCharge = message('MembershipCharge', {
  lineItemId: guid,
  membershipIdentifier: ref(MembershipIdentifier),
  serviceProperties: ref(ServiceProperties),
});
const membershipFields = [
  'memberships.lineItemId',
  'memberships.membershipIdentifier',
  'memberships.membershipIdentifier.existingMembership.appId',
  'memberships.membershipIdentifier.existingMembership.membershipId',
  'memberships.membershipIdentifier.futureMembership.benefitId',
  'memberships.membershipIdentifier.futureMembership.lineItemId',
] as const;

export const PaymentCapture = message('PaymentCapture', { paymentId: guid, amount: ref(Price) });
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
const refundItemFields = [
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

export const orderBilling = service('ecom.order-billing', ['/ecom', ''], {
  chargeOrder: operation({
    method: 'POST',
    effect: 'write',
    path: path('charge-order'),
    summary: 'Charge for an order in several ways at once: all of them succeed, or none',
    permit: backOffice('ecom:v1:order_billing:charge_order'),
    request: {
      orderId: guid,
      memberId: nullable(guid),
      regularCharge: ref(RegularCharge),
      giftCards: list(ref(GiftCardCharge), { maxItems: 100 }),
      memberships: list(ref(MembershipCharge), { maxItems: 100 }),
      idempotencyKey: nullable(guid),
      merchantInitiated: boolean,
    },
    response: {
      payments: list(ref(OrderPayment), { maxItems: 100 }),
      ...changed,
      regularChargeResponseToken: nullable(text({ minLength: 1, maxLength: 300 })),
    },
    required: [
      'giftCards.amount',
      'giftCards.amount.amount',
      'giftCards.giftCardCode',
      ...membershipFields,
      'regularCharge.amount',
      'regularCharge.amount.amount',
      'orderId',
    ],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'ORDER_HAS_CHARGEBACKS',
      'INVALID_AMOUNT',
      'PAYMENT_INTENT_ID_REQUIRED',
      'GIFT_CARD_NOT_FOUND',
      'GIFT_CARD_EXPIRED',
      'GIFT_CARD_DISABLED',
      'GIFT_CARD_NOT_CONFIRMED',
      'INSUFFICIENT_FUNDS',
      'INVALID_GIFT_CARD_CURRENCY',
      'GIFT_CARD_ALREADY_APPLIED',
      'ALREADY_REDEEMED',
      'MEMBERSHIP_NOT_ELIGIBLE',
      'LINE_ITEM_PAID',
      'PAYMENT_ATTEMPT_EXPIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ALREADY_APPROVED',
      'PAYMENT_ALREADY_IN_PROGRESS',
    ],
  }),
  chargeMemberships: operation({
    method: 'POST',
    effect: 'write',
    path: path('charge-memberships'),
    summary: "Pay for lines of an order by a member's memberships",
    permit: backOffice('ECOM.ORDER_BILLING_CHARGE_MEMBERSHIPS'),
    request: {
      orderId: guid,
      memberId: guid,
      memberships: list(ref(MembershipCharge), { minItems: 1, maxItems: 100 }),
    },
    response: { payments: list(ref(OrderPayment), { minItems: 1, maxItems: 100 }) },
    required: ['memberId', 'memberships', ...membershipFields, 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'MEMBERSHIP_NOT_ELIGIBLE', 'LINE_ITEM_PAID'],
  }),
  redeemGiftCard: operation({
    method: 'POST',
    effect: 'write',
    path: path('redeem-gift-card'),
    summary: 'Pay for an order by a gift card',
    permit: backOffice('ECOM.ORDER_BILLING_REDEEM_GIFT_CARD'),
    request: {
      orderId: guid,
      giftCardCode: text({ minLength: 8, maxLength: 20 }),
      amount: ref(Price),
      currency,
    },
    response: { ...changed, payment: ref(OrderPayment) },
    required: ['amount', 'currency', 'giftCardCode', 'orderId'],
    errors: [
      'GIFT_CARD_ALREADY_APPLIED',
      'CURRENCY_MISMATCH',
      'GIFT_CARD_NOT_FOUND',
      'GIFT_CARD_EXPIRED',
      'GIFT_CARD_DISABLED',
      'GIFT_CARD_NOT_CONFIRMED',
      'INSUFFICIENT_FUNDS',
      'CURRENCY_NOT_SUPPORTED',
      'ALREADY_REDEEMED',
      'ORDER_NOT_FOUND',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'MAX_GIFT_CARDS_EXCEEDED',
      'INVALID_AMOUNT',
    ],
  }),
  authorizeChargeWithSavedPaymentMethod: operation({
    method: 'POST',
    effect: 'write',
    path: path('authorize-charge-with-saved-payment-method'),
    summary: 'Hold money on a card that was saved with an earlier payment of the order, to capture or release it later',
    permit: backOffice('ECOM.ORDER_BILLING_AUTHORIZE_CHARGE_WITH_SAVED_PAYMENT_METHOD'),
    request: {
      orderId: guid,
      amount: ref(Price),
      currency,
      delayedCaptureSettings: ref(DelayedCaptureSettings),
    },
    response: { payment: ref(OrderPayment), ...changed },
    required: [
      'amount',
      'amount.amount',
      'currency',
      'delayedCaptureSettings',
      'delayedCaptureSettings.scheduledAction',
      'orderId',
    ],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'NO_SAVED_PAYMENT_METHOD',
      'ORDER_HAS_CHARGEBACKS',
      'INVALID_AMOUNT',
      'INVALID_CURRENCY',
      'PAYMENT_ERROR',
    ],
  }),
  captureAuthorizedPayments: operation({
    method: 'POST',
    effect: 'write',
    path: path('capture-authorized-payments'),
    summary: 'Capture authorised payments of an order, each once: all of it or a part',
    permit: backOffice('ECOM.ORDER_BILLING_CAPTURE_AUTHORIZED_PAYMENTS'),
    request: { orderId: guid, payments: list(ref(PaymentCapture), { minItems: 1, maxItems: 100 }) },
    response: changed,
    required: ['payments', 'payments.paymentId', 'orderId'],
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_NOT_FOUND',
      'GATEWAY_TRANSACTION_NOT_FOUND',
      'INVALID_AMOUNT',
      'PAYMENT_ALREADY_VOIDED',
      'PAYMENT_ALREADY_CAPTURED',
      'PAYMENT_NOT_AUTHORIZED',
      'PAYMENT_HAS_PENDING_CAPTURE',
      'ORDER_HAS_CHARGEBACKS',
    ],
  }),
  voidAuthorizedPayments: operation({
    method: 'POST',
    effect: 'write',
    path: path('void-authorized-payments'),
    summary: 'Release authorised payments of an order',
    permit: backOffice('ECOM.ORDER_BILLING_VOID_AUTHORIZED_PAYMENTS'),
    request: { orderId: guid, paymentIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: changed,
    required: ['paymentIds', 'orderId'],
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_NOT_FOUND',
      'GATEWAY_TRANSACTION_NOT_FOUND',
      'PAYMENT_ALREADY_VOIDED',
      'PAYMENT_ALREADY_CAPTURED',
      'PAYMENT_HAS_PENDING_CAPTURE',
      'PAYMENT_NOT_AUTHORIZED',
    ],
  }),
  getOrderRefundability: operation({
    method: 'POST',
    effect: 'read',
    path: path('get-order-refundability'),
    summary: 'Find out what of an order can be refunded: which payments, and how many of which items',
    permit: backOffice('ECOM.ORDER_BILLING_GET_ORDER_REFUNDABILITY'),
    request: { orderId: guid },
    response: {
      payments: list(ref(PaymentRefundability), { maxItems: 100 }),
      paymentsSummary: ref(PaymentsSummary),
      lineItems: list(ref(LineItemRefundability), { maxItems: 300 }),
      shipping: ref(ShippingRefundability),
      additionalFees: list(ref(AdditionalFeeRefundability), { maxItems: 100 }),
    },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  calculateRefund: operation({
    method: 'POST',
    effect: 'read',
    path: path('calculate-refund'),
    summary:
      'Calculate what chosen items, shipping and fees of an order come to, with their share of discounts and tax',
    permit: backOffice('ECOM.ORDER_BILLING_CALCULATE_REFUND'),
    request: { orderId: guid, refundItems: ref(RefundItems) },
    response: {
      available: boolean,
      notAvailable: ref(
        message('CalculatedRefundNotAvailableStatus', { errors: list(ref(RefundCalculationError), { maxItems: 401 }) }),
      ),
      summary: ref(AggregatedRefundSummary),
      calculatedRefundItems: ref(CalculatedRefundItems),
    },
    required: [...refundItemFields, 'orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  refundPayments: operation({
    method: 'POST',
    effect: 'write',
    path: path('refund-payments'),
    summary: 'Refund payments of an order, all of them or parts',
    permit: backOffice('ECOM.ORDER_BILLING_REFUND_PAYMENTS'),
    request: {
      orderId: guid,
      paymentRefunds: list(ref(PaymentRefund), { minItems: 1, maxItems: 50 }),
      sideEffects: ref(RefundSideEffects),
      refundItems: ref(RefundItems),
      customerReason: nullable(text({ maxLength: 200 })),
    },
    response: { refund: ref(OrderRefund), ...changed },
    required: [
      'paymentRefunds',
      'paymentRefunds.paymentId',
      ...refundItemFields,
      'sideEffects.restock.lineItems.lineItemId',
      'sideEffects.restock.lineItems.quantity',
      'orderId',
    ],
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'ADDITIONAL_FEE_NOT_FOUND',
      'SHIPPING_NOT_FOUND',
      'INVALID_PAYMENT_REFUND_AMOUNT',
      'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
      'INVALID_SHIPPING_REFUND_AMOUNT',
      'INVALID_LINE_ITEM_REFUND_QUANTITY',
      'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
      'PAYMENT_NOT_REFUNDABLE',
      'EXTERNAL_REFUND_EXPECTED',
    ],
  }),
  voidMemberships: operation({
    method: 'POST',
    effect: 'write',
    path: path('void-memberships'),
    summary: 'Give back what memberships paid for lines of an order',
    permit: backOffice('ECOM.ORDER_BILLING_VOID_MEMBERSHIPS'),
    request: { orderId: guid, paymentIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: {},
    required: ['paymentIds', 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'NOT_MEMBERSHIP_PAYMENT', 'MEMBERSHIP_PAYMENT_NOT_CHARGED'],
  }),
});
