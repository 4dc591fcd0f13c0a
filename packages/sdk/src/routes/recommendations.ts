/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const recommendations = /* @__PURE__ */ routes<typeof contract.recommendations>({
  listAvailableAlgorithms: 'GET /v1/recommendations/algorithms',
  getRecommendation: 'POST /v1/recommendations/get',
});
