/** Downloads: the files of digital items, for those who have paid for them. */
import { backOffice, open, operation, service } from '../operation.ts';
import { date, guid, int64, integer, list, message, nullable, readonly, ref, text, webUrl } from '../schema.ts';

export const OrderDownload = message('OrderDownload', {
  lineItemId: readonly(guid),
  fileName: readonly(text()),
  /** In bytes. */
  fileSize: readonly(int64),
  /** How often it was fetched since the buyer got it, or since it was renewed. */
  fetched: readonly(integer()),
  /** How often it can still be fetched; null for any number of times. */
  left: readonly(nullable(integer())),
  /** Until when it can be fetched; null for always. */
  expirationDate: readonly(nullable(date)),
});
export const DownloadSettings = message('DownloadSettings', {
  /** For how many days after the payment; null for always. */
  days: nullable(integer({ minimum: 1, maximum: 3650 })),
  /** How often each file can be fetched; null for any number of times. */
  most: nullable(integer({ minimum: 1, maximum: 1000 })),
  revision: int64,
});

/** Whose order it is: that of the caller, or the one that the link in a mail stands for. */
const order = { orderId: guid, token: text({ minLength: 1, maxLength: 200 }) };
const manage = backOffice('ECOM.MODIFY_ORDERS');
const path = '/v1/downloads';

export const downloads = service('stoa.downloads', ['/stoa'], {
  openDownloads: operation({
    method: 'POST',
    effect: 'read',
    path: `${path}/open`,
    summary: "List the files that came with one of the caller's orders, or with the order of a link",
    permit: open,
    request: order,
    response: { downloads: list(ref(OrderDownload)) },
    errors: ['ORDER_NOT_FOUND'],
  }),
  fetchDownload: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: `${path}/fetch`,
    summary: 'Get the address of a bought file, which works for an hour; this counts as one download',
    permit: open,
    request: { ...order, lineItemId: guid },
    response: { url: webUrl },
    required: ['lineItemId'],
    errors: ['ORDER_NOT_FOUND', 'DOWNLOAD_NOT_FOUND', 'DOWNLOAD_EXPIRED', 'DOWNLOAD_LIMIT_REACHED'],
  }),
  listDownloadsOfOrder: operation({
    method: 'GET',
    path: `${path}/orders/{orderId}`,
    summary: 'List the files that the buyer of an order got, and how often they were fetched',
    permit: backOffice('ECOM.READ_ORDERS'),
    request: { orderId: guid },
    response: { downloads: list(ref(OrderDownload)) },
    required: ['orderId'],
  }),
  renewDownloads: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/orders/{orderId}/renew`,
    summary: 'Let the buyer of an order fetch its files as if it had just been paid, and mail them the link again',
    permit: manage,
    request: { orderId: guid },
    response: { downloads: list(ref(OrderDownload)) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND', 'DOWNLOAD_NOT_FOUND'],
  }),
  getDownloadSettings: operation({
    method: 'GET',
    path: '/v1/download-settings',
    summary: 'Get the rule for downloads',
    permit: backOffice('ECOM.READ_ORDERS'),
    request: {},
    response: { settings: ref(DownloadSettings) },
  }),
  updateDownloadSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/download-settings',
    summary: 'Change the rule for downloads of orders that are paid from now on; what is left out stays',
    permit: manage,
    request: { settings: ref(DownloadSettings) },
    response: { settings: ref(DownloadSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVALID_REVISION'],
  }),
});
