import { backInStockNotifications, backInStockSettings } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import * as requests from './requests.ts';
import * as settings from './settings.ts';

export const served = [
  ...serve(backInStockNotifications, {
    createBackInStockNotificationRequest: requests.createBackInStockNotificationRequest,
    getBackInStockNotificationRequest: requests.getBackInStockNotificationRequest,
    deleteBackInStockNotificationRequest: requests.deleteBackInStockNotificationRequest,
    markAsNotificationSent: requests.markAsNotificationSent,
    queryBackInStockNotificationRequests: requests.queryBackInStockNotificationRequests,
    getBackInStockNotificationRequestsCountByCatalogReferences:
      requests.getBackInStockNotificationRequestsCountByCatalogReferences,
    reportItemsBackInStock: requests.reportItemsBackInStock,
  }),
  ...serve(backInStockSettings, {
    startCollectingRequests: settings.startCollectingRequests,
    stopCollectingRequests: settings.stopCollectingRequests,
    getSettings: (ctx) => settings.getSettings(ctx),
  }),
];
