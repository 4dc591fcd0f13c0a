/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const appTokens = /* @__PURE__ */ routes<typeof contract.appTokens>({
  access: 'POST /oauth/access',
});
