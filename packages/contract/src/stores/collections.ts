import { anyone, operation, service } from '../operation.ts';
import { integer, list, ref, text } from '../schema.ts';
import { Collection } from '../shared/commerce.ts';
import { StorePagingMetadata, StoreQuery } from '../shared/paging.ts';

export const collections = service('stores.collections', [''], {
  queryCollections: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v2/collections/query',
    olderPaths: ['/stores-reader/v1/collections/query', '/stores/v1/collections/query'],
    summary: 'Query collections',
    permit: anyone(),
    request: {
      query: ref(StoreQuery),
    },
    response: {
      collections: list(ref(Collection), { maxItems: 100 }),
      metadata: ref(StorePagingMetadata),
      totalResults: integer(),
    },
  }),
  getCollection: operation({
    method: 'GET',
    path: '/v2/collections/{id}',
    olderPaths: ['/stores-reader/v1/collections/{id}', '/stores/v1/collections/{id}'],
    summary: 'Get collection',
    permit: anyone(),
    request: {
      id: text(),
    },
    response: {
      collection: ref(Collection),
    },
    required: ['id'],
  }),
  getCollectionBySlug: operation({
    method: 'GET',
    path: '/v2/collections/slug/{slug}',
    summary: 'Get collection by slug',
    permit: anyone(),
    request: {
      slug: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      collection: ref(Collection),
    },
    required: ['slug'],
  }),
});
