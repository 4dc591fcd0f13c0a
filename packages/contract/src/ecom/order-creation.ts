/** Orders that programs write themselves: live ones, and those of another shop that move in. */
import { backOffice, operation } from '../operation.ts';
import { boolean, choice, date, decimal, guid, list, message, nullable, ref, text } from '../schema.ts';
import { FulfillmentStatus, Order, OrderLineItem, OrderPriceSummary } from './order.ts';
import { Price } from './order-activities.ts';

/** A line as it was sold elsewhere: its amounts are taken as given. */
export const NewOrderLineItem = message('NewOrderLineItem', {
  ...OrderLineItem.properties,
  totalDiscount: ref(Price),
  priceBeforeDiscounts: ref(Price),
  totalPriceBeforeTax: ref(Price),
  totalPriceAfterTax: ref(Price),
});

/** An order with the fields that only its creation sets. */
export const NewOrder = message('NewOrder', {
  ...Order.properties,
  id: nullable(guid),
  number: text({ maxLength: 18 }),
  createdDate: nullable(date),
  updatedDate: nullable(date),
  lineItems: list(ref(NewOrderLineItem), { minItems: 1, maxItems: 300 }),
  priceSummary: ref(OrderPriceSummary),
  fulfillmentStatus: FulfillmentStatus,
  siteLanguage: nullable(text()),
  currencyConversionDetails: ref(
    message('NewCurrencyConversionDetails', {
      originalCurrency: nullable(text()),
      conversionRate: nullable(decimal()),
    }),
  ),
});

export const OrderApprovalStrategy = choice('DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED');
export const OrderCreateNotifications = message('OrderCreateNotifications', {
  sendNotificationToBuyer: nullable(boolean),
  sendNotificationsToBusiness: nullable(boolean),
});
export const OwnerApps = message('OwnerApps', { appIds: list(guid, { maxItems: 10 }) });
export const OrderCreationSettings = message(
  'OrderCreationSettings',
  {
    editableByEveryone: boolean,
    /** The apps that alone may change the order. */
    editableByOwnerApps: ref(OwnerApps),
    orderApprovalStrategy: OrderApprovalStrategy,
    notifications: ref(OrderCreateNotifications),
  },
  { atMostOne: [['editableByEveryone', 'editableByOwnerApps']] },
);

const ofLines = [
  'order',
  'order.channelInfo',
  'order.currencyConversionDetails.conversionRate',
  'order.currencyConversionDetails.originalCurrency',
  'order.lineItems',
  'order.lineItems.catalogReference.appId',
  'order.lineItems.catalogReference.catalogItemId',
  'order.lineItems.itemType',
  'order.lineItems.price',
  'order.lineItems.productName',
  'order.lineItems.productName.original',
  'order.lineItems.quantity',
  'order.priceSummary',
] as const;

export const orderCreation = {
  createOrder: operation({
    method: 'POST',
    effect: 'write',
    creates: 'order',
    path: '/v1/orders',
    summary: 'Create an order with the amounts that are sent: it takes stock, and its buyer and the shop are told',
    permit: backOffice('ECOM.CREATE_ORDERS'),
    request: { order: ref(NewOrder), settings: ref(OrderCreationSettings) },
    response: { order: ref(Order) },
    required: ofLines,
    errors: ['PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK'],
  }),
  importOrder: operation({
    method: 'POST',
    effect: 'write',
    creates: 'order',
    path: '/v1/orders/import',
    summary: 'Import an order of another shop as it is: nothing else happens. With a known id, it replaces that import',
    permit: backOffice('ecom:v1:order:imports:import_order'),
    request: { order: ref(NewOrder) },
    response: { order: ref(Order) },
    required: [...ofLines, 'order.billingInfo.contactDetails', 'order.paymentStatus', 'order.status'],
    errors: ['CANNOT_OVERWRITE_NON_IMPORTED_ORDER'],
  }),
  setOrderNumberCounter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/import/set-order-number-counter',
    summary: 'Set the number of the next order',
    permit: backOffice('ecom:v1:order:imports:set_order_number_counter'),
    request: {
      counter: decimal({ gte: 1, lte: 999_999_999, maxScale: 0 }),
      /** Whether the counter may go back; numbers that orders have are passed over. */
      allowLowerCounter: boolean,
    },
    response: { oldCounter: text(), newCounter: text() },
    required: ['counter'],
    errors: ['CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'],
  }),
  bulkDeleteImportedOrders: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/import/bulk-delete-imported-orders',
    summary: 'Delete up to 1,000 imported orders in the background; all others stay',
    permit: backOffice('ecom:v1:order:imports:bulk_delete_imported_orders'),
    request: { orderIds: list(guid, { minItems: 1, maxItems: 1000 }) },
    response: { jobId: guid },
    required: ['orderIds'],
  }),
};
