import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  email,
  guid,
  integer,
  list,
  mapOf,
  message,
  nullable,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { CatalogReference } from '../shared/commerce.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { OrderImage } from './order.ts';

export const BackInStockStatus = choice('UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED');
export const BackInStockNotificationRequest = message('BackInStockNotificationRequest', {
  id: readonly(nullable(guid)),
  catalogReference: ref(CatalogReference),
  email: email,
  contactId: readonly(nullable(guid)),
  status: readonly(BackInStockStatus),
  autoNotified: readonly(nullable(boolean)),
  createdDate: readonly(nullable(date)),
  itemUrl: nullable(webUrl),
});
export const BackInStockItemDetails = message('BackInStockItemDetails', {
  name: text(),
  price: decimal({ gte: 0 }),
  image: ref(OrderImage),
});
export const BackInStockNotificationRequestsCount = message('BackInStockNotificationRequestsCount', {
  catalogReference: ref(CatalogReference),
  count: integer(),
});

export const backInStockNotifications = service('ecom.back-in-stock-notifications', ['/back-in-stock-service', ''], {
  createBackInStockNotificationRequest: operation({
    method: 'POST',
    effect: 'write',
    creates: 'request',
    path: '/v1/back-in-stock-notification-requests',
    summary: 'Create back in stock notification request',
    permit: anyone('ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      request: ref(BackInStockNotificationRequest),
      itemDetails: ref(BackInStockItemDetails),
    },
    response: {
      request: ref(BackInStockNotificationRequest),
    },
    required: [
      'itemDetails',
      'itemDetails.name',
      'itemDetails.price',
      'request',
      'request.catalogReference',
      'request.catalogReference.appId',
      'request.catalogReference.catalogItemId',
      'request.email',
    ],
    errors: [
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
      'REQUEST_COLLECTION_DISABLED',
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      'INVALID_ITEM_IMAGE_URL',
    ],
  }),
  getBackInStockNotificationRequest: operation({
    method: 'GET',
    path: '/v1/back-in-stock-notification-requests/{id}',
    summary: 'Get back in stock notification request',
    permit: backOffice('ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      id: guid,
    },
    response: {
      request: ref(BackInStockNotificationRequest),
    },
    required: ['id'],
  }),
  deleteBackInStockNotificationRequest: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/back-in-stock-notification-requests/{id}',
    summary: 'Delete back in stock notification request',
    permit: backOffice('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
  markAsNotificationSent: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
    summary: 'Mark as notification sent',
    permit: backOffice('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      id: guid,
    },
    response: {
      request: ref(BackInStockNotificationRequest),
    },
    required: ['id'],
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  }),
  queryBackInStockNotificationRequests: operation({
    method: 'GET',
    path: '/v1/back-in-stock-notification-requests',
    summary: 'Query back in stock notification requests',
    permit: backOffice('ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      query: ref(PlatformQuery),
    },
    response: {
      requests: list(ref(BackInStockNotificationRequest)),
      metadata: ref(PlatformPagingMetadata),
    },
  }),
  getBackInStockNotificationRequestsCountByCatalogReferences: operation({
    method: 'GET',
    path: '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
    summary: 'Get back in stock notification requests count by catalog references',
    permit: backOffice('ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      catalogReferences: list(ref(CatalogReference), { minItems: 1, maxItems: 100 }),
    },
    response: {
      countsPerCatalogReference: list(ref(BackInStockNotificationRequestsCount)),
    },
    required: ['catalogReferences', 'catalogReferences.appId', 'catalogReferences.catalogItemId'],
  }),
  reportItemsBackInStock: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
    summary: 'Report items back in stock',
    permit: backOffice('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'),
    request: {
      catalogReference: ref(CatalogReference),
      requestIds: list(text()),
      itemDetails: ref(BackInStockItemDetails),
      extraAutomationTemplateParameters: mapOf(text()),
    },
    response: {},
    required: ['itemDetails', 'itemDetails.name', 'itemDetails.price'],
    errors: ['REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS', 'INVALID_ITEM_IMAGE_URL'],
  }),
});

export const backInStockRequestEvents = events('wix.ecom.v1.back_in_stock_notification_request', {
  entity: BackInStockNotificationRequest,
  permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
  created: 'Somebody asks to be notified when an item is back in stock.',
  updated: 'A request has been answered by e-mail, or is marked as answered.',
  deleted: 'A request is deleted.',
});
