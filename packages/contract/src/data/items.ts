import { anyone, operation, service } from '../operation.ts';
import { anything, list, text } from '../schema.ts';

/** Data collections defined by front ends. Sites have none, so queries always fail. */
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
