/** Orders as a file for spreadsheets and bookkeeping. */
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, nullable, ref } from '../schema.ts';
import { WixCommonSearchDetails } from '../shared/aggregation.ts';

export const orderExport = service('stoa.order-export', ['/stoa'], {
  exportOrders: operation({
    method: 'GET',
    path: '/v1/orders/export',
    summary: 'Export the orders that a search finds as CSV, the latest first, a line for each',
    permit: backOffice('ECOM.READ_ORDERS'),
    download: true,
    request: {
      /** As in a search of orders. */
      filter: nullable(anyObject),
      search: ref(WixCommonSearchDetails),
    },
    response: {},
  }),
});
