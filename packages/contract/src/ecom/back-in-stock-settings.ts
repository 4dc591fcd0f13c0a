import { anyone, backOffice, operation, service } from '../operation.ts';
import { boolean, guid, list, message, ref } from '../schema.ts';

export const BackInStockCollectionState = message('BackInStockCollectionState', {
  appId: guid,
  collectingRequests: boolean,
});
export const BackInStockSettings = message('BackInStockSettings', {
  collectionStates: list(ref(BackInStockCollectionState)),
});

export const backInStockSettings = service('ecom.back-in-stock-settings', ['/back-in-stock-service', ''], {
  startCollectingRequests: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/back-in-stock-notification-requests/settings/start-collecting',
    summary: 'Start collecting requests',
    permit: backOffice('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS'),
    request: {
      appId: guid,
    },
    response: {
      settings: ref(BackInStockSettings),
    },
    required: ['appId'],
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
  }),
  stopCollectingRequests: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/back-in-stock-notification-requests/settings/stop-collecting',
    summary: 'Stop collecting requests',
    permit: backOffice('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS'),
    request: {
      appId: guid,
    },
    response: {
      settings: ref(BackInStockSettings),
    },
    required: ['appId'],
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
  }),
  getSettings: operation({
    method: 'PUT',
    effect: 'read',
    path: '/v1/back-in-stock-notification-requests/settings',
    summary: 'Get settings',
    permit: anyone(),
    request: {},
    response: {
      settings: ref(BackInStockSettings),
    },
  }),
});
