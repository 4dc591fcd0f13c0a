/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberCustomFieldSuggestions = /* @__PURE__ */ routes<typeof contract.memberCustomFieldSuggestions>({
  listCustomFieldSuggestions: 'GET /members/v1/custom-field-suggestions',
  queryCustomFieldSuggestions: 'POST /members/v1/custom-field-suggestions/query',
});
