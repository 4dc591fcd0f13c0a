import {
  boolean,
  choice,
  country,
  currency,
  date,
  decimal,
  email,
  guid,
  immutable,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { AddressWithContact, StreetAddress, TaxableAddress } from '../shared/address.ts';
import {
  CatalogReference,
  ChannelType,
  CreatedBy,
  CustomField,
  DescriptionLine,
  DiscountRuleName,
  DiscountType,
  ItemType,
  MeasurementUnit,
  PaymentOptionType,
  PhysicalProperties,
  PickupMethod,
  ProductName,
  SubscriptionFrequency,
  TranslatableString,
} from '../shared/commerce.ts';
import { ExtendedFields, TagList, WeightUnit } from '../shared/common.ts';
import { JurisdictionType, PriceDescription } from '../shared/money.ts';

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
export const Activity = message(
  'Activity',
  {
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
export const LineItemTaxBreakdown = message('LineItemTaxBreakdown', {
  jurisdiction: nullable(text({ maxLength: 200 })),
  rate: nullable(decimal({ gte: 0, maxScale: 6 })),
  taxAmount: ref(Price),
  taxType: nullable(text({ maxLength: 200 })),
  taxName: nullable(text({ maxLength: 200 })),
  jurisdictionType: JurisdictionType,
  nonTaxableAmount: ref(Price),
  taxableAmount: ref(Price),
});
export const LineItemTaxInfo = message('LineItemTaxInfo', {
  taxAmount: ref(Price),
  taxableAmount: ref(Price),
  taxRate: nullable(decimal({ gte: 0, maxScale: 6 })),
  taxGroupId: nullable(guid),
  taxIncludedInPrice: boolean,
  taxBreakdown: list(ref(LineItemTaxBreakdown), { maxItems: 7 }),
});
export const OrderAdditionalFeeSource = choice('SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM');
export const OrderItemTaxFullDetails = message('OrderItemTaxFullDetails', {
  taxableAmount: ref(Price),
  taxRate: decimal({ gte: 0, maxScale: 6 }),
  totalTax: ref(Price),
});
export const OrderAdditionalFee = message('OrderAdditionalFee', {
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  name: text({ minLength: 1, maxLength: 50 }),
  price: ref(Price),
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  providerAppId: nullable(guid),
  priceBeforeTax: ref(Price),
  priceAfterTax: ref(Price),
  id: immutable(guid),
  lineItemIds: list(guid),
  source: OrderAdditionalFeeSource,
  taxableAddress: ref(TaxableAddress),
});
export const LineItemDiscount = message('LineItemDiscount', {
  id: guid,
  totalDiscount: ref(Price),
});
export const OrderCoupon = message('OrderCoupon', {
  id: text(),
  code: text(),
  name: text(),
  amount: ref(Price),
});
export const OrderDiscountRule = message('OrderDiscountRule', {
  id: guid,
  name: ref(DiscountRuleName),
  amount: ref(Price),
});
export const DiscountReason = choice('UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT');
export const OrderMerchantDiscount = message(
  'OrderMerchantDiscount',
  {
    discountReason: DiscountReason,
    description: nullable(text({ maxLength: 200 })),
    amount: ref(Price),
  },
  { atMostOne: [['discountReason', 'description']] },
);
export const OrderAppliedDiscount = message(
  'OrderAppliedDiscount',
  {
    coupon: ref(OrderCoupon),
    merchantDiscount: ref(OrderMerchantDiscount),
    discountRule: ref(OrderDiscountRule),
    discountType: DiscountType,
    lineItemIds: list(guid, { maxItems: 300 }),
    id: immutable(nullable(guid)),
    lineItemDiscounts: list(ref(LineItemDiscount), { maxItems: 300 }),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const AttributionSource = choice('UNSPECIFIED', 'FACEBOOK_ADS');
export const Balance = message('Balance', {
  amount: readonly(decimal()),
  formattedAmount: readonly(text()),
});
export const CashRounding = message('CashRounding', {
  amount: decimal({ gte: -1000000000000000, lte: 1000000000000000 }),
  formattedAmount: readonly(text()),
});
export const BalanceSummary = message('BalanceSummary', {
  balance: readonly(ref(Balance)),
  paid: readonly(ref(Price)),
  refunded: readonly(ref(Price)),
  authorized: readonly(ref(Price)),
  pendingRefund: readonly(ref(Price)),
  pending: readonly(ref(Price)),
  chargeback: readonly(ref(Price)),
  chargebackReversal: readonly(ref(Price)),
  platformFees: readonly(ref(Price)),
  totalMinusPlatformFees: readonly(ref(Price)),
  cashRoundingAdjustment: readonly(ref(CashRounding)),
});
export const OrderBuyerInfo = message(
  'OrderBuyerInfo',
  {
    visitorId: guid,
    memberId: guid,
    contactId: nullable(guid),
    email: nullable(email),
  },
  { atMostOne: [['visitorId', 'memberId']] },
);
export const ChannelInfo = message('ChannelInfo', {
  type: ChannelType,
  externalOrderId: nullable(text({ maxLength: 100 })),
  externalOrderUrl: nullable(text({ maxLength: 300 })),
});
export const OrderChargeType = choice('PASS_ON', 'ABSORBED');
export const CurrencyConversionDetails = message('CurrencyConversionDetails', {
  originalCurrency: readonly(immutable(nullable(currency))),
  conversionRate: readonly(nullable(decimal({ lte: 1000000000000000 }))),
});
export const DecimalQuantity = message(
  'DecimalQuantity',
  {
    measurementUnit: MeasurementUnit,
    otherUnit: text({ minLength: 1, maxLength: 50 }),
    value: decimal({ lte: 1000000000000000, maxScale: 4 }),
    description: ref(TranslatableString),
  },
  { atMostOne: [['measurementUnit', 'otherUnit']] },
);
export const DeliveryTimeSlot = message('DeliveryTimeSlot', {
  from: nullable(date),
  to: nullable(date),
});
export const PickupAddress = message('PickupAddress', {
  country: nullable(country),
  subdivision: nullable(text({ maxLength: 50 })),
  city: nullable(text({ maxLength: 1000 })),
  postalCode: nullable(text({ maxLength: 1000 })),
  streetAddress: ref(StreetAddress),
  addressLine: nullable(text({ maxLength: 1000 })),
  addressLine2: nullable(text({ maxLength: 1000 })),
  countryFullname: readonly(nullable(text())),
  subdivisionFullname: readonly(nullable(text())),
});
export const OrderPickupDetails = message('OrderPickupDetails', {
  address: ref(PickupAddress),
  pickupMethod: PickupMethod,
});
export const OrderDeliveryLogistics = message(
  'OrderDeliveryLogistics',
  {
    shippingDestination: ref(AddressWithContact),
    pickupDetails: ref(OrderPickupDetails),
    deliveryTime: nullable(text({ maxLength: 500 })),
    instructions: nullable(text({ maxLength: 1000 })),
    deliverByDate: nullable(date),
    deliveryTimeSlot: ref(DeliveryTimeSlot),
  },
  { atMostOne: [['shippingDestination', 'pickupDetails']] },
);
export const DigitalFile = message('DigitalFile', {
  fileId: text({ minLength: 1, maxLength: 100 }),
  link: nullable(webUrl),
  expirationDate: readonly(nullable(date)),
});
export const OrderFreeTrialPeriod = message('OrderFreeTrialPeriod', {
  frequency: SubscriptionFrequency,
  interval: number({ minimum: 1, maximum: 3650 }),
});
export const FulfillmentStatus = choice('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED');
export const OrderImage = message('OrderImage', {
  id: text(),
  url: text(),
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text()),
  filename: readonly(nullable(text())),
});
export const OrderItemModifier = message('OrderItemModifier', {
  id: text({ minLength: 1, maxLength: 36 }),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
  label: ref(TranslatableString),
  details: ref(TranslatableString),
  price: ref(Price),
});
export const OrderLocation = message('OrderLocation', {
  id: guid,
  name: readonly(text({ minLength: 1, maxLength: 500 })),
});
export const LocationAndQuantity = message('LocationAndQuantity', {
  id: guid,
  appId: nullable(guid),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  name: readonly(nullable(text({ maxLength: 500 }))),
});
export const OrderModifierGroup = message('OrderModifierGroup', {
  id: text({ minLength: 1, maxLength: 36 }),
  name: ref(TranslatableString),
  modifiers: list(ref(OrderItemModifier), { minItems: 1, maxItems: 10 }),
});
export const OrderSubscriptionSettings = message('OrderSubscriptionSettings', {
  frequency: SubscriptionFrequency,
  interval: nullable(number({ minimum: 1, maximum: 3650 })),
  autoRenewal: boolean,
  billingCycles: nullable(number({ minimum: 1 })),
  enableCustomerCancellation: boolean,
  freeTrialPeriod: ref(OrderFreeTrialPeriod),
});
export const SubscriptionInfo = message('SubscriptionInfo', {
  id: nullable(guid),
  cycleNumber: number(),
  subscriptionOptionTitle: text({ maxLength: 150 }),
  subscriptionOptionDescription: nullable(text({ maxLength: 500 })),
  subscriptionSettings: ref(OrderSubscriptionSettings),
  chargesDescription: nullable(text({ maxLength: 1000 })),
});
export const OrderLineItem = message('OrderLineItem', {
  id: immutable(text()),
  productName: ref(ProductName),
  catalogReference: ref(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  totalDiscount: readonly(ref(Price)),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  image: ref(OrderImage),
  physicalProperties: ref(PhysicalProperties),
  itemType: ref(ItemType),
  fulfillerId: nullable(guid),
  refundQuantity: nullable(number({ maximum: 100000 })),
  restockQuantity: nullable(number({ maximum: 100000 })),
  price: ref(Price),
  priceBeforeDiscounts: readonly(ref(Price)),
  totalPriceBeforeTax: readonly(ref(Price)),
  totalPriceAfterTax: readonly(ref(Price)),
  paymentOption: PaymentOptionType,
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  digitalFile: ref(DigitalFile),
  subscriptionInfo: ref(SubscriptionInfo),
  priceDescription: ref(PriceDescription),
  depositAmount: readonly(ref(Price)),
  locations: list(ref(LocationAndQuantity), { maxItems: 5 }),
  lineItemPrice: ref(Price),
  taxableAddress: ref(TaxableAddress),
  priceUndetermined: boolean,
  fixedQuantity: boolean,
  decimalQuantity: ref(DecimalQuantity),
  extendedFields: ref(ExtendedFields),
  modifierGroups: readonly(list(ref(OrderModifierGroup), { maxItems: 10 })),
});
export const OrderPriceSummary = message('OrderPriceSummary', {
  subtotal: ref(Price),
  shipping: ref(Price),
  tax: ref(Price),
  discount: ref(Price),
  total: ref(Price),
  totalAdditionalFees: ref(Price),
});
export const OrderStatus = choice('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED');
export const OrderTags = message('OrderTags', {
  privateTags: ref(TagList),
  tags: ref(TagList),
});
export const OrderTaxBreakdown = message('OrderTaxBreakdown', {
  taxName: text({ maxLength: 200 }),
  taxType: text({ maxLength: 200 }),
  jurisdiction: text({ maxLength: 200 }),
  jurisdictionType: JurisdictionType,
  rate: decimal({ gte: 0, maxScale: 6 }),
  aggregatedTaxAmount: ref(Price),
});
export const OrderTaxInfo = message('OrderTaxInfo', {
  totalTax: ref(Price),
  taxBreakdown: list(ref(OrderTaxBreakdown), { maxItems: 50 }),
  taxExempt: readonly(nullable(boolean)),
});
export const OrderTaxSummary = message('OrderTaxSummary', {
  totalTax: readonly(ref(Price)),
});
export const PaymentStatusEnumPaymentStatus = choice(
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
);
export const PlatformFee = message('PlatformFee', {
  name: ref(TranslatableString),
  amount: ref(Price),
  lineItemId: guid,
  chargeType: OrderChargeType,
  percentageRate: decimal({ lte: 1, maxScale: 4 }),
});
export const PlatformFeeSummary = message('PlatformFeeSummary', {
  total: ref(Price),
  totalPassOn: ref(Price),
  totalAbsorbed: ref(Price),
  fees: list(ref(PlatformFee), { maxItems: 300 }),
});
export const OrderShippingPrice = message('OrderShippingPrice', {
  price: ref(Price),
  totalPriceBeforeTax: readonly(ref(Price)),
  totalPriceAfterTax: readonly(ref(Price)),
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  discount: readonly(ref(Price)),
});
export const OrderShippingRegion = message('OrderShippingRegion', {
  name: nullable(text({ maxLength: 100 })),
});
export const V1ShippingInformation = message('V1ShippingInformation', {
  carrierId: nullable(text({ minLength: 1, maxLength: 100 })),
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  title: text({ maxLength: 250 }),
  logistics: ref(OrderDeliveryLogistics),
  cost: ref(OrderShippingPrice),
  region: ref(OrderShippingRegion),
});
export const Order = message('Order', {
  id: readonly(nullable(guid)),
  number: readonly(text()),
  createdDate: readonly(immutable(nullable(date))),
  updatedDate: readonly(nullable(date)),
  lineItems: readonly(list(ref(OrderLineItem), { maxItems: 300 })),
  buyerInfo: ref(OrderBuyerInfo),
  paymentStatus: PaymentStatusEnumPaymentStatus,
  fulfillmentStatus: readonly(FulfillmentStatus),
  buyerLanguage: nullable(text()),
  weightUnit: WeightUnit,
  currency: nullable(currency),
  currencyConversionDetails: ref(CurrencyConversionDetails),
  taxIncludedInPrices: immutable(boolean),
  siteLanguage: readonly(immutable(nullable(text()))),
  priceSummary: readonly(ref(OrderPriceSummary)),
  billingInfo: ref(AddressWithContact),
  shippingInfo: ref(V1ShippingInformation),
  buyerNote: nullable(text({ maxLength: 1000 })),
  status: OrderStatus,
  archived: nullable(boolean),
  taxSummary: ref(OrderTaxSummary),
  taxInfo: ref(OrderTaxInfo),
  appliedDiscounts: list(ref(OrderAppliedDiscount), { maxItems: 320 }),
  activities: readonly(list(ref(Activity), { maxItems: 1000 })),
  attributionSource: AttributionSource,
  createdBy: readonly(ref(CreatedBy)),
  channelInfo: ref(ChannelInfo),
  seenByAHuman: nullable(boolean),
  checkoutId: nullable(guid),
  customFields: list(ref(CustomField)),
  balanceSummary: readonly(ref(BalanceSummary)),
  additionalFees: list(ref(OrderAdditionalFee), { maxItems: 100 }),
  extendedFields: ref(ExtendedFields),
  purchaseFlowId: nullable(guid),
  recipientInfo: ref(AddressWithContact),
  tags: ref(OrderTags),
  purchasedDate: immutable(nullable(date)),
  businessLocation: ref(OrderLocation),
  payAfterFreeTrial: readonly(ref(OrderPriceSummary)),
  platformFeeSummary: ref(PlatformFeeSummary),
  imported: readonly(immutable(boolean)),
});
