/** Orders and payments as files. */
import { encodedRequest, type FileOptions, fileCall } from './file-call.ts';

type Orders = { filter?: object; search?: object };
type Movements = { filter?: object; text?: string };

/** Downloads of orders and of what was paid for them. Refusals are thrown as `ApiError`. */
export function orderFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** The orders that a search finds as CSV, as a stream. */
    exportOrders: (wanted: Orders = {}) => call('GET', `/stoa/v1/orders/export?.r=${encodedRequest(wanted)}`),
    /** The movements of money that a search finds as CSV, as a stream. */
    exportLedger: (wanted: Movements = {}) =>
      call('GET', `/stoa/v1/payment-ledger/export?.r=${encodedRequest(wanted)}`),
  };
}
