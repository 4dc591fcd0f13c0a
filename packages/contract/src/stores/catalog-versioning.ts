import { anyone, operation, service } from '../operation.ts';
import { choice } from '../schema.ts';

export const Version = choice('V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED');

export const catalogVersioning = service('stores.catalog-versioning', ['/stores', '', '/_api/stores'], {
  getCatalogVersion: operation({
    method: 'GET',
    path: '/v3/provision/version',
    summary: 'Get catalog version',
    permit: anyone('WIX_STORES.CATALOG_VERSION_READ'),
    request: {},
    response: {
      catalogVersion: Version,
    },
  }),
});
