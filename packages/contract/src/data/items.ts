import { anyone, operation, service } from '../operation.ts';
import { anything, list, text } from '../schema.ts';

/** Collections of data that a front end defines by itself, beside the catalogue. No site has any. */
export const dataItems = service('data.items', ['/wix-data'], {
  queryDataItems: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v2/items/query',
    summary: 'Query data items',
    permit: anyone(),
    request: {
      dataCollectionId: text({ maxLength: 256 }),
      query: anything,
    },
    response: {
      dataItems: list(anything),
    },
    errors: ['DATA_COLLECTION_NOT_FOUND'],
  }),
});
