/** Views of products by visitors, the basis of recommendations. */
import { anyone, operation, service } from '../operation.ts';
import { guid } from '../schema.ts';

export const productViews = service('stoa.product-views', ['/stoa'], {
  recordProductView: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/products/{productId}/views',
    summary: 'Record that the caller viewed a product',
    permit: anyone(),
    request: { productId: guid },
    response: {},
    required: ['productId'],
  }),
});
