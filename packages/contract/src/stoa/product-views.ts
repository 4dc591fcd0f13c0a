/** What visitors look at, so that the shop can show what goes together. */
import { anyone, operation, service } from '../operation.ts';
import { guid } from '../schema.ts';

export const productViews = service('stoa.product-views', ['/stoa'], {
  recordProductView: operation({
    method: 'POST',
    path: '/v1/products/{productId}/views',
    summary: 'Tell that the caller looks at a product',
    permit: anyone(),
    request: { productId: guid },
    response: {},
    required: ['productId'],
  }),
});
