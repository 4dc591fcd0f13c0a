import {
  boolean,
  choice,
  date,
  decimal,
  email,
  guid,
  integer,
  list,
  mapOf,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { ProductName } from '../shared/commerce.ts';

export const ActivityType = choice(
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
);
export const Price = message('Price', {
  amount: decimal({ gte: 0, lte: 1000000000000000 }),
  formattedAmount: readonly(text()),
});
export const AuthorizedPaymentCaptured = message('AuthorizedPaymentCaptured', {
  paymentId: guid,
  amount: ref(Price),
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const AuthorizedPaymentCreated = message('AuthorizedPaymentCreated', {
  paymentId: guid,
  amount: ref(Price),
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const AuthorizedPaymentVoided = message('AuthorizedPaymentVoided', {
  paymentId: guid,
  amount: ref(Price),
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const CreditCardDetails = message('CreditCardDetails', {
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const RegularPayment = message('RegularPayment', {
  creditCardDetails: ref(CreditCardDetails),
  amount: ref(Price),
});
export const ChargebackCreated = message('ChargebackCreated', {
  paymentId: guid,
  chargebackId: guid,
  amount: ref(Price),
  paymentDetails: ref(RegularPayment),
});
export const ChargebackReversed = message('ChargebackReversed', {
  paymentId: guid,
  chargebackId: guid,
  amount: ref(Price),
  reversalAmount: ref(Price),
  paymentDetails: ref(RegularPayment),
});
export const LineItemPriceChange = message('LineItemPriceChange', {
  originalPrice: ref(Price),
  newPrice: ref(Price),
});
export const LineItemQuantityChangeType = choice('QUANTITY_INCREASED', 'QUANTITY_DECREASED');
export const LineItemQuantityChange = message('LineItemQuantityChange', {
  originalQuantity: number({ maximum: 1000000 }),
  newQuantity: number({ maximum: 1000000 }),
  diff: number({ minimum: 1, maximum: 1000000 }),
  deltaType: LineItemQuantityChangeType,
});
export const LineItemChanges = message('LineItemChanges', {
  id: guid,
  name: ref(ProductName),
  quantity: ref(LineItemQuantityChange),
  price: ref(LineItemPriceChange),
});
export const LineItemAmount = message('LineItemAmount', {
  id: guid,
  name: ref(ProductName),
  amount: ref(Price),
});
export const TranslatedValue = message('TranslatedValue', {
  original: text({ minLength: 1 }),
  translated: nullable(text({ minLength: 1 })),
});
export const ManagedAdditionalFee = message('ManagedAdditionalFee', {
  id: guid,
  name: ref(TranslatedValue),
  affectedLineItems: list(ref(LineItemAmount)),
  totalAmount: ref(Price),
});
export const ManagedDiscount = message('ManagedDiscount', {
  id: guid,
  name: ref(TranslatedValue),
  affectedLineItems: list(ref(LineItemAmount)),
  totalAmount: ref(Price),
});
export const ManagedLineItem = message('ManagedLineItem', {
  id: guid,
  name: ref(ProductName),
  quantity: integer({ minimum: 1, maximum: 1000000 }),
});
export const OrderShippingInformation = message('OrderShippingInformation', {
  total: ref(Price),
  shippingTitle: text({ maxLength: 250 }),
});
export const ShippingInformationChange = message('ShippingInformationChange', {
  originalShippingInfo: ref(OrderShippingInformation),
  newShippingInfo: ref(OrderShippingInformation),
});
export const TotalPriceChange = message('TotalPriceChange', {
  originalTotal: ref(Price),
  newTotal: ref(Price),
});
export const OrderChange = message(
  'OrderChange',
  {
    lineItemChanged: ref(LineItemChanges),
    lineItemAdded: ref(ManagedLineItem),
    lineItemRemoved: ref(ManagedLineItem),
    discountAdded: ref(ManagedDiscount),
    discountRemoved: ref(ManagedDiscount),
    additionalFeeAdded: ref(ManagedAdditionalFee),
    additionalFeeRemoved: ref(ManagedAdditionalFee),
    totalPriceChanged: ref(TotalPriceChange),
    shippingInformationChanged: ref(ShippingInformationChange),
  },
  {
    atMostOne: [
      [
        'lineItemChanged',
        'lineItemAdded',
        'lineItemRemoved',
        'discountAdded',
        'discountRemoved',
        'additionalFeeAdded',
        'additionalFeeRemoved',
        'totalPriceChanged',
        'shippingInformationChanged',
      ],
    ],
  },
);
export const DraftOrderChangesApplied = message('DraftOrderChangesApplied', {
  draftOrderId: text(),
  reason: nullable(text({ maxLength: 200 })),
  changes: list(ref(OrderChange)),
});
export const MerchantComment = message('MerchantComment', {
  message: text({ minLength: 1, maxLength: 5000 }),
});
export const OrderActivityTypeEnumActivityType = choice(
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
);
export const OrderRefunded = message('OrderRefunded', {
  manual: boolean,
  amount: ref(Price),
  reason: text({ maxLength: 200 }),
});
export const PaymentCanceled = message('PaymentCanceled', {
  regular: ref(RegularPayment),
  paymentId: guid,
});
export const PaymentDeclined = message('PaymentDeclined', {
  regular: ref(RegularPayment),
  paymentId: guid,
});
export const PaymentPending = message('PaymentPending', {
  regular: ref(RegularPayment),
  paymentId: guid,
});
export const GiftCardPaymentRefund = message('GiftCardPaymentRefund', {
  giftCardPaymentId: nullable(text({ minLength: 1, maxLength: 100 })),
  amount: ref(Price),
});
export const MembershipPaymentRefund = message('MembershipPaymentRefund', {
  membershipId: nullable(text({ minLength: 1, maxLength: 200 })),
});
export const RegularPaymentRefund = message('RegularPaymentRefund', {
  amount: ref(Price),
  lastFourDigits: nullable(text({ maxLength: 4 })),
  brand: nullable(text({ maxLength: 100 })),
});
export const RefundedPayment = message(
  'RefundedPayment',
  {
    regular: ref(RegularPaymentRefund),
    giftCard: ref(GiftCardPaymentRefund),
    membership: ref(MembershipPaymentRefund),
    paymentId: guid,
    externalRefund: boolean,
  },
  { atMostOne: [['regular', 'giftCard', 'membership']] },
);
export const PaymentRefundFailed = message('PaymentRefundFailed', {
  refundId: guid,
  payment: ref(RefundedPayment),
});
export const PaymentRefunded = message('PaymentRefunded', {
  refundId: guid,
  payment: ref(RefundedPayment),
});
export const ExternalReceipt = message('ExternalReceipt', {
  receiptId: nullable(text({ maxLength: 100 })),
  displayNumber: nullable(text({ minLength: 1, maxLength: 40 })),
});
export const WixReceipt = message('WixReceipt', {
  receiptId: guid,
  displayNumber: nullable(text({ minLength: 1, maxLength: 40 })),
});
export const ReceiptCreated = message(
  'ReceiptCreated',
  {
    wixReceipt: ref(WixReceipt),
    externalReceipt: ref(ExternalReceipt),
    paymentId: guid,
  },
  { atMostOne: [['wixReceipt', 'externalReceipt']] },
);
export const ReceiptSent = message(
  'ReceiptSent',
  {
    wixReceipt: ref(WixReceipt),
    externalReceipt: ref(ExternalReceipt),
    paymentId: guid,
  },
  { atMostOne: [['wixReceipt', 'externalReceipt']] },
);
export const RefundInitiated = message('RefundInitiated', {
  refundId: guid,
  amount: ref(Price),
  payments: list(ref(RefundedPayment), { minItems: 1, maxItems: 50 }),
  reason: nullable(text({ maxLength: 200 })),
});
export const RefundedAsStoreCredit = message('RefundedAsStoreCredit', {
  amount: ref(Price),
  reason: nullable(text({ maxLength: 100 })),
});
export const SavedPaymentMethod = message('SavedPaymentMethod', {
  name: text({ minLength: 1, maxLength: 100 }),
  description: nullable(text({ minLength: 1, maxLength: 100 })),
});
/** What an app notes in an order's history. */
export const CustomActivity = message('CustomActivity', {
  appId: guid,
  type: text({ maxLength: 100 }),
  additionalData: mapOf(text()),
});
export const Activity = message(
  'Activity',
  {
    customActivity: ref(CustomActivity),
    merchantComment: ref(MerchantComment),
    orderRefunded: ref(OrderRefunded),
    draftOrderChangesApplied: ref(DraftOrderChangesApplied),
    savedPaymentMethod: ref(SavedPaymentMethod),
    authorizedPaymentCreated: ref(AuthorizedPaymentCreated),
    authorizedPaymentCaptured: ref(AuthorizedPaymentCaptured),
    authorizedPaymentVoided: ref(AuthorizedPaymentVoided),
    refundInitiated: ref(RefundInitiated),
    paymentRefunded: ref(PaymentRefunded),
    paymentRefundFailed: ref(PaymentRefundFailed),
    refundedAsStoreCredit: ref(RefundedAsStoreCredit),
    paymentPending: ref(PaymentPending),
    paymentCanceled: ref(PaymentCanceled),
    paymentDeclined: ref(PaymentDeclined),
    receiptCreated: ref(ReceiptCreated),
    receiptSent: ref(ReceiptSent),
    chargebackCreated: ref(ChargebackCreated),
    chargebackReversed: ref(ChargebackReversed),
    id: readonly(nullable(guid)),
    authorEmail: readonly(nullable(email)),
    createdDate: readonly(nullable(date)),
    type: ActivityType,
    activityType: OrderActivityTypeEnumActivityType,
  },
  {
    atMostOne: [
      [
        'customActivity',
        'merchantComment',
        'orderRefunded',
        'draftOrderChangesApplied',
        'savedPaymentMethod',
        'authorizedPaymentCreated',
        'authorizedPaymentCaptured',
        'authorizedPaymentVoided',
        'refundInitiated',
        'paymentRefunded',
        'paymentRefundFailed',
        'refundedAsStoreCredit',
        'paymentPending',
        'paymentCanceled',
        'paymentDeclined',
        'receiptCreated',
        'receiptSent',
        'chargebackCreated',
        'chargebackReversed',
      ],
    ],
  },
);
