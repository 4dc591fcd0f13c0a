/** Changes of many orders at once, and of a line of one. */
import { backOffice, operation } from '../operation.ts';
import { boolean, fieldMask, guid, list, message, ref, text } from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { Order, OrderLineItem, OrderTags } from './order.ts';

export const MaskedOrder = message('MaskedOrder', { order: ref(Order), fieldMask: fieldMask('order') });
export const BulkOrderResult = message('BulkOrderResult', { itemMetadata: ref(ItemMetadata), item: ref(Order) });
export const BulkUpdateOrderTagsResult = message('BulkUpdateOrderTagsResult', { itemMetadata: ref(ItemMetadata) });

export const orderBulk = {
  bulkUpdateOrders: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/orders/update',
    summary: 'Change up to 100 orders, each on its own: one that is refused leaves the others changed',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { orders: list(ref(MaskedOrder), { minItems: 1, maxItems: 100 }), returnEntity: boolean },
    response: {
      results: list(ref(BulkOrderResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['orders', 'orders.order', 'orders.order.id'],
  }),
  bulkUpdateOrderTags: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/orders/update-tags',
    summary: 'Assign and unassign tags of up to 100 orders; a tag in both lists is assigned',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: {
      orderIds: list(guid, { minItems: 1, maxItems: 100 }),
      assignTags: ref(OrderTags),
      unassignTags: ref(OrderTags),
    },
    response: {
      results: list(ref(BulkUpdateOrderTagsResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['orderIds'],
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
  updateOrderLineItem: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/orders/{id}/line-item/{lineItem.id}',
    summary: 'Change how a line of an order is described, fulfilled and extended; prices and quantities stay',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: {
      id: text({ minLength: 1, maxLength: 100 }),
      lineItem: ref(OrderLineItem),
      fieldMask: fieldMask('lineItem'),
    },
    response: { order: ref(Order) },
    required: ['id', 'lineItem', 'lineItem.id'],
    errors: [
      'ORDER_NOT_FOUND',
      'LINE_ITEM_NOT_FOUND',
      'ORDER_IS_PENDING',
      'ORDER_IS_REJECTED',
      'ORDER_CANNOT_BE_EDITED',
    ],
  }),
};
