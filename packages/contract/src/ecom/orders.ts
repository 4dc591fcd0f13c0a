import { anyone, operation, service } from '../operation.ts';
import { anyObject, list, message, nullable, ref, text } from '../schema.ts';
import { CursorPaging, CursorPagingMetadata, Sorting } from '../shared/paging.ts';
import { Order } from './order.ts';

export const CursorSearch = message('CursorSearch', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(Sorting), { maxItems: 4 }),
});
export const orders = service('ecom.orders', ['/ecom', '', '/_api/ecom-orders'], {
  getOrder: operation({
    method: 'GET',
    path: '/v1/orders/{id}',
    summary: 'Get order',
    permit: anyone(),
    request: {
      id: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      order: ref(Order),
    },
    required: ['id'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  searchOrders: operation({
    method: 'POST',
    path: '/v1/orders/search',
    summary: "Search orders: the site's with the permission, otherwise the caller's own",
    permit: anyone('ECOM.READ_ORDERS'),
    request: {
      search: ref(CursorSearch),
    },
    response: {
      orders: list(ref(Order)),
      metadata: ref(CursorPagingMetadata),
    },
    required: ['search'],
  }),
});
