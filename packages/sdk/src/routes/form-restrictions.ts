/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const formRestrictions = /* @__PURE__ */ routes<typeof contract.formRestrictions>({
  getRestrictions: 'GET /form-app-service/v4/restrictions',
});
