/** Changes of an order that a program keeps and calculates itself. */
import { backOffice, operation } from '../operation.ts';
import { boolean, choice, date, guid, integer, list, message, nullable, number, ref, text } from '../schema.ts';
import { CatalogReference, DescriptionLine, ItemType, PhysicalProperties, ProductName } from '../shared/commerce.ts';
import { PriceDescription } from '../shared/money.ts';
import { DraftItemChangedDetails } from './draft-order.ts';
import {
  LineItemTaxInfo,
  Order,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderImage,
  OrderItemTaxFullDetails,
  OrderPriceSummary,
  OrderTaxInfo,
  OrderTaxSummary,
  V1ShippingInformation,
} from './order.ts';
import { Price } from './order-activities.ts';

export const DeltaLineItem = message('DeltaLineItem', {
  productName: ref(ProductName),
  catalogReference: ref(CatalogReference),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  totalDiscount: ref(Price),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  image: ref(OrderImage),
  physicalProperties: ref(PhysicalProperties),
  itemType: ref(ItemType),
  fulfillerId: nullable(guid),
  price: ref(Price),
  priceBeforeDiscounts: ref(Price),
  totalPriceAfterTax: ref(Price),
  totalPriceBeforeTax: ref(Price),
  lineItemPrice: ref(Price),
  taxDetails: ref(OrderItemTaxFullDetails),
  taxInfo: ref(LineItemTaxInfo),
  priceDescription: ref(PriceDescription),
});
export const LineItemDelta = message(
  'LineItemDelta',
  {
    lineItemAdded: boolean,
    changedDetails: ref(DraftItemChangedDetails),
    lineItemRemoved: boolean,
    lineItemId: guid,
    /** The line as it is from then on. */
    lineItem: ref(DeltaLineItem),
  },
  { atMostOne: [['lineItemAdded', 'changedDetails', 'lineItemRemoved']] },
);
export const AppliedDiscountDelta = message(
  'AppliedDiscountDelta',
  { editedDiscount: ref(OrderAppliedDiscount), discountRemoved: boolean, discountId: guid },
  { atMostOne: [['editedDiscount', 'discountRemoved']] },
);
export const AdditionalFeeDelta = message(
  'AdditionalFeeDelta',
  { editedAdditionalFee: ref(OrderAdditionalFee), additionalFeeRemoved: boolean, additionalFeeId: guid },
  { atMostOne: [['editedAdditionalFee', 'additionalFeeRemoved']] },
);
export const OrderDeltas = message(
  'OrderDeltas',
  {
    changedShippingInfo: ref(V1ShippingInformation),
    shippingInfoRemoved: boolean,
    lineItems: list(ref(LineItemDelta), { maxItems: 300 }),
    appliedDiscounts: list(ref(AppliedDiscountDelta), { maxItems: 320 }),
    additionalFees: list(ref(AdditionalFeeDelta), { maxItems: 100 }),
    taxSummary: ref(OrderTaxSummary),
    priceSummary: ref(OrderPriceSummary),
    taxInfo: ref(OrderTaxInfo),
  },
  { atMostOne: [['changedShippingInfo', 'shippingInfoRemoved']] },
);
export const InventoryUpdateDetails = message('InventoryUpdateDetails', {
  actionType: choice('RESTOCK', 'DECREASE'),
  lineItemId: text({ maxLength: 36 }),
  quantityChange: number(),
});
export const DeltaCommitSettings = message('DeltaCommitSettings', {
  sendNotificationsToBuyer: nullable(boolean),
  sendNotificationsToBusiness: nullable(boolean),
  addActivitiesToOrder: nullable(boolean),
  sendNotificationsToCustomFulfillers: nullable(boolean),
  /** The lines whose stock follows their change; that of all others stays. */
  inventoryUpdates: list(ref(InventoryUpdateDetails), { maxItems: 300 }),
});

export const orderDeltas = {
  commitDeltas: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{id}/commit-deltas',
    summary: 'Apply changes to an order whose amounts a program has calculated, once for each draft',
    permit: backOffice('ECOM.DRAFT_ORDERS_COMMIT'),
    request: {
      id: guid,
      draftOrderId: guid,
      changes: ref(OrderDeltas),
      commitSettings: ref(DeltaCommitSettings),
      reason: nullable(text({ maxLength: 200 })),
    },
    response: { order: ref(Order) },
    required: ['id', 'draftOrderId', 'changes'],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_CANNOT_BE_EDITED',
      'LINE_ITEM_NOT_FOUND',
      'FULFILLMENT_EXCEEDS_ORDER',
      'INSUFFICIENT_INVENTORY',
    ],
  }),
};

export const OrderCommitted = message('OrderCommitted', {
  order: ref(Order),
  draftOrderId: text(),
  commitDate: nullable(date),
});
