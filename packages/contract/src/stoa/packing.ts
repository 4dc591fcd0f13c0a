/** What is printed for parcels: packing slips to put into them, and labels to put on them. */
import { backOffice, open, operation, service } from '../operation.ts';
import { choice, guid, integer, list, text } from '../schema.ts';

export const packing = service('stoa.packing', ['/stoa'], {
  linkToPackingPapers: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/packing/link',
    summary:
      'Get the address of a PDF with the packing slips or address labels of up to 100 orders, which opens without a login for an hour',
    permit: backOffice('ECOM.READ_FULFILLMENTS'),
    request: {
      kind: choice('PACKING_SLIPS', 'ADDRESS_LABELS'),
      orderIds: list(guid, { minItems: 1, maxItems: 100 }),
      /** Prints the slip of one parcel; only with a single order. Otherwise a slip has what is left to send, or everything where nothing is. */
      fulfillmentId: guid,
    },
    response: {
      url: text(),
      /** How many of the orders are in the file: those that are final and have something to pack, or an address to send it to. */
      orderCount: integer(),
    },
    required: ['kind', 'orderIds'],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_IS_PENDING',
      'ORDER_IS_REJECTED',
      'ORDER_CANCELED',
      'FULFILLMENT_NOT_FOUND',
      'NOTHING_TO_PACK',
      'NO_DELIVERY_ADDRESS',
    ],
  }),
  openPackingPapers: operation({
    method: 'GET',
    download: true,
    path: '/v1/packing/files/{token}',
    summary: 'Download packing slips or address labels as a PDF, by their address alone',
    permit: open,
    request: { token: text({ minLength: 1, maxLength: 8000 }) },
    response: {},
    required: ['token'],
    errors: ['PACKING_PAPERS_NOT_FOUND', 'DOCUMENTS_ARE_BUSY'],
  }),
});
