/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const backInStockNotifications = /* @__PURE__ */ routes<typeof contract.backInStockNotifications>({
  createBackInStockNotificationRequest: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests',
  getBackInStockNotificationRequest: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  deleteBackInStockNotificationRequest: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  markAsNotificationSent:
    'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  queryBackInStockNotificationRequests: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests',
  getBackInStockNotificationRequestsCountByCatalogReferences:
    'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  reportItemsBackInStock:
    'POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
});
