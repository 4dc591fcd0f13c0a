import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, fieldMask, message, nullable, readonly, ref } from '../schema.ts';

export const InventoryUpdateTrigger = choice('ON_ORDER_PAID', 'ON_ORDER_PLACED');
export const OrdersSettings = message('OrdersSettings', {
  inventoryUpdateTrigger: InventoryUpdateTrigger,
  /** Whether orders that are paid online get their invoice by themselves. */
  createInvoice: nullable(boolean),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});

/** When orders take their stock, and whether they get invoices by themselves. */
export const ordersSettings = service('ecom.orders-settings', ['/ecom', ''], {
  getOrdersSettings: operation({
    method: 'GET',
    path: '/v1/orders-settings',
    summary: 'Get the settings of orders',
    permit: backOffice('ECOM.READ_ORDERS_SETTINGS'),
    request: {},
    response: { ordersSettings: ref(OrdersSettings) },
  }),
  updateOrdersSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/orders-settings',
    summary: 'Update the settings of orders; fields left out stay as they are',
    permit: backOffice('ECOM.UPDATE_ORDERS_SETTINGS'),
    request: { ordersSettings: ref(OrdersSettings), fieldMask: fieldMask('ordersSettings') },
    response: { ordersSettings: ref(OrdersSettings) },
    required: ['ordersSettings'],
  }),
});

export const ordersSettingsEvents = events('wix.ecom.v1.orders_settings', {
  entity: OrdersSettings,
  permission: 'ECOM.READ_ORDERS_SETTINGS',
  updated: 'A site changes when orders take their stock, or whether they get invoices by themselves.',
});
