import { anyone, operation, service } from '../operation.ts';
import { choice, guid, list, message, nullable, number, ref, text } from '../schema.ts';
import { CatalogReference } from '../shared/commerce.ts';

export const AlgorithmType = choice('UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL');
export const AlgorithmConfig = message('AlgorithmConfig', {
  name: text({ minLength: 1, maxLength: 50 }),
  description: text({ minLength: 1, maxLength: 500 }),
  additionalInfo: nullable(text({ minLength: 1, maxLength: 300 })),
  algorithmType: AlgorithmType,
  algorithmId: guid,
});
export const AlgorithmInfo = message('AlgorithmInfo', {
  config: ref(AlgorithmConfig),
  appId: text({ minLength: 1, maxLength: 36 }),
  catalogAppIds: list(text({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100 }),
});
export const Algorithm = message('Algorithm', {
  id: guid,
  appId: text({ minLength: 1, maxLength: 36 }),
});
export const Recommendation = message('Recommendation', {
  items: list(ref(CatalogReference), { maxItems: 100 }),
  algorithm: ref(Algorithm),
});

export const recommendations = service('ecom.recommendations', ['', '/ecom'], {
  listAvailableAlgorithms: operation({
    method: 'GET',
    path: '/v1/recommendations/algorithms',
    summary: 'List available algorithms',
    permit: anyone(),
    request: {},
    response: {
      availableAlgorithms: list(ref(AlgorithmInfo), { maxItems: 500 }),
    },
  }),
  getRecommendation: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/recommendations/get',
    summary: 'Get recommendation',
    permit: anyone(),
    request: {
      items: list(ref(CatalogReference), { maxItems: 300 }),
      algorithms: list(ref(Algorithm), { minItems: 1, maxItems: 10 }),
      minimumRecommendedItems: number({ maximum: 100 }),
    },
    response: {
      recommendation: ref(Recommendation),
    },
    required: ['algorithms', 'algorithms.id', 'algorithms.appId', 'items.appId', 'items.catalogItemId'],
    errors: ['ITEM_APP_ID_NOT_SUPPORTED', 'ALGORITHM_NOT_SUPPORTED', 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'],
  }),
});
