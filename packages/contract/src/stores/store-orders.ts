/** Orders in the form that they had before the platform's own: V2 of the store's. */

import { FulfillmentStatus, PaymentStatusEnumPaymentStatus } from '../ecom/order.ts';
import { ActivityType } from '../ecom/order-activities.ts';
import { anyone, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  currency,
  date,
  decimal,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { StreetAddress, VatId } from '../shared/address.ts';
import { ChannelType } from '../shared/commerce.ts';
import { WeightUnit } from '../shared/common.ts';
import { PagingMetadata, V1Query } from './product-v1.ts';

const BuyerIdentity = choice('CONTACT', 'MEMBER');
const FullName = message('FullName', { firstName: text(), lastName: text() });
const StoreOrderBuyer = message('StoreOrderBuyer', {
  id: nullable(guid),
  type: BuyerIdentity,
  identityType: BuyerIdentity,
  firstName: text(),
  lastName: text(),
  phone: text(),
  email: text(),
  contactId: nullable(guid),
});
const StoreOrderAddress = message('StoreOrderAddress', {
  fullName: ref(FullName),
  country: text(),
  subdivision: text(),
  city: text(),
  zipCode: text(),
  street: ref(StreetAddress),
  addressLine1: text(),
  addressLine2: text(),
  company: text(),
  vatId: ref(VatId),
  phone: text(),
  email: text(),
});
/** Amounts in the order's currency. */
const StoreOrderTotals = message('StoreOrderTotals', {
  subtotal: decimal(),
  shipping: decimal(),
  tax: decimal(),
  discount: decimal(),
  total: decimal(),
  refund: decimal(),
  weight: decimal(),
  /** The number of items, not of lines. */
  quantity: integer(),
});
const StoreOrderBilling = message('StoreOrderBilling', {
  paymentMethod: text(),
  paymentProviderTransactionId: text(),
  paidDate: nullable(date),
  address: ref(StoreOrderAddress),
});
const StoreOrderPrice = message('StoreOrderPrice', {
  taxIncludedInPrice: boolean,
  price: decimal(),
  totalPrice: decimal(),
});
const StoreShipment = message('StoreShipment', {
  address: ref(StoreOrderAddress),
  discount: decimal(),
  tax: decimal(),
  priceData: ref(StoreOrderPrice),
});
const StorePickup = message('StorePickup', { buyerDetails: ref(StoreOrderBuyer) });
const StoreOrderShipping = message(
  'StoreOrderShipping',
  {
    deliveryOption: text(),
    estimatedDeliveryTime: text(),
    code: text(),
    shipmentDetails: ref(StoreShipment),
    pickupDetails: ref(StorePickup),
  },
  { atMostOne: [['shipmentDetails', 'pickupDetails']] },
);
const OptionSelection = message('OptionSelection', { option: text(), selection: text() });
const CustomTextFieldSelection = message('CustomTextFieldSelection', { title: text(), value: text() });
const StoreOrderMedia = message('StoreOrderMedia', {
  mediaType: choice('IMAGE'),
  id: text(),
  mediaId: text(),
  url: text(),
  width: number(),
  height: number(),
  altText: nullable(text()),
});
const StoreOrderLine = message('StoreOrderLine', {
  /** Counts from 1. */
  index: integer(),
  quantity: integer(),
  name: text(),
  translatedName: text(),
  productId: text(),
  variantId: text(),
  lineItemType: choice('PHYSICAL', 'DIGITAL', 'CUSTOM_AMOUNT_ITEM'),
  sku: text(),
  weight: decimal(),
  options: list(ref(OptionSelection)),
  customTextFields: list(ref(CustomTextFieldSelection)),
  mediaItem: ref(StoreOrderMedia),
  /** Of one item, before coupons. */
  price: decimal(),
  /** Of the line, before coupons. */
  totalPrice: decimal(),
  priceData: ref(StoreOrderPrice),
  /** Of the line. */
  discount: decimal(),
  tax: decimal(),
  taxIncludedInPrice: boolean,
  refundedQuantity: integer(),
});
const StoreOrderActivity = message('StoreOrderActivity', { type: ActivityType, timestamp: date });
const StoreOrderCoupon = message('StoreOrderCoupon', { couponId: text(), name: text(), code: text() });
const StoreOrderDiscount = message('StoreOrderDiscount', { value: decimal(), appliedCoupon: ref(StoreOrderCoupon) });
const StoreOrderField = message('StoreOrderField', { title: text(), translatedTitle: text(), value: text() });
const StoreOrderChannel = message('StoreOrderChannel', { type: ChannelType });

export const StoreOrder = message('StoreOrder', {
  id: guid,
  number: integer(),
  numericId: int64,
  dateCreated: date,
  lastUpdated: date,
  buyerInfo: ref(StoreOrderBuyer),
  currency,
  weightUnit: WeightUnit,
  totals: ref(StoreOrderTotals),
  billingInfo: ref(StoreOrderBilling),
  shippingInfo: ref(StoreOrderShipping),
  buyerNote: text(),
  archived: boolean,
  paymentStatus: PaymentStatusEnumPaymentStatus,
  fulfillmentStatus: FulfillmentStatus,
  lineItems: list(ref(StoreOrderLine), { maxItems: 300 }),
  activities: list(ref(StoreOrderActivity), { maxItems: 1000 }),
  fulfillments: list(anyObject),
  discount: ref(StoreOrderDiscount),
  customField: ref(StoreOrderField),
  buyerLanguage: text(),
  channelInfo: ref(StoreOrderChannel),
  checkoutId: nullable(guid),
});

export const storeOrders = service('stores.orders', ['/stores', ''], {
  queryOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/orders/query',
    summary: "Query orders in their older form: all of the site's with the permission, otherwise the caller's own",
    permit: anyone('ECOM.READ_ORDERS'),
    request: {
      query: ref(V1Query),
    },
    response: {
      orders: list(ref(StoreOrder), { maxItems: 100 }),
      metadata: ref(PagingMetadata),
      totalResults: integer(),
    },
  }),
  getOrder: operation({
    method: 'GET',
    path: '/v2/orders/{id}',
    summary: 'Get order in its older form',
    permit: anyone('ECOM.READ_ORDERS'),
    request: {
      id: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      order: ref(StoreOrder),
    },
    required: ['id'],
    errors: ['ORDER_NOT_FOUND'],
  }),
});
